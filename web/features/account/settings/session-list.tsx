import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import type { SessionEntry } from "../../../../worker/contract/account";
import { endOneSession, endOtherSessions, sessionsQuery } from "../../../data/account";
import { useChange } from "../../../data/use-change";
import { exactTime, relativeTime } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { ConfirmChange } from "../../../shell/confirm-change";
import { QueryError } from "../../../shell/query-error";
import { useToldChange } from "../../../shell/use-told-change";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { SkeletonGroup } from "../../../ui/skeleton";
import { deviceName } from "./device-name";

export function SessionList() {
  const [asking, setAsking] = useState(false);
  const query = useQuery(sessionsQuery);
  const { data, isPending, error } = query;
  const endOthers = useToldChange("sessions", endOtherSessions, {
    told: () => ({ title: "Signed out everywhere else" }),
    onDone: () => setAsking(false),
  });
  if (isPending) {
    return <SkeletonGroup label="Loading devices" className="grid gap-3" bars={["h-14 w-full", "h-14 w-full"]} />;
  }
  if (error) return <QueryError query={query} headingLevel={3} />;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.some((session) => !session.current) ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      ) : null}
      <ConfirmChange
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere else?"
        description="Every other device has to sign in again. This one stays signed in."
        confirmLabel="Sign out"
        change={endOthers}
        busyLabel="Signing out…"
        onConfirm={() => endOthers.mutate()}
      />
    </>
  );
}

function SessionRow({ session }: { session: SessionEntry }) {
  const end = useChange("sessions", () => endOneSession(session.id));
  const device = deviceName(session.userAgent);
  const Icon = /iPhone|Android/.test(device) ? Smartphone : Laptop;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{device}</p>
        <p className="text-muted text-sm">
          Signed in{" "}
          <time dateTime={session.createdAt} title={exactTime(session.createdAt)}>
            {relativeTime(session.createdAt)}
          </time>
          {session.ipAddress ? ` from ${session.ipAddress}` : null}
        </p>
      </div>
      {session.current ? (
        <Badge tone="success">This device</Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Sign out ${device}`}
          busy={end.isPending}
          busyLabel="Signing out…"
          onClick={() => end.mutate()}
        >
          Sign out
        </Button>
      )}
      {end.error ? <FieldError>{shownMessage(end.error)}</FieldError> : null}
    </li>
  );
}
