import { Search } from "lucide-react";
import { PROGRAM_LIMITS } from "../../../worker/contract/programs-limits";
import type { ProgramFilters } from "../../data/admin-programs";
import { useTypedSearch } from "../../lib/forms/use-typed-search";
import { Field } from "../../ui/field";
import { Select } from "../../ui/select";
import { TextInput } from "../../ui/text-input";

const STATUSES: { value: ProgramFilters["status"]; label: string }[] = [
  { value: "all", label: "All" },
  { value: "draft", label: "Drafts" },
  { value: "scheduled", label: "Scheduled" },
  { value: "published", label: "Published" },
  { value: "deleted", label: "Deleted, last 30 days" },
];

type AdminProgramsFiltersProps = { filters: ProgramFilters; onChange: (filters: ProgramFilters) => void };

export function AdminProgramsFilters({ filters, onChange }: AdminProgramsFiltersProps) {
  const [typed, setTyped] = useTypedSearch(filters, onChange);
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <Field label="Search">
        <TextInput
          type="search"
          lead={<Search />}
          placeholder="Title, description or week 7"
          maxLength={PROGRAM_LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label="Status">
        <Select
          value={filters.status}
          options={STATUSES}
          onChange={(event) => {
            const chosen = STATUSES.find(({ value }) => value === event.target.value);
            if (chosen) onChange({ ...filters, status: chosen.value });
          }}
        />
      </Field>
    </search>
  );
}
