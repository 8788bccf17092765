import type { LibraryEntry, NameMatch } from "../../../worker/contract/library";
import { plural } from "../../lib/format/format";
import { WatchLink } from "../../training/watch-link";
import { Alert } from "../../ui/alert";
import { Badge } from "../../ui/badge";
import { usesInWords } from "./entry-row";
import type { PastedLine } from "./paste-lines";

type PastedLinesProps = { good: PastedLine[]; bad: PastedLine[]; matches: NameMatch[] };

/** Shows what saving would do line by line, and the unusable lines. */
export function PastedLines({ good, bad, matches }: PastedLinesProps) {
  return (
    <>
      <h3 id="preview" tabIndex={-1} className="scroll-mt-24 text-2xl">
        {good.length ? `${plural(good.length, "link")} to save` : "No line can be taken as it is"}
      </h3>
      {bad.length ? (
        <Alert
          tone="warning"
          title={`${plural(bad.length, "line")} ${bad.length === 1 ? "needs" : "need"} a look and ${bad.length === 1 ? "stays" : "stay"} in the box`}
        >
          <ul className="grid gap-1">
            {bad.map(({ number, text, problem }) => (
              <li key={number}>
                Line {number}: {problem} <q className="text-muted">{text.trim().slice(0, 80)}</q>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {good.length ? (
        <ul className="divide-y divide-line border-line border-y">
          {good.map((line, at) => (
            <Line key={line.number} line={line} entry={matches[at]?.entry ?? null} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Line({ line, entry }: { line: PastedLine; entry: LibraryEntry | null }) {
  const { name, videoUrl, hint } = line;
  const same = entry?.videoUrl === videoUrl;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-1 py-3 sm:grid-cols-2">
      <div className="grid min-w-0 content-start gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="min-w-0">{name}</span>
          {entry ? null : <Badge tone="accent">New in the library</Badge>}
        </p>
        {entry ? (
          <p className="text-muted text-sm">
            {entry.name === name ? "" : `${entry.name}. `}
            {entry.uses ? usesInWords(entry.uses, entry.missing) : "Not used at the moment"}
          </p>
        ) : null}
      </div>
      <div className="grid min-w-0 content-start gap-0.5 text-sm">
        <p className="flex flex-wrap gap-x-3">
          <span className="min-w-0 break-all">{videoUrl}</span>
          <WatchLink address={videoUrl} of={name} />
        </p>
        {same ? <p className="text-muted">It has this link already.</p> : null}
        {entry?.videoUrl && !same ? <p className="break-all text-muted">In place of {entry.videoUrl}</p> : null}
        {hint ? <p className="text-warning">{hint}</p> : null}
      </div>
    </li>
  );
}
