import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import type { SessionEntry } from "../../../../worker/contract/account";
import { endOneSession } from "../../../data/account";
import { changed } from "../../../data/changed";
import { exactTime, relativeTime } from "../../../lib/format/format";
import { shownMessage } from "../../../lib/http/request-error";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { deviceName } from "./device-name";

export function SessionRow({ session }: { session: SessionEntry }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => endOneSession(session.id),
    onSuccess: () => changed(client, "sessions"),
  });
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
