import { Columns2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CheckedLift } from "../../../../../worker/contract/lift-cues";
import type { Message } from "../../../../../worker/contract/messages";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";

const ClipPair = lazy(async () => ({ default: (await import("./clip-pair")).ClipPairView }));

type CompareLaterProps = { message: Message; earlier: CheckedLift["earlier"] };

/** Loads the comparison with an earlier clip on request. */
export function CompareLater({ message, earlier }: CompareLaterProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<Columns2 aria-hidden strokeWidth={1.75} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? "Hide the earlier clip" : "Beside an earlier clip"}
      </Button>
      {open ? (
        <Suspense fallback={<Spinner label="Loading" className="size-6" />}>
          <ClipPair message={message} earlier={earlier} />
        </Suspense>
      ) : null}
    </div>
  );
}
