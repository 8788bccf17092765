import { type Band, bandOf } from "./figures";

/** A coloured rate; a word repeats the meaning of the colour for those who cannot see it. */
export function SuccessRate({ percent }: { percent: number }) {
  const band = bandOf(percent);
  return (
    <span data-band={band} className={COLOURS[band]}>
      {percent}%<span className="sr-only"> ({WORDS[band]})</span>
    </span>
  );
}

const COLOURS: Record<Band, string> = { good: "text-success", passable: "text-warning", poor: "text-danger" };
const WORDS: Record<Band, string> = { good: "good", passable: "passable", poor: "poor" };
