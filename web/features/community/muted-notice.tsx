import type { Mute } from "../../../worker/contract/community";
import { exactTime } from "../../lib/format/format";
import { Alert } from "../../ui/alert";

/** Shown to muted members instead of the composer. */
export function MutedNotice({ mute: { until, reason } }: { mute: Mute }) {
  return (
    <Alert
      live
      tone="warning"
      title={until ? `You can write again on ${exactTime(until)}` : "You can only read at the moment"}
    >
      <p>
        You can read everything here, but not post, comment, react or report
        {until ? " until then." : " until the coach lifts this."} Your own posts and comments can still be deleted.
      </p>
      {reason ? <p className="mt-1">Reason: {reason}</p> : null}
    </Alert>
  );
}
