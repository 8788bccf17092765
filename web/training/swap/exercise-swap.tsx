import { ArrowLeftRight } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { SWAP_REASONS, type SwapReason } from "../../../worker/contract/swaps-limits";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { Radio } from "../../ui/radio";
import { Segmented } from "../../ui/segmented";
import { TO_THE_LIFT } from "./pending-swaps";
import type { ShownExercise, Substitutes } from "./shown-exercise";
import { PURPOSE_NAMES, REASON_NAMES } from "./swap-words";
import type { Swaps } from "./use-swaps";

type ExerciseSwapProps = { exercise: ShownExercise; swaps: Swaps };

/** Doing another exercise in place of one, for a reason, today or from now on; nothing where the coach offers none. */
export function ExerciseSwap({ exercise, swaps }: ExerciseSwapProps) {
  const own = swaps.of(exercise.id);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const formId = useId();
  if (!own) return null;
  const { swap } = own;
  const lift = exercise.insteadOf ?? exercise.name;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-2">
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
          aria-controls={open ? formId : undefined}
          icon={<ArrowLeftRight aria-hidden strokeWidth={1.75} />}
          onClick={() => setOpen(!open)}
        >
          Swap<span className="sr-only"> {exercise.name}</span>
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
      {open ? (
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

type SwapFormProps = {
  id: string;
  lift: string;
  own: Substitutes;
  onSwap: (choice: { substitute: string; reason: SwapReason; standing: boolean }) => void;
  onCancel: () => void;
};

function SwapForm({ id, lift, own: { options, swap }, onSwap, onCancel }: SwapFormProps) {
  const [substitute, setSubstitute] = useState(
    (options.find(({ name }) => name !== swap?.substitute) ?? options[0])?.name ?? "",
  );
  const [reason, setReason] = useState<SwapReason | "">("");
  const [refused, setRefused] = useState(false);
  const name = useId();
  const errorId = useId();
  const choose = (event: FormEvent, standing: boolean) => {
    event.preventDefault();
    if (reason === "") setRefused(true);
    else onSwap({ substitute, reason, standing });
  };
  return (
    <form
      id={id}
      noValidate
      className="grid grid-cols-1 justify-items-start gap-3 border-line border-y py-3"
      onSubmit={(event) => choose(event, false)}
    >
      <fieldset className="grid grid-cols-1">
        <legend className="font-semibold text-sm">In place of {lift}</legend>
        {options.map((option) => (
          <Radio
            key={option.name}
            name={name}
            label={option.name}
            help={option.purpose ? PURPOSE_NAMES[option.purpose] : undefined}
            checked={substitute === option.name}
            onChange={() => setSubstitute(option.name)}
          />
        ))}
      </fieldset>
      <div className="grid grid-cols-1 justify-items-start gap-1.5">
        <span aria-hidden className="font-semibold text-sm">
          Why?
        </span>
        <Segmented<SwapReason | "">
          label="Why?"
          value={reason}
          onValueChange={(chosen) => {
            setReason(chosen);
            setRefused(false);
          }}
          options={SWAP_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }))}
        />
        {refused ? <FieldError id={errorId}>Say why.</FieldError> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" aria-describedby={refused ? errorId : undefined}>
          Swap for today
        </Button>
        <Button type="button" size="sm" variant="secondary" onClick={(event) => choose(event, true)}>
          From now on
        </Button>
        <Button type="button" size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="text-muted text-xs">Your coach sees what you swap, and why.</p>
    </form>
  );
}
