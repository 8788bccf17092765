import type { WeeklyUpload } from "../../../worker/contract/imports";
import { plural } from "../../lib/format";
import { Alert } from "../../ui/alert";
import { Disclosure } from "../../ui/disclosure";

const MISSING_SHOWN = 10;
const WARNINGS_SHOWN = 5;

/** What was noticed while reading the document, the worst first. */
export function ReadingNotes({ validation }: { validation: WeeklyUpload["validation"] }) {
  const { errors, warnings } = validation;
  // Two days may list the same exercise.
  const missing = [...new Set(validation.missingVideoUrls)];
  const later = warnings.slice(WARNINGS_SHOWN);
  return (
    <>
      {errors.length ? (
        <Alert tone="danger" title={plural(errors.length, "error")}>
          <ul className="grid gap-1">
            {errors.map(({ field, message, row }) => (
              <li key={`${field}${row}${message}`}>
                {message}
                {row === undefined ? null : ` (row ${row})`}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {warnings.length ? (
        <Alert tone="warning" title={plural(warnings.length, "warning")}>
          <Lines lines={warnings.slice(0, WARNINGS_SHOWN)} />
          {later.length ? (
            <Disclosure summary={<span className="text-base">...and {later.length} more</span>} className="border-b-0">
              <Lines lines={later} />
            </Disclosure>
          ) : null}
        </Alert>
      ) : null}
      {missing.length ? (
        <section aria-labelledby="missing-videos" className="grid gap-3">
          <h3 id="missing-videos" className="text-2xl">
            {plural(missing.length, "exercise")} without a video
          </h3>
          <ul className="flex flex-wrap gap-2">
            {missing.slice(0, MISSING_SHOWN).map((name) => (
              <li key={name} className="rounded-xs border border-line-strong px-2 py-1 text-sm">
                {name}
              </li>
            ))}
            {missing.length > MISSING_SHOWN ? (
              <li className="px-1 py-1 text-muted text-sm">+{missing.length - MISSING_SHOWN} more</li>
            ) : null}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="grid gap-1">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
