import type { SavedReply } from "../../../../worker/contract/messages";

type Filled = { firstName: string; lastName: string; currentStreak: number; lastTraining: string | null };

/** The placeholders of a saved reply, with fallbacks for unknown values. */
const OPEN: Record<string, (member: Filled) => string> = {
  "first name": ({ firstName }) => firstName.trim() || "there",
  "full name": ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() || "there",
  streak: ({ currentStreak }) => String(currentStreak),
  "last training": ({ lastTraining }) => lastTraining ?? "your last training",
};

/** The placeholders as they are written: `{first name}` and others. */
export const PLACEHOLDERS = Object.keys(OPEN).map((name) => `{${name}}`);

/** Fills a saved reply's placeholders for one member. Other words in braces stay. */
export function fillReply(content: string, member: Filled): string {
  return content.replace(/\{([^{}\n]{1,30})\}/g, (written, name: string) => {
    const fill = OPEN[name.trim().toLowerCase().replace(/\s+/g, " ")];
    return fill ? fill(member) : written;
  });
}

/** The word before the caret that begins with a semicolon: its position, and the search text. */
export type ReplySearch = { from: number; search: string };

export function replySearchAt(text: string, caret: number): ReplySearch | null {
  const search = /(?:^|\s);(\S{0,40})$/.exec(text.slice(0, caret))?.[1];
  return search === undefined ? null : { from: caret - search.length - 1, search: search.toLowerCase() };
}

const SHOWN = 6;

/** Returns the replies that contain the search text; first those whose names begin with it. */
export function repliesFor(replies: readonly SavedReply[], search: string): SavedReply[] {
  const begins = ({ title }: SavedReply) => ` ${title.toLowerCase()}`.includes(` ${search}`);
  return replies
    .filter(({ title, content }) => `${title} ${content}`.toLowerCase().includes(search))
    .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, SHOWN);
}
