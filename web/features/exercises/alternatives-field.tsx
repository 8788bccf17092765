import { Plus, X } from "lucide-react";
import { useId, useRef } from "react";
import { LIBRARY_LIMITS } from "../../../worker/contract/library-limits";
import { ALTERNATIVE_PURPOSES, type AlternativePurpose, SWAP_LIMITS } from "../../../worker/contract/swaps-limits";
import { PURPOSE_NAMES } from "../../training/swap/swap-words";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";

export type Alternative = { name: string; purpose: AlternativePurpose };

type AlternativesFieldProps = { alternatives: readonly Alternative[]; onChange: (alternatives: Alternative[]) => void };

/** Edits the substitutes that members may choose for an exercise, each with its purpose. */
export function AlternativesField({ alternatives, onChange }: AlternativesFieldProps) {
  const helpId = useId();
  const list = useRef<HTMLUListElement>(null);
  const put = (index: number, change: Partial<Alternative>) =>
    onChange(alternatives.map((each, at) => (at === index ? { ...each, ...change } : each)));
  const add = () => {
    onChange([...alternatives, { name: "", purpose: "pattern" }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  };
  return (
    <fieldset aria-describedby={helpId} className="grid grid-cols-1 justify-items-start gap-2">
      <legend className="font-semibold text-sm">Alternatives</legend>
      <p id={helpId} className="text-muted text-sm">
        Members may do one of them in its place. You see who does, and why.
      </p>
      {alternatives.length > 0 ? (
        <ul ref={list} className="grid w-full grid-cols-1 gap-3">
          {alternatives.map(({ name, purpose }, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing but its place until it has a name.
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 sm:grid-cols-[minmax(0,1fr)_12rem_auto]"
            >
              <TextInput
                aria-label={`Name of alternative ${index + 1}`}
                autoComplete="off"
                maxLength={LIBRARY_LIMITS.name}
                value={name}
                onChange={({ target }) => put(index, { name: target.value })}
              />
              <div className="max-sm:order-last max-sm:col-span-2">
                <Select
                  aria-label={`What alternative ${index + 1} is for`}
                  options={PURPOSES}
                  value={purpose}
                  onChange={({ target }) => put(index, { purpose: target.value as AlternativePurpose })}
                />
              </div>
              <IconButton
                label={`Remove alternative ${index + 1}${name ? `, ${name}` : ""}`}
                icon={<X aria-hidden strokeWidth={1.75} />}
                onClick={() => onChange(alternatives.filter((_, at) => at !== index))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {alternatives.length < SWAP_LIMITS.alternatives ? (
        <Button size="sm" variant="secondary" icon={<Plus aria-hidden strokeWidth={1.75} />} onClick={add}>
          Add an alternative
        </Button>
      ) : null}
    </fieldset>
  );
}

const PURPOSES = ALTERNATIVE_PURPOSES.map((value) => ({ value, label: PURPOSE_NAMES[value] }));

export const isSame = (one: readonly Alternative[], other: readonly Alternative[]): boolean =>
  one.length === other.length &&
  one.every(({ name, purpose }, at) => name === other[at]?.name && purpose === other[at].purpose);
