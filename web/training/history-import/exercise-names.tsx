import { useState } from "react";
import { EXERCISE_LIMITS } from "../../../worker/contract/exercises-limits";
import type { NameProposals } from "../../../worker/contract/history-imports";
import { plural } from "../../lib/format/format";
import { Disclosure } from "../../ui/disclosure";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";

type ExerciseNamesProps = {
  proposals: NameProposals;
  names: ReadonlyMap<string, string | null | undefined>;
  onChange: (name: string, value: string | null) => void;
};

/** Maps a log's exercise names to the club's: to a library entry, its own name, or none to leave it out. */
export function ExerciseNames({ proposals, names, onChange }: ExerciseNamesProps) {
  const unknown = proposals.filter(({ match }) => match === null);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">
        {plural(proposals.length, "exercise")}, {proposals.length - unknown.length} of them in the library.
      </p>
      {unknown.length > 0 ? (
        <div className="grid grid-cols-1 gap-4">
          {unknown.map((each) => (
            <OneName key={each.name} proposal={each} value={names.get(each.name) ?? null} onChange={onChange} />
          ))}
        </div>
      ) : null}
      {proposals.length > unknown.length ? (
        <Disclosure summary={<span className="text-base">Found in the library</span>}>
          <div className="grid grid-cols-1 gap-4 pt-2">
            {proposals
              .filter(({ match }) => match !== null)
              .map((each) => (
                <OneName key={each.name} proposal={each} value={names.get(each.name) ?? null} onChange={onChange} />
              ))}
          </div>
        </Disclosure>
      ) : null}
    </div>
  );
}

const SKIP = "skip";
const OTHER = "other";

type OneNameProps = {
  proposal: NameProposals[number];
  value: string | null;
  onChange: ExerciseNamesProps["onChange"];
};

function OneName({ proposal: { name, match, near }, value, onChange }: OneNameProps) {
  const offered = [...new Set([...(match ? [match] : []), ...near, name])];
  const [typing, setTyping] = useState(false);
  const shown = typing ? OTHER : value === null ? SKIP : `= ${value}`;
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={name}>
        <Select
          value={shown}
          onChange={({ target }) => {
            setTyping(target.value === OTHER);
            if (target.value !== OTHER) onChange(name, target.value === SKIP ? null : target.value.slice(2));
          }}
          options={[
            ...offered.map((each) => ({
              value: `= ${each}`,
              label: each === name && each !== match ? `Keep as “${each}”` : each,
            })),
            { value: OTHER, label: "Another name…" },
            { value: SKIP, label: "Leave out" },
          ]}
        />
      </Field>
      {typing ? (
        <Field label={`What ${name} is called here`}>
          <TextInput
            maxLength={EXERCISE_LIMITS.name}
            defaultValue={value ?? name}
            onBlur={({ target }) => onChange(name, target.value.trim() || name)}
          />
        </Field>
      ) : null}
    </div>
  );
}
