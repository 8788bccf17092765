import { Field } from "../ui/field";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import type { readTable } from "./read-table";

type MappingFormProps<Name extends string> = {
  table: ReturnType<typeof readTable>;
  /** The fields that columns may hold, with their labels. */
  fields: readonly Name[];
  names: Record<Name, string>;
  mapping: Partial<Record<Name, number>>;
  onChange: (mapping: Partial<Record<Name, number>>) => void;
  /** Null if the dates themselves tell their format. */
  dayFirst: boolean | null;
  onDayFirst: (dayFirst: boolean) => void;
};

/** Assigns columns to fields, as proposed by their names. Unassigned columns are not read. */
export function MappingForm<Name extends string>(props: MappingFormProps<Name>) {
  const { table, fields, names, mapping, onChange, dayFirst, onDayFirst } = props;
  const { heads, rows } = table;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {fields.map((field) => {
          const at = mapping[field];
          const example = at === undefined ? "" : (rows.find(({ cells }) => cells[at])?.cells[at] ?? "");
          return (
            <Field key={field} label={names[field]} help={example ? `As in “${example.slice(0, 40)}”` : undefined}>
              <Select
                value={at === undefined ? "" : String(at)}
                onChange={({ target }) => {
                  const next = { ...mapping };
                  if (target.value === "") delete next[field];
                  else next[field] = Number(target.value);
                  onChange(next);
                }}
                options={[
                  { value: "", label: "Not in the list" },
                  ...heads.map((head, index) => ({ value: String(index), label: head || `Column ${index + 1}` })),
                ]}
              />
            </Field>
          );
        })}
      </div>
      {dayFirst === null ? null : (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted text-sm">These dates can be read in two ways. 03/04/2026 is</p>
          <Segmented
            label="How dates are written"
            value={dayFirst ? "day" : "month"}
            onValueChange={(value) => onDayFirst(value === "day")}
            options={[
              { value: "day", label: "April 3" },
              { value: "month", label: "March 4" },
            ]}
          />
        </div>
      )}
    </div>
  );
}
