import { Search } from "lucide-react";
import type { RefObject } from "react";
import {
  type InboxFilter,
  MESSAGE_LIMITS,
  MESSAGE_TYPE_NAMES,
  MESSAGE_TYPES,
} from "../../../../worker/contract/messages-limits";
import type { InboxFilters as Filters } from "../../../data/inbox";
import { useTypedSearch } from "../../../lib/forms/use-typed-search";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";

type InboxFiltersProps = {
  filters: Filters;
  onChange: (filters: Filters) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

export function InboxFilters({ filters, onChange, searchRef }: InboxFiltersProps) {
  const [typed, setTyped] = useTypedSearch(filters, onChange);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label="Search by name or e-mail" hideLabel className="col-span-2">
        <TextInput
          ref={searchRef}
          type="search"
          lead={<Search />}
          placeholder="Search by name or e-mail"
          maxLength={MESSAGE_LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Field label="Show" hideLabel>
        <Select
          options={FILTERS}
          value={filters.filter}
          onChange={({ target }) =>
            onChange({ ...filters, filter: FILTERS.find(({ value }) => value === target.value)?.value ?? "all" })
          }
        />
      </Field>
      <Field label="Type" hideLabel>
        <Select
          value={filters.type ?? ""}
          onChange={({ target }) =>
            onChange({ ...filters, type: MESSAGE_TYPES.find((type) => type === target.value) ?? null })
          }
        >
          <option value="">All types</option>
          {MESSAGE_TYPES.map((type) => (
            <option key={type} value={type}>
              {MESSAGE_TYPE_NAMES[type]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

const FILTERS: { value: InboxFilter; label: string }[] = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
  { value: "unanswered", label: "Unanswered" },
  { value: "waiting", label: "Waiting over 24 h" },
  { value: "unresolved", label: "Unresolved" },
];
