import { Search } from "lucide-react";
import { useState } from "react";
import type { LibraryEntry } from "../../../worker/contract/library";
import { LIBRARY_LIMITS } from "../../../worker/contract/library-limits";
import { useLibrary, useMergeEntry } from "../../data/exercise-library";
import { useTypedSearch } from "../../lib/forms/use-typed-search";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Field } from "../../ui/field";
import { Radio } from "../../ui/radio";
import { TextInput } from "../../ui/text-input";
import { useToast } from "../../ui/toast-context";
import { usesInWords } from "./entry-row";
import { QueryList } from "./query-list";

type MergeDialogProps = { entry: LibraryEntry; onClose: () => void; onMerged: () => void };

/** Merges two entries that are the same exercise. */
export function MergeDialog({ entry, onClose, onMerged }: MergeDialogProps) {
  const { toast } = useToast();
  const [filters, setFilters] = useState({ search: "" });
  const [typed, setTyped] = useTypedSearch(filters, setFilters);
  const [into, setInto] = useState<LibraryEntry | null>(null);
  const { mutate, isPending, error } = useMergeEntry(entry.id);
  const found = useLibrary(filters.search, "all");
  const merge = () => {
    if (!into) return;
    mutate(into.id, {
      onSuccess: ({ name }) => {
        toast({ title: "Exercises Merged", description: `“${entry.name}” is “${name}” now.`, tone: "success" });
        onMerged();
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Merge ${entry.name}`}
      description="Its names and tags go to the other exercise. Videos that are set in weeks and workouts stay as they are."
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!into} busy={isPending} busyLabel="Merging…" onClick={merge}>
            {into ? `Merge into ${into.name}` : "Merge"}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label="Find the other exercise">
          <TextInput
            type="search"
            lead={<Search />}
            maxLength={LIBRARY_LIMITS.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <fieldset className="grid min-h-72 grid-cols-1 content-start gap-4">
          <legend className="sr-only">The other exercise</legend>
          <QueryList
            list={found}
            keep={({ id }) => id !== entry.id}
            what="the library"
            empty={<p className="border-line border-y py-4 text-muted">Nothing else is found.</p>}
            row={(other) => (
              <li key={other.id} className="py-1">
                <Radio
                  name="into"
                  value={String(other.id)}
                  label={other.name}
                  help={usesInWords(other.uses, other.missing)}
                  checked={into?.id === other.id}
                  onChange={() => setInto(other)}
                />
              </li>
            )}
          />
        </fieldset>
        {error && !isUnauthorized(error) ? (
          <Alert tone="danger" live>
            {shownMessage(error, "The two could not be merged.")}
          </Alert>
        ) : null}
      </div>
    </Dialog>
  );
}
