import type { OverlayPart } from "../../../../worker/contract/competitions";

/** A part of the taper as typed. */
export type TypedPart = Pick<OverlayPart, "from" | "to" | "rest" | "option" | "keepBlocks"> & {
  /** React key: the values it started from. */
  key: string;
  dropCategories: string;
  load: string;
  sets: string;
  words: string;
};

export const typedPart = (part: OverlayPart, key: string): TypedPart => ({
  ...part,
  key,
  dropCategories: part.dropCategories.join(", "),
  load: part.load === null ? "" : String(part.load),
  sets: part.sets === null ? "" : String(part.sets),
  words: part.words ?? "",
});

/** Returns the part to send; the server refuses a percent that is no number. */
export function sentPart({ key: _, ...part }: TypedPart): OverlayPart {
  const percent = (text: string) => {
    const digits = text.replace("%", "").trim();
    return digits ? Number(digits.replace(",", ".")) : null;
  };
  return {
    ...part,
    dropCategories: part.dropCategories
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    load: percent(part.load),
    sets: percent(part.sets),
    words: part.words.trim() || null,
  };
}

/** Parses values stored before a reload; null if invalid. */
export function readTyped(text: string): TypedPart[] | null {
  try {
    const parts = JSON.parse(text) as TypedPart[];
    return Array.isArray(parts) ? parts : null;
  } catch {
    return null;
  }
}
