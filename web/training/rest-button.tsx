import { TimerReset } from "lucide-react";
import { Button } from "../ui/button";
import { type Rest, shownRest } from "./rest-seconds";
import { startRest } from "./rest-timer";

/** Starts the prescribed rest of an exercise. */
export function RestButton({ name, rest }: { name: string; rest: Rest }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<TimerReset aria-hidden strokeWidth={1.75} />}
      onClick={() => startRest(name, rest.seconds)}
    >
      <span className="max-sm:sr-only">Rest </span>
      {shownRest(rest)}
      <span className="sr-only"> after {name}</span>
    </Button>
  );
}
