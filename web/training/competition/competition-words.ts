import type { CompetitionDay } from "../../../worker/contract/competitions";

/** Returns how doses are scaled, as `Loads at 90 %, half of the sets`; null if they are as written. */
export function scaleText({ load, sets }: Pick<CompetitionDay, "load" | "sets">): string | null {
  const parts = [
    load === null || load === 100 ? null : `loads at ${load} %`,
    sets === null || sets === 100 ? null : `sets at ${sets} %`,
  ].filter(Boolean);
  const text = parts.join(", ");
  return text ? `${text.slice(0, 1).toUpperCase()}${text.slice(1)}` : null;
}
