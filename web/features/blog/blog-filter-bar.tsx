import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { addressOf } from "../../../worker/contract/addresses";
import type { BlogFilters } from "../../../worker/contract/blog-addresses";
import { BLOG_CATEGORIES, BLOG_LIMITS } from "../../../worker/contract/blog-limits";
import { useTypedSearch } from "../../lib/forms/use-typed-search";
import { cx } from "../../ui/cx";
import { Field } from "../../ui/field";
import { TextInput } from "../../ui/text-input";

type BlogFilterBarProps = { filters: BlogFilters; onChange: (filters: BlogFilters) => void };

export function BlogFilterBar({ filters, onChange }: BlogFilterBarProps) {
  const [typed, setTyped] = useTypedSearch(filters, onChange);
  // Without scripts, the form is submitted and the server filters.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const category = submitter instanceof HTMLButtonElement ? submitter.value : filters.category;
    onChange({ search: typed.trim(), category });
  };
  return (
    <search>
      <form action={addressOf("blog")} onSubmit={submit} className="grid grid-cols-1 gap-4">
        {/* The default button, for the Enter key. */}
        <button type="submit" name="category" value={filters.category} hidden />
        <Field label="Search articles" hideLabel className="max-w-xl">
          <TextInput
            type="search"
            name="search"
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
                type="submit"
                name="category"
                value={category}
                aria-pressed={filters.category === category}
                className={cx(CATEGORY, filters.category === category ? CHOSEN : OPEN)}
              >
                {category || "All"}
              </button>
            ))}
          </div>
        </fieldset>
      </form>
    </search>
  );
}

const CATEGORY =
  "min-h-11 shrink-0 rounded-full border px-4 font-semibold text-sm whitespace-nowrap transition-colors forced-colors:aria-pressed:outline-2";
const CHOSEN = "border-ink bg-ink text-paper";
const OPEN = "border-line-strong bg-raised text-ink hover:border-ink";
