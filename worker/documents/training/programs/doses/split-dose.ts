import { SIDE } from "./dose-words";

/** "3 x (1,2,3)": one set climbs from rung to rung. */
const LADDER = /^\d{1,2}(?:\s*[,/-]\s*\d{1,2})+$/;

/** "(3-0-1-0)", where no rung of a ladder is nothing. */
const TEMPO = /^(?=.*[0x])[1-9x](?:-[\dx]){3}$/i;

/** "3 x (4 cleans + 2 jerks)": so many of each in one set. */
export const COMPLEX =
  /^\d{1,2} (?!km|min|sec|seg|sek)\p{L}{3}[\p{L} -]{0,18}?(?: ?\+ ?\d{1,2} (?!km|min|sec|seg|sek)\p{L}{3}[\p{L} -]{0,18}?){1,4}$/u;

/** "4x4 / 5x3": sets, and then others. */
const SLASHED = /(?<=x\s*[\d–-]{1,5})\s*\/\s*(?=\d{1,2}\s*x\s*\d{1,2}(?!\d|\s*(?:kg|lb|%)))/giu;

export const RUNG = "›";

/** Pieces between commas, bars, dashes and brackets. A slash or a plain dash belongs to a number. */
export function pieces(text: string): string[] {
  return text
    .replace(/[([]([^()[\]]*)[)\]]/g, (_, inner: string) =>
      TEMPO.test(inner)
        ? `; tempo ${inner};`
        : LADDER.test(inner)
          ? inner.split(/\D+/).join(RUNG)
          : COMPLEX.test(inner.trim()) || SIDE.test(` ${inner.toLowerCase()}`) || /^\d+(?:\+\d+)+$/.test(inner.trim())
            ? ` ${inner} `
            : `; ${inner};`,
    )
    .replace(SLASHED, ";")
    .split(
      /;|,(?!\d)|\s\|\s|\n|\s+-\s+|\s+•\s+|\s+·\s+|\.\s+(?=\p{Lu})|\s+(?=\d{2,3}\s*%\s*x\s*\d)|\s+(?:then|luego|puis|dann)\s+/u,
    )
    .map((piece) => piece.trim())
    .filter(Boolean);
}
