import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { FoundSubscription } from "../../../../worker/contract/found-subscriptions";
import { exactMoney } from "../../../../worker/contract/money";
import { attachSubscription, detachSubscription } from "../../../data/found-subscriptions";
import { useChange } from "../../../data/use-change";
import { dayOf } from "../../../lib/format/day-of";
import { failureText } from "../../../lib/http/failure-text";
import { AlertLine } from "../../../ui/alert-line";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";

async function attachOne(id: string): Promise<void> {
  const [done] = await attachSubscription(id);
  if (done?.reason) throw new Error(done.reason);
}

/** One found subscription: its member, price and remarks, with attaching and detaching. */
export function FoundRow({ row }: { row: FoundSubscription }) {
  const { id, email, name, member, state, reason, notes, cents, currency, every, isOldPrice, renewsAt } = row;
  const attach = useChange("foundSubscription", () => attachOne(id), { afterFailure: true });
  const detach = useChange("foundSubscription", () => detachSubscription(id), { afterFailure: true });
  const who = email ?? name ?? id;
  const refused = attach.error && !("status" in attach.error) ? attach.error.message : undefined;
  const failure =
    refused ??
    failureText(attach.error, "It could not be attached.") ??
    failureText(detach.error, "It could not be taken back.");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="min-w-0 break-all font-semibold">{who}</strong>
          {member ? (
            <Link className="link" to={addressOf("adminUser", { id: member.id })}>
              {member.name}
            </Link>
          ) : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          <span>
            {exactMoney(cents, currency)} every {every}
          </span>
          {isOldPrice ? <Badge tone="accent">Own price, kept</Badge> : null}
          {notes.map((note) => (
            <Badge key={note} tone={note === "Payment open" ? "warning" : "outline"}>
              {note}
            </Badge>
          ))}
          {renewsAt ? <span className="text-muted">Period ends {dayOf(renewsAt)}</span> : null}
        </p>
        {reason ? <p className="max-w-prose text-muted text-sm">{reason}</p> : null}
        <AlertLine>{failure}</AlertLine>
      </div>
      {state === "ready" || state === "decide" ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Attach: ${who}`}
          busy={attach.isPending}
          busyLabel="Attaching…"
          onClick={() => attach.mutate()}
        >
          Attach
        </Button>
      ) : null}
      {state === "attached" ? (
        <Button
          variant="quiet"
          size="sm"
          className="text-danger!"
          aria-label={`Take back: ${who}`}
          busy={detach.isPending}
          busyLabel="Taking back…"
          onClick={() => detach.mutate()}
        >
          Take back
        </Button>
      ) : null}
    </li>
  );
}
