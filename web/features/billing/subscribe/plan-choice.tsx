import { useEffect, useId, useRef } from "react";
import type { Plan } from "../../../../worker/contract/billing";
import { money } from "../../../../worker/contract/money";
import { PLANS, planNote } from "../plans";
import { usePlanPrices } from "../use-plan-prices";

type PlanChoiceProps = {
  plan: Plan;
  onChoose: (plan: Plan) => void;
  disabled?: boolean;
  /** Takes the focus on mount, when it replaces the form that had it. */
  focused?: boolean;
};

export function PlanChoice({ plan, onChoose, disabled = false, focused = false }: PlanChoiceProps) {
  const name = useId();
  const prices = usePlanPrices();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (focused) group.current?.querySelector<HTMLInputElement>(":checked")?.focus();
  }, [focused]);
  return (
    <fieldset ref={group} disabled={disabled} className="grid min-w-0 grid-cols-1">
      <legend className="mb-3 font-display font-extrabold text-2xl">Choose your plan</legend>
      <div className="grid grid-cols-1 divide-y divide-line-strong overflow-hidden rounded-sm border border-line-strong">
        {(["monthly", "annual"] as const).map((each) => {
          const { name: title, per } = PLANS[each];
          return (
            <label key={each} className={OPTION}>
              <input
                type="radio"
                name={name}
                value={each}
                checked={plan === each}
                onChange={() => onChoose(each)}
                aria-describedby={`${name}-${each}`}
                className="mt-1 size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-raised transition-colors checked:border-[6.5px] checked:border-accent forced-colors:appearance-auto"
              />
              <span className="wrap-break-word min-w-min flex-1">
                <span className="font-semibold text-lg">{title}</span>
                <span id={`${name}-${each}`} className="block text-muted text-sm">
                  {planNote(each, prices)}
                </span>
              </span>
              <span className="ml-auto shrink-0 text-right">
                <span className="figures block text-4xl leading-none">{money(prices[each])}</span>
                <span className="text-muted text-sm">per {per}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const OPTION =
  "flex cursor-pointer flex-wrap items-start gap-3 px-4 py-4 transition-colors hover:bg-sunken has-checked:bg-accent-soft has-disabled:cursor-default " +
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2 [&_input]:outline-none forced-colors:has-checked:outline-2";
