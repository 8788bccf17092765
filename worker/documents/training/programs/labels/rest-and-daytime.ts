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
  // "OFF – weigh in"
  const [first = "", behind = ""] = own.split(/\s+[-:]\s+|:\s+/, 2);
  return RESTS.has(own) || /^-+$/.test(own) || (RESTS.has(first) && behind !== "" && !/\d/.test(own));
}
