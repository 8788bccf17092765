import { all, DAYTIME_WORDS, REST_DAY_WORDS } from "../../vocabulary/calendar-words";
import { either } from "./label-words";
import { plain } from "./plain-text";

const DAYTIME = new RegExp(`^(?:${either(DAYTIME_WORDS)})(?:\\s+(?:session|workout|training))?$`, "u");

/** "Morning", "PM", "Abends". */
export const isDaytime = (text: string): boolean => DAYTIME.test(plain(text));

const RESTS = new Set(all(REST_DAY_WORDS));

/** "Rest", "Off", "Descanso": no training. */
export function isRest(text: string): boolean {
  const own = plain(text)
    .replace(/[.!()]/g, "")
    .trim();
  return RESTS.has(own) || /^-+$/.test(own);
}

/** Words that join a rest, or a day, to another. */
export const JOINED =
  "or|and|&|\\+|with|o|y|con|ou|e|com|et|avec|oder|und|mit|lub|i|albo|или|и|с|of|en|tai|ja|eller|och";
const WITH_WORDS = new RegExp(
  `^(?:${either(all(REST_DAY_WORDS))})(?:\\s+-\\s|\\.\\s+|\\s*[:,;(/]\\s*|\\s+(?:${JOINED})\\s)\\D+$`,
  "u",
);

/** "Rest", "Rest – sauna or a walk if you like", "Off. Sleep in.": a day without training, whatever is said of it. An amount would be training. */
export const isRestDay = (text: string): boolean => isRest(text) || (text.length <= 80 && WITH_WORDS.test(plain(text)));
