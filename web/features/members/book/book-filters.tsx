import type { BookChoices } from "../../../../worker/contract/training-book";
import type { BookFilters } from "../../../data/training-book";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";

type BookFilterFieldsProps = {
  filters: BookFilters;
  choices: BookChoices | undefined;
  onChange: (filters: Partial<BookFilters>) => void;
};

type Option = { value: string; label: string };

/** Adds the chosen option if no session has it any more, so that it stays visible. */
const withChosen = (first: string, options: Option[], chosen: string, name: string): Option[] => [
  { value: "", label: first },
  ...options,
  ...(chosen && !options.some(({ value }) => value === chosen) ? [{ value: chosen, label: name }] : []),
];

export function BookFilterFields({ filters, choices, onChange }: BookFilterFieldsProps) {
  const { member, lift, week, only, show } = filters;
  const members = (choices?.members ?? []).map(({ id, name }) => ({ value: id, label: name || "Unknown User" }));
  const lifts = (choices?.lifts ?? []).map(({ nameKey, name }) => ({ value: nameKey, label: name }));
  const weeks = (choices?.weeks ?? []).map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <search className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
      <Field label="Member">
        <Select
          value={member}
          onChange={({ target }) => onChange({ member: target.value })}
          options={withChosen("Everybody", members, member, "The chosen member")}
        />
      </Field>
      <Field label="Lift">
        <Select
          value={lift}
          onChange={({ target }) => onChange({ lift: target.value })}
          options={withChosen("Every lift", lifts, lift, lift)}
        />
      </Field>
      <Field label="Week">
        <Select
          value={week}
          onChange={({ target }) => onChange({ week: target.value })}
          options={withChosen("Every week", weeks, week, "The chosen week")}
        />
      </Field>
      <Field label="Only">
        <Select
          value={only}
          onChange={({ target }) => onChange({ only: target.value as BookFilters["only"] })}
          options={[
            { value: "", label: "Everything" },
            { value: "short", label: "Fell short" },
            { value: "hurts", label: "Hurts" },
          ]}
        />
      </Field>
      <Field label="Seen">
        <Select
          value={show}
          onChange={({ target }) => onChange({ show: target.value as BookFilters["show"] })}
          options={[
            { value: "", label: "Not yet" },
            { value: "all", label: "Also seen ones" },
          ]}
        />
      </Field>
    </search>
  );
}
