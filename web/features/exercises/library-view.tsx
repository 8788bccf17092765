import { useState } from "react";
import type { LibraryEntry } from "../../../worker/contract/library";
import { useLibrary } from "../../data/exercise-library";
import { goToControl } from "../../lib/forms/go-to-control";
import { EmptyState } from "../../ui/empty-state";
import { Segmented } from "../../ui/segmented";
import { EntryDialog } from "./entry-dialog";
import { EntryRow } from "./entry-row";
import { MergeDialog } from "./merge-dialog";
import { QueryList } from "./query-list";

const SHOWS = [
  { value: "all", label: "All" },
  { value: "missing", label: "Without video" },
  { value: "trouble", label: "Link in trouble" },
] as const;
type Show = (typeof SHOWS)[number]["value"];

/** Lists each exercise once, under all its names, with its video and its uses. */
export function LibraryView({ search }: { search: string }) {
  const [show, setShow] = useState<Show>("all");
  const [editing, setEditing] = useState<LibraryEntry | null>(null);
  const [merging, setMerging] = useState<LibraryEntry | null>(null);
  const list = useLibrary(search, show);
  return (
    <section aria-labelledby="library" className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="library" tabIndex={-1} className="scroll-mt-24 text-3xl">
          Exercise Library
        </h2>
        <Segmented label="Which exercises" value={show} onValueChange={setShow} options={SHOWS} />
      </div>
      <QueryList
        list={list}
        what="the library"
        empty={
          search || show !== "all" ? (
            <p className="border-line border-y py-6 text-muted">
              {search ? `Nothing here is found by “${search}”.` : NONE[show]}
            </p>
          ) : (
            <EmptyState title="Nothing in the library yet" headingLevel={3}>
              It learns the exercises of every week and workout, and the links you paste.
            </EmptyState>
          )
        }
        row={(entry) => (
          <EntryRow key={entry.id} entry={entry} onEdit={() => setEditing(entry)} onMerge={() => setMerging(entry)} />
        )}
      />
      {editing ? <EntryDialog key={editing.id} entry={editing} onClose={() => setEditing(null)} /> : null}
      {merging ? (
        <MergeDialog
          key={merging.id}
          entry={merging}
          onClose={() => setMerging(null)}
          onMerged={() => {
            setMerging(null);
            goToControl("library");
          }}
        />
      ) : null}
    </section>
  );
}

const NONE: Record<Show, string> = {
  all: "",
  missing: "Every exercise of the library has a video.",
  trouble: "No link of the library is in trouble.",
};
