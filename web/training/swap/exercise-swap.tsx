import { ArrowLeftRight } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { lazyCode } from "../../ui/lazy-code";
import { useLazyCode } from "../../ui/use-lazy-code";
import { TO_THE_LIFT } from "./pending-swaps";
import type { ShownExercise } from "./shown-exercise";
import { REASON_NAMES } from "./swap-words";
import type { Swaps } from "./use-swaps";

const form = lazyCode(async () => (await import("./swap-form")).SwapForm);

type ExerciseSwapProps = { exercise: ShownExercise; swaps: Swaps };

/** Swaps an exercise for another, with a reason, today or from now on; nothing if the coach offers no substitute. */
export function ExerciseSwap({ exercise, swaps }: ExerciseSwapProps) {
  const own = swaps.of(exercise.id);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const SwapForm = useLazyCode(form, open, () => setOpen(false));
  if (!own) return null;
  const { swap } = own;
  const lift = exercise.insteadOf ?? exercise.name;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      data-wide={open || swap ? true : undefined}
      className={cx("grid grid-cols-1 gap-2", (open || swap) && "basis-full")}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {swap ? (
          <p className="text-muted text-sm">
            In place of {lift} {swap.standing ? "from now on" : "today"}: {REASON_NAMES[swap.reason].toLowerCase()}.
          </p>
        ) : null}
        <Button
          ref={opener}
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={open && SwapForm ? formId : undefined}
          icon={<ArrowLeftRight aria-hidden strokeWidth={1.75} />}
          onClick={() => setOpen(!open)}
        >
          <span className={open || swap ? undefined : "max-sm:sr-only"}>Swap</span>
          <span className="sr-only"> {exercise.name}</span>
        </Button>
        {swap ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              swaps.choose(exercise.id, TO_THE_LIFT);
              close();
            }}
          >
            Back to {lift}
          </Button>
        ) : null}
      </div>
      {open && SwapForm ? (
        <SwapForm
          id={formId}
          lift={lift}
          own={own}
          onSwap={(choice) => {
            swaps.choose(exercise.id, choice);
            close();
          }}
          onCancel={close}
        />
      ) : null}
    </div>
  );
}
