import { MISSING_VIDEOS_SHOWN } from "../../../../worker/contract/imports-limits";
import { plural } from "../../../lib/format/format";
import type { EditorRow } from "../../../training/week-editor/editor-week";
import { Disclosure } from "../../../ui/disclosure";

/** The exercises without a video. Several days may share one. */
export function MissingVideos({ names }: { names: string[] }) {
  const missing = [...new Set(names)];
  if (missing.length === 0) return null;
  const later = missing.slice(MISSING_VIDEOS_SHOWN);
  return (
    <section aria-labelledby="missing-videos" className="grid grid-cols-1 content-start gap-3">
      <h3 id="missing-videos" className="text-2xl">
        {plural(missing.length, "exercise")} missing video URLs
      </h3>
      <Names names={missing.slice(0, MISSING_VIDEOS_SHOWN)} />
      {later.length ? (
        <Disclosure summary={<span className="text-base">+{later.length} more</span>} className="border-b-0">
          <Names names={later} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function Names({ names }: { names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name} className="rounded-xs border border-line-strong px-2 py-1 text-sm">
          {name}
        </li>
      ))}
    </ul>
  );
}

export function missingVideosOf(rows: readonly EditorRow[]): string[] {
  return rows.flatMap(({ texts: { videoUrl, exerciseCode, name } }) =>
    videoUrl.trim() ? [] : [exerciseCode ? `${exerciseCode} - ${name}` : name],
  );
}
