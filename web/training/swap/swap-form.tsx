import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { SWAP_REASONS, type SwapReason } from "../../../worker/contract/swaps-limits";
import { Button } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { Radio } from "../../ui/radio";
import { Segmented } from "../../ui/segmented";
import type { Substitutes } from "./shown-exercise";
import { PURPOSE_NAMES, REASON_NAMES } from "./swap-words";

type SwapFormProps = {
  id: string;
  lift: string;
  own: Substitutes;
  onSwap: (choice: { substitute: string; reason: SwapReason; standing: boolean }) => void;
  onCancel: () => void;
};

/** Chooses a substitute, the reason, and how long. */
export function SwapForm({ id, lift, own: { options, swap }, onSwap, onCancel }: SwapFormProps) {
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
        <Button size="sm" variant="secondary" onClick={(event) => choose(event, true)}>
          From now on
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <p className="text-muted text-xs">
        Your coach sees what you swap, and why.
        {reason === "hurts" ? (
          <>
            {" "}
            <Link to={addressOf("injuries")} className="link">
              Mark where it hurts
            </Link>
          </>
        ) : null}
      </p>
    </form>
  );
}
