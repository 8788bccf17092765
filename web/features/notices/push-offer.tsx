import { usePreferences } from "../../data/notices";
import { shownMessage } from "../../lib/http/request-error";
import { Button } from "../../ui/button";
import { useDevicePush } from "./use-device-push";

/** Offers pushes if this browser supports them and they are off. */
export function PushOffer() {
  const { data } = usePreferences();
  const { state, turn } = useDevicePush(data?.pushKey ?? null);
  if (state !== "off") return null;
  return (
    <div className="grid gap-1 border-line border-b pt-1 pb-3">
      <p className="text-muted text-sm">Know of an answer or a new week without opening the site.</p>
      <Button
        variant="secondary"
        size="sm"
        busy={turn.isPending}
        busyLabel="Turning on…"
        onClick={() => turn.mutate(true)}
        className="justify-self-start"
      >
        Notify me on this device
      </Button>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {turn.error ? shownMessage(turn.error, "This browser could not turn it on.") : null}
      </p>
    </div>
  );
}
