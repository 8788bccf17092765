import { Search } from "lucide-react";
import { BLOG_CATEGORIES, BLOG_LIMITS } from "../../../worker/contract/blog-limits";
import { useTypedSearch } from "../../lib/use-typed-search";
import { cx } from "../../ui/cx";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";
import type { BlogFilters } from "./blog-filters";

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
