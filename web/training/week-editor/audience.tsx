import { useQuery } from "@tanstack/react-query";
import { Lock, Search, Users } from "lucide-react";
import { useState } from "react";
import { USER_SEARCH_MAX_LENGTH } from "../../../worker/contract/billing-limits";
import type { AdminWeeklyProgram } from "../../../worker/contract/programs";
import { atId } from "../../data/at-id";
import { memberQuery, membersToChooseQuery } from "../../data/members";
import { useChange } from "../../data/use-change";
import { fullName } from "../../lib/format/member-words";
import { useSettled } from "../../lib/forms/use-settled";
import { api, call } from "../../lib/http/api";
import { failureText } from "../../lib/http/failure-text";
import { useRights } from "../../lib/session/use-rights";
import { MemberLink } from "../../shell/member-link";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { FieldGroup } from "../../ui/field-group";
import { FormDialog } from "../../ui/form-dialog";
import { Radio } from "../../ui/radio";
import { TextInput } from "../../ui/text-input";

const EVERYBODY = "";

/** Chooses for whom a week is, stored separately from its content. */
export function Audience({ program }: { program: AdminWeeklyProgram }) {
  const may = useRights();
  const [memberId, setMemberId] = useState(program.assignedTo);
  const [choosing, setChoosing] = useState(false);
  const member = useQuery({ ...memberQuery(memberId ?? ""), enabled: memberId !== null && may("people") });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {memberId === null ? (
        <p className="flex items-center gap-2 text-muted">
          <Users aria-hidden strokeWidth={1.75} className="size-4.5" /> For all members
        </p>
      ) : (
        <p className="flex items-center gap-2">
          <Lock aria-hidden strokeWidth={1.75} className="size-4.5 text-accent" />
          <span>
            Private week of{" "}
            <MemberLink id={memberId} className="link">
              {member.data ? fullName(member.data.user) : "one member"}
            </MemberLink>
          </span>
        </p>
      )}
      {may("people") ? (
        <Button variant="quiet" size="sm" onClick={() => setChoosing(true)}>
          Change<span className="sr-only"> for whom this week is</span>
        </Button>
      ) : null}
      {choosing ? (
        <AudienceDialog
          program={program}
          memberId={memberId}
          onClose={() => setChoosing(false)}
          onChanged={(next) => {
            setMemberId(next);
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}

type AudienceDialogProps = {
  program: AdminWeeklyProgram;
  memberId: string | null;
  onClose: () => void;
  onChanged: (memberId: string | null) => void;
};

function AudienceDialog({ program, memberId, onClose, onChanged }: AudienceDialogProps) {
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(memberId ?? EVERYBODY);
  const search = useSettled(typed.trim());
  const people = useQuery(membersToChooseQuery(search));
  const { mutate, isPending, error } = useChange(
    "program",
    () =>
      call(
        api.api.admin["weekly-programs"][":id"].assignment.$put({
          ...atId(program.id),
          json: { memberId: chosen || null },
        }),
      ),
    { onDone: ({ assignedTo }) => onChanged(assignedTo) },
  );
  const failed = error ?? people.error;
  return (
    <FormDialog
      title="For whom is this week?"
      description="A private week is one member’s alone: others find it nowhere, and it stands first on that member’s dashboard while it runs."
      submitLabel="Save"
      busyLabel="Saving…"
      busy={isPending}
      error={failureText(failed, "This was not saved. Please try again.")}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Field label="Find a member">
        <TextInput
          type="search"
          lead={<Search />}
          maxLength={USER_SEARCH_MAX_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <FieldGroup legend="For">
        <Radio
          name="audience"
          value={EVERYBODY}
          label="All members"
          checked={chosen === EVERYBODY}
          onChange={() => setChosen(EVERYBODY)}
        />
        {people.data?.map((user) => (
          <Radio
            key={user.id}
            name="audience"
            value={user.id}
            label={fullName(user)}
            help={user.email}
            checked={chosen === user.id}
            onChange={() => setChosen(user.id)}
          />
        ))}
        {people.data?.length === 0 ? (
          <p className="text-muted text-sm">Nobody has “{search}” in the name or e-mail.</p>
        ) : null}
      </FieldGroup>
    </FormDialog>
  );
}
