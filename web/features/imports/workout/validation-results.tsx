import type { WorkoutUpload } from "../../../../worker/contract/imports";
import { WARNINGS_SHOWN } from "../../../../worker/contract/imports-limits";
import { goToControl } from "../../../lib/forms/go-to-control";
import { Alert } from "../../../ui/alert";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Disclosure } from "../../../ui/disclosure";
import { Stat } from "../../../ui/stat";
import type { DraftProblem } from "./check-draft";

type Note = WorkoutUpload["notes"][number];

type ValidationResultsProps = {
  found: number;
  rows: number;
  missingVideos: number;
  problems: DraftProblem[];
  /** Rules that the document breaks as read. */
  blocking: WorkoutUpload["blocking"];
  warnings: Note[];
  onWave: (message: string) => void;
};

/** The result of the reading, updated with the edits. */
export function ValidationResults(props: ValidationResultsProps) {
  const { found, rows, missingVideos, problems, blocking, warnings, onWave } = props;
  const later = warnings.slice(WARNINGS_SHOWN);
  return (
    <Card as="section" aria-labelledby="validation" className="grid grid-cols-1 content-start gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="validation" tabIndex={-1} className="text-2xl">
          Validation Results
        </h2>
        <div role="status">
          {problems.length === 0 ? <Badge tone="success">Valid</Badge> : <Badge tone="danger">Has Issues</Badge>}
        </div>
      </header>
      <div className="grid grid-cols-2 divide-x divide-line border-line border-y">
        <Stat
          value={found}
          label={found === 1 ? "Exercise found" : "Exercises found"}
          note={rows === found ? undefined : `${rows} in the table now`}
          className="py-3 pr-4"
        />
        <Stat value={missingVideos} label="Missing video URLs" className="py-3 pl-4 sm:pl-6" />
      </div>
      {problems.length ? (
        <section aria-labelledby="validation-errors" className="grid gap-2">
          <h3 id="validation-errors" className="font-sans font-semibold text-base text-danger">
            Errors ({problems.length})
          </h3>
          <ul className="divide-y divide-line">
            {problems.map((problem) => (
              <li key={`${problem.control}${problem.message}`} className="py-2 text-sm first:pt-0 last:pb-0">
                <Problem problem={problem} onWave={onWave} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {blocking.length ? (
        <Alert tone="warning" title="The validation rules would block this import">
          <ul className="grid gap-1 pt-1">
            {blocking.map(({ ruleName, message, place }) => (
              <li key={`${ruleName}${message}${place}`}>
                <span className="font-semibold">{ruleName}</span>: {message}
                {place ? ` (${place})` : ""}
              </li>
            ))}
          </ul>
          <p className="pt-1">Mend it here before you import, or change the rules under Document Validation.</p>
        </Alert>
      ) : null}
      {warnings.length ? (
        <section aria-labelledby="validation-warnings" className="grid gap-2">
          <h3 id="validation-warnings" className="font-sans font-semibold text-base text-warning">
            Warnings ({warnings.length})
          </h3>
          <Warnings notes={warnings.slice(0, WARNINGS_SHOWN)} />
          {later.length ? (
            <Disclosure summary={<span className="text-base">...and {later.length} more</span>} className="border-b-0">
              <Warnings notes={later} />
            </Disclosure>
          ) : null}
        </section>
      ) : null}
    </Card>
  );
}

function Problem({ problem, onWave }: { problem: DraftProblem; onWave: (message: string) => void }) {
  const { field, message, row, control } = problem;
  const place = row === undefined ? field : `${field}, row ${row}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 flex-1 basis-48">
        <span className="font-semibold">{place}: </span>
        {message}
      </p>
      {control ? (
        <Button variant="quiet" size="sm" onClick={() => goToControl(control)}>
          Correct<span className="sr-only"> {place}</span>
        </Button>
      ) : (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            onWave(message);
            goToControl("validation");
          }}
        >
          Leave it out<span className="sr-only">: {message}</span>
        </Button>
      )}
    </div>
  );
}

function Warnings({ notes }: { notes: Note[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {notes.map(({ field, place, message }, index) => (
        // Two rows may be noted in the same words, and the list never changes its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={`${field}${place}${message}${index}`}>
          {message}
          {place ? <span className="block text-muted text-xs">{place}</span> : null}
        </li>
      ))}
    </ul>
  );
}
