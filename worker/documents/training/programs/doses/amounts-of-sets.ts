import type { Sets } from "../../../../contract/program-reading";
import { KILOMETRES, METRES, MOST, OTHER_LENGTHS, RANGE, SIDE, TIME } from "./dose-words";
import { isUnitOfLoad } from "./loads-of-cell";
import { COMPLEX, RUNG } from "./split-dose";
import { tidy } from "./tidy-dose";
import { timeText } from "./time-text";

const NO_SIDE =
  /^(?:min|sec|sek|seg|km|hour|hr|std|day|week|wk|set|round|rep|mile|session|tag|woche|dia|semana|serie|set|max|amrap|fail)/;

type Amount = Partial<Pick<Sets, "reps" | "duration" | "distance">>;

/** What is done in a set, or in each of several: "8-12", "5+", "45 s", "8/side", "12/10/8", "AMRAP". Null when it is none. */
export function amountsOf(text: string, unit: string | null = null): Amount[] | null {
  let own = tidy(text)
    .toLowerCase()
    .replace(/^[:=x]\s*/, "")
    .trim();
  if (own === "") return null;
  let side = "";
  // "10/str.", "8 per been": whatever the language calls it, each side counts alone.
  const other = /^(\d+(?:-\d+)?\+?)(?:\s*\/(?=\S)|\/\s|\s*(?:per|por|pro|je|na)\s)\s*(\p{L}{2,10})\.?$/u.exec(own);
  if (other && !SIDE.test(own) && !NO_SIDE.test(other[2] ?? "")) return [{ reps: `${other[1]} per side` }];
  // "10E", ":30E": so many each.
  own = own.replace(/^(:?\d{1,2}(?:-\d{1,2})?(?:\s*s)?)\s?e$/u, "$1 per side").replace(/^:(\d\d)(?!\d)/, "$1 s");
  // "每侧10"
  own = own.replace(/^(?:每侧|每边|每側|各侧|左右各?|좌우|양쪽|片側|左右|각각|한쪽|각|各)\s*(\d.*)$/u, "$1 per side");
  const found = SIDE.exec(own);
  if (found && /\d|max|amrap/.test(own.slice(0, found.index))) {
    side = sideText(found);
    own = `${own.slice(0, found.index)}${own.slice(found.index + found[0].length)}`.trim();
  }
  const list = isListOfReps(own) ? own.split("-") : own.split(/\s*\/\s*|\s*,\s*/);
  if (list.length > 1 && list.length <= 15) {
    const last = list[list.length - 1] ?? "";
    const tail = /^\d+(?:-\d+)?\+?\s*([^\d+]+)$/.exec(last)?.[1] ?? "";
    const amounts = list.map((each) => amountOf(/^\d+(?:-\d+)?$/.test(each) ? `${each}${tail}` : each, unit, side));
    return amounts.every((amount) => amount !== null) ? amounts : null;
  }
  const one = amountOf(own, unit, side);
  return one ? [one] : null;
}

/** "12-10-8-8" and "3-3-3-3" are the reps of each set, where "3-1-1-0" would be a tempo. */
function isListOfReps(text: string): boolean {
  if (!/^\d{1,2}(?:-\d{1,2}){2,9}\+?$/.test(text)) return false;
  const reps = text.split("-").map(Number.parseFloat);
  const [first = 0] = reps;
  const falls = reps.every((each, at) => at === 0 || each <= (reps[at - 1] ?? 0));
  const rises = reps.every((each, at) => at === 0 || each >= (reps[at - 1] ?? 0));
  if (reps.includes(0)) return false;
  return reps.every((each) => each === first) || (Math.max(...reps) >= 5 && (reps.length > 3 || falls || rises));
}

/** "3 x 10/10" is ten on each side, where sets of ten and ten would be two. */
export function asSides<Of extends Amount>(amounts: Of[], count: string | null): Of[] {
  const [one, other, ...more] = amounts;
  const isTwice = one !== undefined && more.length === 0 && one.reps != null && one.reps === other?.reps;
  return isTwice && Number(count) > 0 && Number(count) !== 2 && /^\d+$/.test(one.reps ?? "")
    ? [{ ...one, reps: `${one.reps} per side` }]
    : amounts;
}

/**
 * "3x8/10" is eight to ten in each, also on each side, as "2x12/15" is: with fewer reps the second set would be the smaller one.
 * "3x5/3" keeps what is written.
 */
export function asRange(amounts: Amount[], count: string): Amount[] {
  const [low, high, ...more] = amounts;
  const [, one = "", side = ""] = /^(\d+)( per \p{L}+)?$/u.exec(low?.reps ?? "") ?? [];
  const [, two = "", other = ""] = /^(\d+)( per \p{L}+)?$/u.exec(high?.reps ?? "") ?? [];
  const [from, to] = [Number(one), Number(two)];
  if (more.length > 0 || one === "" || two === "" || side !== other || Number(count) < 2) return amounts;
  if (from >= 3 && to > from && to <= from + 5 && to <= 30) return [{ reps: `${from}-${to}${side}` }];
  return Number(count) > 2 && from > to && from <= 30 ? [{ reps: `${from}/${to}${side}` }] : amounts;
}

