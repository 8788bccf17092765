import { DAY_NAMES } from "../../../../worker/contract/drafts";
import { WARNINGS_SHOWN } from "../../../../worker/contract/imports-limits";
import { plural } from "../../../lib/format/format";
import { NoteLine } from "../../../training/week-editor/note-lines";
import { placeOf, type ReadingNote } from "../../../training/week-editor/note-place";
import { Button } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";

type ReadingNotesProps = {
  notes: ReadingNote[];
  onShowDay: (dayOfWeek: number) => void;
};

/** Notes from reading the document, most severe first, each with its place in the file. */
export function ReadingNotes({ notes, onShowDay }: ReadingNotesProps) {
  const errors = notes.filter(({ severity }) => severity === "error");
  const warnings = notes.filter(({ severity }) => severity === "warning");
  const later = warnings.slice(WARNINGS_SHOWN);
  return (
    <section aria-labelledby="reading-notes" className="grid grid-cols-1 content-start gap-4">
      <h3 id="reading-notes" className="text-2xl">
        Reading notes
      </h3>
      {notes.length === 0 ? (
        <p className="text-muted">Nothing to tell: every line of the document found its place.</p>
      ) : null}
      {errors.length ? (
        <div className="grid gap-2">
          <h4 className="font-semibold text-danger">{plural(errors.length, "error")}</h4>
          <Notes notes={errors} onShowDay={onShowDay} />
        </div>
      ) : null}
      {warnings.length ? (
        <div className="grid gap-2">
          <h4 className="font-semibold text-warning">{plural(warnings.length, "warning")}</h4>
          <Notes notes={warnings.slice(0, WARNINGS_SHOWN)} onShowDay={onShowDay} />
          {later.length ? (
            <Disclosure summary={<span className="text-base">...and {later.length} more</span>} className="border-b-0">
              <Notes notes={later} onShowDay={onShowDay} />
            </Disclosure>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function Notes({ notes, onShowDay }: ReadingNotesProps) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {notes.map((note, index) => {
        const { dayOfWeek } = placeOf(note);
        return (
          // Two rows may be noted in the same words, and the list never changes its order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${note.message}${index}`} className="grid gap-0.5 py-2.5">
            <NoteLine note={note} />
            {dayOfWeek ? (
              <Button
                variant="quiet"
                size="sm"
                className="-my-1 ml-3.5 justify-self-start"
                onClick={() => onShowDay(dayOfWeek)}
              >
                Show {DAY_NAMES[dayOfWeek]}
                <span className="sr-only">, where: {note.message}</span>
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
