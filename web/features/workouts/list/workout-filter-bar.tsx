import { Search } from "lucide-react";
import { useFilterOptions } from "../../../data/workouts";
import { useTypedSearch } from "../../../lib/forms/use-typed-search";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { useFoldedFilters } from "../../../ui/folded-filters";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { TryAgain } from "../../../ui/try-again";
import { DURATION_BANDS, type ListFilters } from "./list-filters";

const SEARCH_MAX = 100;

export function WorkoutFilterBar({
  filters,
  onChange,
}: {
  filters: ListFilters;
  onChange: (changed: Partial<ListFilters>) => void;
}) {
  const query = useFilterOptions();
  const { data, isError } = query;
  const chosen = [filters.focus, filters.intensity, filters.duration].filter(Boolean).length;
  const folded = useFoldedFilters(chosen, "col-span-2");
  const [typed, setTyped] = useTypedSearch(filters, ({ search }) => onChange({ search }));
  return (
    <search className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-[2fr_1fr_1fr_1fr]">
      <Field label="Search" className="col-span-2 lg:col-span-1">
        <TextInput
          type="search"
          value={typed}
          maxLength={SEARCH_MAX}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Title, focus or description"
          lead={<Search />}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      {folded.button}
      <Choice
        id={folded.id}
        label="Focus"
        any="All focus areas"
        value={filters.focus}
        options={(data?.focus ?? []).map(asOption)}
        onValue={(focus) => onChange({ focus })}
        className={cx("col-span-2 sm:col-span-1", folded.className)}
      />
      <Choice
        label="Intensity"
        any="Any intensity"
        value={filters.intensity}
        options={(data?.intensity ?? []).map(asOption)}
        onValue={(intensity) => onChange({ intensity })}
        className={folded.className}
      />
      <Choice
        label="Duration"
        any="Any length"
        value={filters.duration}
        options={DURATION_BANDS}
        onValue={(duration) => onChange({ duration })}
        className={cx("sm:max-lg:col-span-2", folded.className)}
      />
      {isError ? (
        <div role="alert" className="col-span-2 flex flex-wrap items-center gap-3 text-sm lg:col-span-4">
          <p>The choices for focus and intensity did not load.</p>
          <TryAgain query={query} />
        </div>
      ) : null}
    </search>
  );
}

type Option = { value: string; label: string };

type ChoiceProps = {
  label: string;
  /** The label of no choice. */
  any: string;
  value: string;
  options: readonly Option[];
  onValue: (value: string) => void;
  className?: string | undefined;
  id?: string;
};

function Choice({ label, any, value, options, onValue, className, id }: ChoiceProps) {
  // The address may have a value that is not published any more, or not loaded yet: it applies all the same.
  const missing = value !== "" && !options.some((option) => option.value === value);
  return (
    <Field id={id} label={label} className={className}>
      <Select
        value={value}
        onChange={(event) => onValue(event.target.value)}
        options={[{ value: "", label: any }, ...(missing ? [asOption(value)] : []), ...options]}
      />
    </Field>
  );
}

const asOption = (value: string): Option => ({ value, label: value });
