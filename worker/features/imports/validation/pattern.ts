import { AppError } from "../../../http/app-error";

/** Limit of engine steps (program size times characters) per rule and document. */
const MOST_STEPS = 2_000_000;
const MOST_CHARACTERS = 200_000;
const LONGEST_PROGRAM = 1000;

/** RE2 runs in linear time, whatever the pattern (swtch.com/~rsc/regexp/regexp1.html). */
async function compile(pattern: string, anyCase = false) {
  // Imported lazily: only clubs with pattern rules need it.
  const { RE2JS } = await import("re2js");
  return RE2JS.compile(pattern, anyCase ? RE2JS.CASE_INSENSITIVE : 0);
}

/** Throws `invalid` for a bad pattern. */
export async function refuseBadPattern(pattern: string): Promise<void> {
  const message = await compile(pattern).then(
    (compiled) => (compiled.programSize() > LONGEST_PROGRAM ? "This pattern is too large." : null),
    (error: Error) => `This pattern is not valid: ${error.message.replace(/^error parsing regexp: /, "")}.`,
  );
  if (message) throw new AppError("invalid", message, { issues: [{ path: "pattern", message }] });
}

type Match = { text: string; line: string };

/** Returns a pattern's matches in lines of text, examining as much text as the step limit allows. */
export async function findMatches(pattern: string, lines: readonly string[], anyCase = false): Promise<Match[]> {
  const compiled = await compile(pattern, anyCase);
  let left = Math.min(MOST_CHARACTERS, Math.floor(MOST_STEPS / Math.max(1, compiled.programSize())));
  const found: Match[] = [];
  for (const line of lines) {
    if (left <= 0) break;
    const text = line.slice(0, left);
    left -= text.length + 1;
    const matcher = compiled.matcher(text);
    while (matcher.find()) found.push({ text: matcher.group() ?? "", line });
  }
  return found;
}
