import { AppError } from "../../../http/app-error";

/** Steps of the engine are those of its program for each character: so many at most for one rule and document. */
const MOST_STEPS = 2_000_000;
const MOST_CHARACTERS = 200_000;
const LONGEST_PROGRAM = 1000;

/** RE2: its time grows with the text and never beyond, whatever the pattern (swtch.com/~rsc/regexp/regexp1.html). */
async function compile(pattern: string) {
  // Loaded by those alone who have rules with patterns.
  const { RE2JS } = await import("re2js");
  return RE2JS.compile(pattern);
}

/** Refuses a pattern that is none, in words. */
export async function refuseBadPattern(pattern: string): Promise<void> {
  const message = await compile(pattern).then(
    (compiled) => (compiled.programSize() > LONGEST_PROGRAM ? "This pattern is too large." : null),
    (error: Error) => `This pattern is not valid: ${error.message.replace(/^error parsing regexp: /, "")}.`,
  );
  if (message) throw new AppError("invalid", message, { issues: [{ path: "pattern", message }] });
}

/** How often a pattern is found in lines of text. Looks at as much of the text as fits into the engine's budget. */
export async function countMatches(pattern: string, lines: readonly string[]): Promise<number> {
  const compiled = await compile(pattern);
  let left = Math.min(MOST_CHARACTERS, Math.floor(MOST_STEPS / Math.max(1, compiled.programSize())));
  let count = 0;
  for (const line of lines) {
    if (left <= 0) break;
    const text = line.slice(0, left);
    left -= text.length + 1;
    const matcher = compiled.matcher(text);
    while (matcher.find()) count += 1;
  }
  return count;
}
