import type { ProgramReading } from "../../../../worker/contract/program-reading";
import { plural } from "../../../lib/format/format";
import { Disclosure } from "../../../ui/disclosure";
import { groupNotes } from "./group-notes";

/** Shows leftover text and notes beside the tree. */
export function BesideReading({ reading: { leftovers, notes } }: { reading: ProgramReading }) {
  return (
    <div className="grid grid-cols-1 content-start gap-10">
      <section aria-labelledby="leftovers" className="grid grid-cols-1 content-start gap-3">
        <h3 id="leftovers" className="text-2xl">
          Left over
        </h3>
        {leftovers.length === 0 ? (
          <p className="text-muted text-sm">Nothing: every text of the document found its place.</p>
        ) : (
          <>
            <p className="text-muted text-sm">
              {plural(leftovers.length, "text")} that {leftovers.length === 1 ? "is" : "are"} no part of the training
              and {leftovers.length === 1 ? "is" : "are"} not imported.
            </p>
            <Placed items={leftovers} />
          </>
        )}
      </section>
      {notes.length ? (
        <section aria-labelledby="notes" className="grid grid-cols-1 content-start gap-3">
          <h3 id="notes" className="text-2xl">
            Reading notes
          </h3>
          <ul className="divide-y divide-line border-line border-y">
            {groupNotes(notes).map(({ level, message, places }) => (
              <li key={`${level}${message}`} className="grid gap-0.5 py-2.5 text-sm">
                <span className={level === "warning" ? "text-warning" : undefined}>{message}</span>
                {places.length ? <span className="wrap-break-word text-muted text-xs">{places.join(", ")}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Placed({ items }: { items: ProgramReading["leftovers"] }) {
  const later = items.slice(SHOWN);
  return (
    <div>
      <Lines items={items.slice(0, SHOWN)} />
      {later.length ? (
        <Disclosure summary={<span className="text-base">...and {later.length} more</span>} className="border-b-0">
          <Lines items={later} />
        </Disclosure>
      ) : null}
    </div>
  );
}

function Lines({ items }: { items: ProgramReading["leftovers"] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {items.map(({ text, place }, index) => (
        // The same words may be left over twice, and the list never changes its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${place}${index}`} className="grid gap-0.5 py-2 text-sm">
          <span className="wrap-break-word">{text}</span>
          {place ? <span className="wrap-break-word text-muted text-xs">{place}</span> : null}
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 8;