const REPS_WORD =
  "reps?|repetitions?|repeticiones|repetições|rep\\.|ripetizioni|rip\\.?|répétitions|wdh\\.?|wiederholungen|keer|herh(?:\\.|alingen)?|powt\\.?|powtórzeń|повт(?:\\.|орени\\p{L}*)?|раз|回|レップ|회|번|개|次|个|個|本|下|cal|cals|calories|breaths|steps|schritte|pasos|passos|passi|strides|jumps|hops|throws|turns|moves|strokes|contacts";
const REPS = new RegExp(`^(${RANGE})\\s*(\\+)?\\s*(${REPS_WORD})?\\s*(\\+|amrap)?$`, "u");
const IN_ALL = new RegExp(
  `^(${RANGE})\\s*(?:${REPS_WORD})?\\s*(?:in |en |em |im )?(?:total|insgesamt|totais|totales|totali|in tutto|au total|łącznie|всего)(?:\\s*(?:${REPS_WORD}))?$`,
  "u",
);

const MANY = new RegExp(`^(?:x\\s*)?(?:(${RANGE})\\s*[+-]?\\s*)?(${MOST})\\+?$`, "u");
const FEWER = new RegExp(`^(?:${MOST})\\s*-\\s*[1-9]$`, "u");
const MOST_IN = new RegExp(`^(?:${MOST})\\s+(?:in\\s+)?(${TIME})$`, "u");
const TIME_ALONE = new RegExp(`^${TIME}$`, "u");
const LENGTH = new RegExp(`^(${RANGE})\\s*(?:(${METRES})|(${KILOMETRES})|(${OTHER_LENGTHS}))\\.?$`, "u");

function amountOf(text: string, unit: string | null, side: string): Amount | null {
  const own = text.trim();
  const reps = REPS.exec(own);
  if (reps) {
    const word = reps[3] ?? "";
    if (word === "" && unit && unit !== "%" && !isUnitOfLoad(unit)) return withUnit(reps[1] ?? "", unit, side);
    const kept = /^(?:cal|breath|step|schritt|pas|stride|jump|hop|throw|turn)/.test(word) ? ` ${word}` : "";
    return { reps: `${reps[1]}${reps[2] || reps[4] ? "+" : ""}${kept}${side}` };
  }
  // "100 total", in as many sets as it takes.
  const [, inAll] = IN_ALL.exec(own) ?? [];
  if (inAll) return { reps: `${inAll} total${side}` };
  if (/^\d{1,2}(?:›\d{1,2})+$/.test(own)) return { reps: own.replaceAll(RUNG, ",") + side };
  // "2+1": a complex, so many of each of its lifts.
  if (/^\d{1,2}(?:\s*\+\s*\d{1,2})+$/.test(own)) return { reps: own.replace(/\s/g, "") + side };
  if (COMPLEX.test(own)) return { reps: own + side };
  // "3 x 12RM": with the load of so many.
  const [, ofMax] = /^([2-9]|1\d)\s?rm$/.exec(own) ?? [];
  if (ofMax) return { reps: `${ofMax}RM${side}` };
  // "MR10": as many as can be done, ten or more.
  const [, aim] = /^mr\s?(\d{1,2})\+?$/.exec(own) ?? [];
  if (aim) return { reps: `MR${aim}${side}` };
  const many = MANY.exec(own);
  if (many)
    return {
      reps:
        (many[1]
          ? `${many[1]}+`
          : /^(?:amrap|amap|mrs?)$/.test(many[2] ?? "")
            ? (many[2] ?? "").toUpperCase()
            : (many[2] ?? "")) + side,
    };
  // "max-2": two fewer than could be done.
  if (FEWER.test(own))
    return { reps: own.replace(/\s/g, "").replace(/^am?rap|^amap/, (most) => most.toUpperCase()) + side };
  const most = MOST_IN.exec(own);
  if (most) return { reps: "AMRAP", duration: timeText(most[1] ?? "") };
  if (TIME_ALONE.test(own)) return { duration: `${timeText(own)}${side}` };
  const held = /^(?:max|máx)\s*(?:hold|time)$/u.exec(own);
  if (held) return { duration: own + side };
  const length = LENGTH.exec(own);
  if (length)
    return { distance: `${length[1]} ${length[2] ? "m" : length[3] ? "km" : length[4]?.replace(/^y.*/, "yd")}${side}` };
  return null;
}

function withUnit(value: string, unit: string, side: string): Amount {
  return /^(?:m|km|yd|mi)$/.test(unit)
    ? { distance: `${value} ${unit}${side}` }
    : { duration: `${value} ${unit}${side}` };
}

/** Each side counts alone, whatever the language: "per side", "per leg", "per arm". */
function sideText(found: RegExpExecArray): string {
  const [, slashed, , noun] = found;
  const word = slashed ?? noun ?? "";
  if (/^(?:leg|perna|pierna|gamba|bein|jambe|nog|ногу)/u.test(word)) return " per leg";
  return /^(?:arm|hand|braço|brazo|braccio|bras|руку)/u.test(word) ? " per arm" : " per side";
}
