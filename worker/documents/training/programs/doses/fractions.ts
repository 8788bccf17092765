const SIGNS: Record<string, string> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

const LONG = "\\s?-?(?:miles?|mi|km|kilomet(?:re|er)s?|hours?|hrs?)(?!\\p{L})";
const MINUTES = "\\s?-?min(?:ute)?s?(?!\\p{L})";

/** "2½ km", but not "½ squat" */
const SIGN = new RegExp(`(\\d?)([¼½¾])(?=${LONG}|${MINUTES})`, "giu");

/** Of minutes only behind a whole one: "8 x 1/2 min" may be work and rest. */
const FRACTION = new RegExp(
  `(?<![\\d./,])(?:(\\d{1,2})[ -])?([1-7])/([248])(?=${LONG}|(?<=\\d[ -]\\d/\\d)${MINUTES})`,
  "giu",
);

/** "1/4 mile", "2½ km", "2-1/2 minutes" as one number. */
export const inDecimals = (text: string): string =>
  text
    .replace(SIGN, (_, whole: string, sign: string) => `${whole || "0"} ${SIGNS[sign]}`)
    .replace(FRACTION, (found, whole: string | undefined, over: string, under: string) => {
      const share = Number(over) / Number(under);
      return share < 1 ? String(Number(whole ?? 0) + share) : found;
    });
