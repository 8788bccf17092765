import { CircleAlert, TriangleAlert } from "lucide-react";
import { cx } from "../../ui/cx";
import type { ReadingNote } from "./note-place";

/** Shows the notes of a day or option. */
export function NoteLines({ notes }: { notes: readonly ReadingNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {notes.map((note, index) => (
        // Two notes may have the same text, and the list never changes its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${note.message}${index}`}>
          <NoteLine note={note} />
        </li>
      ))}
    </ul>
  );
}

export function NoteLine({ note: { severity, message, place } }: { note: ReadingNote }) {
  const error = severity === "error";
  const Icon = error ? CircleAlert : TriangleAlert;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cx("mt-0.5 size-4.5 shrink-0", error ? "text-danger" : "text-warning")}
      />
      <span className="min-w-0">
        <span className="sr-only">{error ? "Error: " : "Warning: "}</span>
        {message}
        {place ? <span className="block text-muted text-xs">{place}</span> : null}
      </span>
    </p>
  );
}
