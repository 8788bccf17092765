import { useState } from "react";
import { HEADING_MEANINGS, type HeadingMeaning } from "../../../../worker/contract/program-import-limits";
import type { ReadHeading } from "../../../../worker/contract/program-reading";
import { Select } from "../../../ui/select";
import { submitting } from "../../../ui/submitting";
import { ReadAgain } from "./read-again";
import type { Reread } from "./use-reread";

type HeadingsQuestionProps = { headings: readonly ReadHeading[]; reread: Reread };

/** Asks what each column holds, by heading. A heading means the same on every sheet. */
export function HeadingsQuestion({ headings, reread }: HeadingsQuestionProps) {
  const [chosen, setChosen] = useState<Record<string, HeadingMeaning>>({});
  const rows = [...new Map(headings.map((heading) => [heading.text, heading])).values()].sort(
    (a, b) => Number(a.role !== null) - Number(b.role !== null),
  );
  const changed = rows.filter(({ text, role }) => chosen[text] !== undefined && chosen[text] !== role);
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={submitting(() =>
        reread.mutate({ headings: Object.fromEntries(changed.map(({ text }) => [text, chosen[text] ?? "ignore"])) }),
      )}
    >
      <ul className="grid grid-cols-1 gap-x-10 border-line border-t sm:grid-cols-2">
        {rows.map(({ text, role, sheet }) => (
          <li
            key={text}
            className="grid grid-cols-[minmax(0,1fr)_11rem] items-center gap-x-4 border-line border-b py-1.5"
          >
            <span className="min-w-0">
              <bdi className="break-words font-semibold">{text}</bdi>
              {role === null ? <span className="block text-sm text-warning">Not understood</span> : null}
              {role !== null && sheet ? <span className="block truncate text-muted text-sm">{sheet}</span> : null}
            </span>
            <Select
              aria-label={`What ${text} holds`}
              value={chosen[text] ?? role ?? ""}
              onChange={({ target }) => setChosen({ ...chosen, [text]: target.value as HeadingMeaning })}
            >
              {role === null ? (
                <option value="" disabled>
                  Choose…
                </option>
              ) : null}
              {HEADING_MEANINGS.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {WORDS[meaning]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      <ReadAgain changed={changed.length > 0} busy={reread.isPending} />
    </form>
  );
}

const WORDS: Record<HeadingMeaning, string> = {
  name: "Exercise",
  code: "Code",
  tier: "Tier",
  category: "Category",
  sets: "Number of sets",
  set: "Which set it is",
  reps: "Reps",
  scheme: "Sets × reps",
  work: "Reps or time",
  load: "Load",
  percent: "Percent",
  effort: "Effort (RPE)",
  rir: "Reps in reserve",
  intensity: "Load or percent",
  duration: "Time",
  distance: "Distance",
  rest: "Rest",
  tempo: "Tempo",
  notes: "Notes",
  video: "Video link",
  week: "Week",
  day: "Day or session",
  date: "Date",
  logged: "What was done",
  ignore: "Does not count",
};
