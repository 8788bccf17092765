import { HOURS, MINUTES, RANGE, SECONDS, TIME } from "./dose-words";

const TIME_UNIT = new RegExp(`^(?:(${SECONDS})|(${MINUTES})|(${HOURS}))\\.?$`, "u");
const TIMED = new RegExp(`^(${RANGE})\\s*(\\D+)?$`, "u");

/** "45 s", "2-3 min", "1:30", from any of the ways to write them. Plain numbers are seconds from 15 on. */
export function timeText(text: string): string {
  const own = text.trim().toLowerCase().replace(/\.$/, "");
  const found = TIMED.exec(own);
  if (!found) return own.replace(/^(\d+)\s*'\s*(\d+)\s*(?:''|")?$/, (_, m, s) => `${m}:${String(s).padStart(2, "0")}`);
  const [, value, unit] = found;
  if (!unit) return Number.parseFloat(value ?? "") >= 15 ? `${value} s` : `${value} min`;
  const known = TIME_UNIT.exec(unit.trim());
  return `${value} ${known?.[1] ? "s" : known?.[2] ? "min" : known?.[3] ? "h" : unit.trim()}`;
}

/** "105 min", "1 h 30", "~60 min": how long something takes, and nothing else. */
export const isTimeAlone = (text: string): boolean => TIME_ALONE.test(text.trim().toLowerCase());

const TIME_ALONE = new RegExp(`^(?:~|≈|ca\\.?)?\\s*${TIME}$`, "u");
