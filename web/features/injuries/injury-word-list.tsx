import type { Injury } from "../../../worker/contract/injuries";
import type { Trend } from "../../../worker/contract/injuries-limits";
import { calendarDay } from "../../lib/format/format";
import { TREND_NAMES } from "../../training/injuries/injury-words";
import { Badge, type BadgeTone } from "../../ui/badge";

type Words = Injury["words"];

/** Lists an injury's words, latest first; older ones are folded away. */
export function InjuryWords({ words }: { words: Words }) {
  const [last, ...earlier] = words;
  if (!last) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <Word word={last} />
      {earlier.length > 0 ? (
        <details>
          <summary className="flex min-h-11 w-fit items-center text-muted text-sm underline decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
            What you said before
          </summary>
          <ul className="grid grid-cols-1 gap-2">
            {earlier.map((word) => (
              <li key={`${word.localDate} ${word.trend}`}>
                <Word word={word} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

/** One word: the trend, its date, and its note. */
export function Word({ word: { trend, note, localDate } }: { word: Words[number] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
      <Badge tone={TONES[trend]}>{TREND_NAMES[trend]}</Badge>
      <time dateTime={localDate} className="text-muted">
        {calendarDay(localDate)}
      </time>
      {note ? <span className="wrap-anywhere min-w-0 basis-full whitespace-pre-line text-base">{note}</span> : null}
    </p>
  );
}

const TONES: Record<Trend, BadgeTone> = {
  new: "outline",
  better: "success",
  same: "neutral",
  worse: "warning",
  works: "success",
};
