/** "Work up to a heavy 1", "build to a 3RM", "find a heavy single": its last set, in words that are kept. */
const WORKED_UP =
  /^(?:work(?:ing)?|build(?:ing)?|ramp(?:ing)?)(?: up)? to (?:(?:an?|your|the|one) )?|^(?:find|hit|establish|take) (?:an?|your|the|one) /u;

const TOP_SET =
  /^(?:heavy |new |top |daily |max |hard |challenging )*(?:set of )?(?:(\d{1,2})\s*-?\s*(?:rm|reps?(?: max)?|max)?|(single|double|triple))$/u;

/** "Daily max": the heaviest single of the day, without any word for its reps. */
const MAX_OF_DAY = /^(?:(?:daily|day'?s|today'?s) max|max (?:of|for) (?:the|that) day)$/u;

/** "heavy 1", "3RM", "heavy single" behind such words, or alone where "heavy" says what it is. */
export function topSet(own: string): string | null {
  const behind = own.replace(WORKED_UP, "");
  if (MAX_OF_DAY.test(behind)) return "1";
  const found = behind !== own || /^(?:heavy|top|daily max) /.test(own) ? TOP_SET.exec(behind) : null;
  return found ? (found[1] ?? String(["single", "double", "triple"].indexOf(found[2] ?? "") + 1)) : null;
}
