import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../worker/contract/account";
import { addressOf } from "../../../worker/contract/addresses";
import type { Mat } from "../../../worker/contract/rolls";
import { changed } from "../../data/changed";
import { matQuery } from "../../data/rolls";
import { prefer } from "../../data/training";
import { useToday } from "../../lib/format/today";
import { shownMessage } from "../../lib/http/request-error";
import { useSession } from "../../lib/session/session";
import { QueryError } from "../../shell/query-error";
import { useLoaded } from "../../training/use-loaded";
import { AlertLine } from "../../ui/alert-line";
import { PageHeader } from "../../ui/page-header";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { Switch } from "../../ui/switch";
import type { RollsPartProps } from "./rolls-part";

export function MatPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Page user={session.user} /> : null;
}

function Page({ user }: { user: CurrentUser }) {
  const today = useToday(user.timeZone);
  const query = useQuery(matQuery);
  const { data, isPending } = query;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:gap-12 sm:py-14">
      <PageHeader
        title="Around the Mat"
        lead="Your rolls beside your lifting. Nobody but you reads your notes on them."
      />
      {isPending ? (
        <SkeletonGroup label="Loading your rolls" className="grid max-w-prose gap-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      ) : data ? (
        <>
          <OnSwitch mat={data} />
          {data.on ? <Rolls mat={data} today={today} /> : null}
          <p className="text-muted">
            Something does not work?{" "}
            <Link to={addressOf("injuries")} className="link">
              Mark where it hurts
            </Link>
          </p>
          <Link to={addressOf("competitions")} className="link inline-flex min-h-11 items-center justify-self-start">
            Competitions you go to
          </Link>
        </>
      ) : (
        <QueryError query={query} title="Your rolls did not load" />
      )}
    </div>
  );
}

const loadRolls = () => import("./rolls-part");

/** Loads the code only for members who log rolls. */
function Rolls(props: RollsPartProps) {
  const [code, fetchCode] = useLoaded(loadRolls, false);
  useEffect(() => void fetchCode(), [fetchCode]);
  return code ? <code.RollsPart {...props} /> : null;
}

/** Saves at once. */
function OnSwitch({ mat }: { mat: Mat }) {
  const client = useQueryClient();
  const save = useMutation({ mutationFn: prefer, onSettled: () => changed(client, "preferences") });
  return (
    <div className="grid max-w-prose gap-2">
      <Switch
        label="Log rolls"
        help="Your dashboard gets a button for a roll, and your calendar, minutes and load count gym and mat together. Off, everything is as it was; the rolls you have logged are kept."
        checked={save.isPending ? (save.variables.rolls ?? mat.on) : mat.on}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ rolls: target.checked })}
      />
      <AlertLine>{save.error ? shownMessage(save.error) : null}</AlertLine>
    </div>
  );
}
