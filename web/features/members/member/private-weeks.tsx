import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { MemberDetail } from "../../../../worker/contract/members";
import { programsToCopyQuery } from "../../../data/admin-programs";
import { once } from "../../../data/once";
import { useChange } from "../../../data/use-change";
import { calendarDay } from "../../../lib/format/format";
import { fullName } from "../../../lib/format/member-words";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { useCallKey } from "../../../lib/http/use-call-key";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { Select } from "../../../ui/select";
import { Skeleton } from "../../../ui/skeleton";

/** Lists a member's private weeks, with a button to add one. */
export function PrivateWeeks({ detail }: { detail: MemberDetail }) {
  const { user, programs } = detail;
  const [making, setMaking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      {programs.length === 0 ? (
        <p className="text-muted">
          None. A private week is {fullName(user)}’s alone, and stands first on their dashboard while it runs.
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {programs.map(({ id, title, startDate, endDate, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="grid min-w-0">
                <Link to={addressOf("weeklyProgramEdit", { id })} className="font-semibold hover:text-accent">
                  {title}
                </Link>
                <span className="text-muted text-sm tabular-nums">
                  {calendarDay(startDate)} to {calendarDay(endDate)}
                </span>
              </div>
              <Badge tone={status === "published" ? "success" : "neutral"}>{STATUS_NAMES[status]}</Badge>
            </li>
          ))}
        </ul>
      )}
      {user.role === "admin" ? null : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setMaking(true)}>
          Make a private week
        </Button>
      )}
      {making ? <MakeDialog user={user} onClose={() => setMaking(false)} /> : null}
    </div>
  );
}

function MakeDialog({ user, onClose }: { user: MemberDetail["user"]; onClose: () => void }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState("");
  const key = useCallKey();
  const weeks = useQuery(programsToCopyQuery);
  const programId = Number(chosen) || weeks.data?.[0]?.id;
  const { mutate, isPending, error } = useChange(
    "program",
    (programId: number) => {
      const asked = { param: { id: user.id }, json: { programId } };
      return call(api.api.admin.users[":id"].programs.$post(asked, once(key(String(programId)))));
    },
    { onDone: ({ id }) => navigate(addressOf("weeklyProgramEdit", { id })) },
  );
  // Pressed before the weeks are loaded, it waits for them; if loading failed, it retries.
  const make = async () => {
    const from = programId ?? (await weeks.refetch()).data?.[0]?.id;
    if (from) mutate(from);
  };
  const failed = error ?? weeks.error;
  return (
    <FormDialog
      title="Make a private week"
      description={`A draft that only admins see opens in the editor. Once it is published, ${fullName(user)} sees it too, and nobody else.`}
      submitLabel="Make a draft"
      busyLabel="Making…"
      busy={isPending}
      error={
        failureText(failed, "The week was not made. Please try again.") ??
        (weeks.data?.length === 0 ? "There is no week to begin with. Upload one first." : undefined)
      }
      onSubmit={make}
      onClose={onClose}
    >
      {weeks.data ? (
        <Field label="Begin with the training of">
          <Select
            value={String(programId ?? "")}
            onChange={(event) => setChosen(event.target.value)}
            options={weeks.data.map(({ id, title, startDate }) => ({
              value: String(id),
              label: `${title} (${calendarDay(startDate, { month: "short", day: "numeric" })})`,
            }))}
          />
        </Field>
      ) : (
        <Skeleton className="h-18 w-full" />
      )}
    </FormDialog>
  );
}

const STATUS_NAMES = { draft: "Draft", scheduled: "Scheduled", published: "Published" } as const;
