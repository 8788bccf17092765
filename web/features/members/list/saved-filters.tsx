import { Bookmark, X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { IconButton } from "../../../ui/icon-button";
import { TextInput } from "../../../ui/text-input";
import type { SavedFilter } from "./table-choices";

const NAME_MAX = 40;

type SavedFiltersProps = {
  saved: readonly SavedFilter[];
  /** The list's current query string; empty for all members. */
  query: string;
  onOpen: (query: string) => void;
  onChange: (saved: SavedFilter[]) => void;
};

/** Named filters, stored on this device. */
export function SavedFilters({ saved, query, onOpen, onChange }: SavedFiltersProps) {
  const [naming, setNaming] = useState(false);
  const [name, setName] = useState("");
  const isKnown = saved.some((each) => each.query === query);
  if (saved.length === 0 && query === "") return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {saved.length ? (
        <ul aria-label="Saved filters" className="flex flex-wrap gap-2">
          {saved.map((each) => (
            <li
              key={each.name}
              className={cx(
                "flex items-center rounded-sm border",
                each.query === query ? "border-ink bg-sunken" : "border-line-strong",
              )}
            >
              <button
                type="button"
                aria-pressed={each.query === query}
                className="min-h-11 px-3 text-sm hover:text-accent"
                onClick={() => onOpen(each.query)}
              >
                {each.name}
              </button>
              <IconButton
                label={`Forget ${each.name}`}
                icon={<X aria-hidden />}
                onClick={() => onChange(saved.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {query !== "" && !isKnown ? (
        <Button
          size="sm"
          variant="quiet"
          icon={<Bookmark aria-hidden strokeWidth={1.75} />}
          onClick={() => setNaming(true)}
        >
          Save this filter
        </Button>
      ) : null}
      {naming ? (
        <FormDialog
          title="Save this filter"
          description="Kept on this device, for one press."
          submitLabel="Save"
          busyLabel="Saving…"
          busy={false}
          error={undefined}
          onSubmit={() => {
            onChange([...saved.filter((each) => each.name !== name.trim()), { name: name.trim(), query }]);
            setNaming(false);
            setName("");
          }}
          onClose={() => setNaming(false)}
        >
          <Field label="Name">
            <TextInput
              required
              pattern=".*\S.*"
              maxLength={NAME_MAX}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        </FormDialog>
      ) : null}
    </div>
  );
}
