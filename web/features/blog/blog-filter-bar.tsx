import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { BLOG_CATEGORIES, BLOG_LIMITS } from "../../../worker/contract/blog-limits";
import { cx } from "../../ui/cx";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import type { BlogFilters } from "./blog-filters";

/** The pause in typing after which the search goes out. */
const SEARCH_AFTER_MS = 300;

type BlogFilterBarProps = { filters: BlogFilters; onChange: (filters: BlogFilters) => void };

export function BlogFilterBar({ filters, onChange }: BlogFilterBarProps) {
  const [typed, setTyped] = useTypedSearch(filters, onChange);
  return (
    <search className="grid grid-cols-1 gap-4">
      <Field label="Search articles" hideLabel className="max-w-xl">
        <TextInput
          type="search"
          value={typed}
          maxLength={BLOG_LIMITS.search}
          onChange={(event) => setTyped(event.target.value)}
          placeholder="Search articles..."
          lead={<Search />}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <fieldset className="-mx-5 min-w-0 sm:mx-0">
        <legend className="sr-only">Category</legend>
        <div className="flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] sm:flex-wrap sm:px-0">
          {["", ...BLOG_CATEGORIES].map((category) => (
            <button
              key={category}
              type="button"
              aria-pressed={filters.category === category}
              onClick={() => onChange({ search: typed.trim(), category })}
              className={cx(CATEGORY, filters.category === category ? CHOSEN : OPEN)}
            >
              {category || "All"}
            </button>
          ))}
        </div>
      </fieldset>
    </search>
  );
}

const CATEGORY =
  "min-h-11 shrink-0 rounded-full border px-4 font-semibold text-sm whitespace-nowrap transition-colors forced-colors:aria-pressed:outline-2";
const CHOSEN = "border-ink bg-ink text-paper";
const OPEN = "border-line-strong bg-raised text-ink hover:border-ink";

/** What is typed is shown at once and searched for after a pause; a search that changes from elsewhere is shown too. */
function useTypedSearch(filters: BlogFilters, onChange: (filters: BlogFilters) => void) {
  const [typed, setTyped] = useState(filters.search);
  const [seen, setSeen] = useState(filters.search);
  if (filters.search !== seen) {
    setSeen(filters.search);
    if (filters.search !== typed.trim()) setTyped(filters.search);
  }
  useEffect(() => {
    if (typed.trim() === filters.search) return;
    const timer = setTimeout(() => onChange({ ...filters, search: typed.trim() }), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, filters, onChange]);
  return [typed, setTyped] as const;
}
