import { Button } from "../ui/button";
import { FieldError } from "../ui/field";
import type { SetLogState } from "./use-set-log";

/** Says that the last change of the sets was not saved. */
export function SetsNotSaved({ log, size = "md" }: { log: SetLogState; size?: "sm" | "md" }) {
  if (log.state !== "failed") return null;
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <FieldError>{log.error ?? "The sets were not saved."} They are kept on this device.</FieldError>
      <Button variant="secondary" size={size} onClick={log.retry}>
        Save again
      </Button>
    </div>
  );
}
