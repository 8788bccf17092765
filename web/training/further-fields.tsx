import { Select } from "../ui/select";
import { ExerciseCell } from "./exercise-cell";
import { cellId, type ExerciseField, type ExerciseTexts, FURTHER } from "./exercise-fields";
import { tierOptions } from "./tier";

type FurtherFieldsProps = {
  rowKey: string;
  of: string;
  texts: ExerciseTexts;
  problems: Partial<Record<ExerciseField, string>>;
  /** A field that is shown elsewhere. */
  without?: ExerciseField;
  onText: (field: ExerciseField, text: string) => void;
};

/** Fields that the table has no column for. */
export function FurtherFields({ rowKey, of, texts, problems, without, onText }: FurtherFieldsProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-2 gap-x-3 gap-y-3 @md:grid-cols-3 @4xl:grid-cols-7">
        {FURTHER.filter(({ field }) => field !== without).map(({ field, label }) =>
          field === "tier" ? (
            <div key={field} className="grid grid-cols-1 content-start gap-1">
              <label htmlFor={cellId(rowKey, field)} className="text-muted text-xs">
                {label}
                <span className="sr-only"> of {of}</span>
              </label>
              <Select
                id={cellId(rowKey, field)}
                value={texts.tier}
                onChange={(event) => onText("tier", event.target.value)}
                options={tierOptions(texts.tier)}
              />
            </div>
          ) : (
            <ExerciseCell
              key={field}
              rowKey={rowKey}
              field={field}
              of={of}
              value={texts[field]}
              error={problems[field]}
              multiline={field === "description"}
              className={field === "description" ? "col-span-full" : undefined}
              onText={(text) => onText(field, text)}
            />
          ),
        )}
      </div>
    </div>
  );
}
