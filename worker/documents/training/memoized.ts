import { ownCopy } from "../own-copy";

/**
 * A table says the same in every row, and each reader asks anew: answers about a text are kept, as long as they are few.
 * Those that nobody asked for while as many others came go first. What is kept holds none of the line it was cut from.
 */
export function memoized<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  let latest = new Map<string, Answer>();
  let before = new Map<string, Answer>();
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined || latest.has(text)) return known as Answer;
    if (text.length > LONGEST) return ask(text);
    const was = before.get(text);
    const own = ownCopy(text);
    const answer = was !== undefined || before.has(text) ? (was as Answer) : ask(own);
    // Asking may itself have come here for other texts.
    if (latest.size >= MOST) [before, latest] = [latest, new Map()];
    latest.set(own, answer);
    return answer;
  };
}

const MOST = 4000;
const LONGEST = 200;
