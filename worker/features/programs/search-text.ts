import { fold } from "../../db/folded";

/** Returns the text that a search for weeks matches. */
export function searchTextOf(program: {
  title: string;
  description: string | null;
  weekNumber: number | null;
}): string {
  const { title, description, weekNumber } = program;
  return fold([title, description, weekNumber === null ? null : `week ${weekNumber}`].filter(Boolean).join("\n"));
}
