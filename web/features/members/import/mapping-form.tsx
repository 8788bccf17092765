import { Field } from "../../../ui/field";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { FIELD_NAMES, FIELDS, type Mapping } from "./read-members";
import type { readTable } from "./read-table";

type MappingFormProps = {
  table: ReturnType<typeof readTable>;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
  /** Null where the dates themselves say how they are written. */
  dayFirst: boolean | null;
  onDayFirst: (dayFirst: boolean) => void;
};

/** Which column says what, as it is proposed by their names. A column that nothing is chosen for is not read. */
export function MappingForm({ table, mapping, onChange, dayFirst, onDayFirst }: MappingFormProps) {
  const { heads, rows } = table;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {FIELDS.map((field) => {
          const at = mapping[field];
          const example = at === undefined ? "" : (rows.find(({ cells }) => cells[at])?.cells[at] ?? "");
          return (
            <Field
              key={field}
              label={FIELD_NAMES[field]}
              help={example ? `As in “${example.slice(0, 40)}”` : undefined}
            >
              <Select
                value={at === undefined ? "" : String(at)}
                onChange={({ target }) => {
                  const { [field]: _, ...others } = mapping;
                  onChange(target.value === "" ? others : { ...others, [field]: Number(target.value) });
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
