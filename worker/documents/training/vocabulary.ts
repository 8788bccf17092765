import type { ColumnType, Tier } from "../../contract/drafts";

const DAY_WORDS = [
  "mon(?:day)?",
  "tue(?:s(?:day)?)?",
  "wed(?:nes(?:day)?|s)?",
  "thu(?:r(?:s(?:day)?)?)?",
  "fri(?:day)?",
  "sat(?:urday)?",
  "sun(?:day)?",
];
const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six", "seven"];
const WEEKDAY = new RegExp(`^(?:${DAY_WORDS.map((word) => `(${word})`).join("|")})(?:['’]s)?(?![\\w'’])\\.?`, "i");
const NUMBERED_DAY =
  /^(?:training\s+|workout\s+)?(?:day|session)\s*#?\s*0?(?:([1-7])(?!\d)|(one|two|three|four|five|six|seven)\b|([a-e])(?![\w'’]))/i;
const AFTER_NAME = /^[\s:–—|,(/.)•·-]+/;
/** Words after which a day's name is part of a sentence or a span of days, not a heading. */
const NOT_A_HEADING =
  /^\s*(?:(?:to|through|thru|until|till|and|or|is|was|we|you|i|if|on|at|will|the|in|of|all|my|your|our|please)\b|[-–—&+/]\s*(?:mon|tue|wed|thu|fri|sat|sun)(?:[a-z]*day|s|r|rs)?\b)/i;

export type NamedDay = { day: number; rest: string };

/** A day at the start ("Monday – Hips", "Day 2: Pull", "WED") or the end ("Upper Body (Tuesday)") of a short text. */
export function parseDay(text: string): NamedDay | null {
  const start = text.replace(/^(?:week\s*\d+\s*[\s:–—|,•-]+)/i, "").replace(/^[\s#*•]*(?:\d[.)]\s*)?/, "");
  const front = dayAtStart(start);
  if (front) {
    if (NOT_A_HEADING.test(front.rest)) return null;
    let rest = front.rest.replace(AFTER_NAME, "");
    const again = dayAtStart(rest);
    if (again && AFTER_NAME.test(again.rest || " ")) {
      rest = again.rest.replace(AFTER_NAME, "");
      const weekday = WEEKDAY.test(start) ? front.day : again.day;
      return { day: weekday, rest: trimTitle(rest) };
    }
    return { day: front.day, rest: trimTitle(rest) };
  }
  const back = /^(.{2,60}?)\s*[\s:–—|,(/-]\s*\(?((?:mon|tues|wednes|thurs|fri|satur|sun)day|day\s*[1-7])\)?$/i.exec(
    text.trim(),
  );
  const day =
    back && !/\b(?:to|through|and|until|on|by|every|each|next|last)$/i.test(back[1] ?? "")
      ? dayAtStart(back[2] ?? "")
      : null;
  return day && back && /[:–—|,(/-]/.test(text.slice((back[1] ?? "").length))
    ? { day: day.day, rest: trimTitle(back[1] ?? "") }
    : null;
}

function dayAtStart(text: string): NamedDay | null {
  const weekday = WEEKDAY.exec(text);
  // "Sun Salutations" and "Mon ami" are no headings: a shortened name stands alone or before a sign.
  if (weekday && !/day/i.test(weekday[0]) && /^\s+[\p{L}\d]/u.test(text.slice(weekday[0].length))) return null;
  if (weekday)
    return { day: weekday.slice(1).findIndex((word) => word !== undefined) + 1, rest: text.slice(weekday[0].length) };
  const numbered = NUMBERED_DAY.exec(text);
  if (!numbered) return null;
  const day = numbered[1]
    ? Number(numbered[1])
    : numbered[2]
      ? NUMBER_WORDS.indexOf(numbered[2].toLowerCase()) + 1
      : (numbered[3]?.toLowerCase().charCodeAt(0) ?? 97) - 96;
  return { day, rest: text.slice(numbered[0].length) };
}

function trimTitle(text: string): string {
  const trimmed = text.replace(/[\s:–—|,•-]+$/, "").trim();
  return trimmed.includes("(") ? trimmed : trimmed.replace(/\)+$/, "");
}

const OPTION_WORDS: Record<ColumnType, RegExp> = {
  no_equipment:
    /^(?:no|zero|without|minus|minimal|non)[\s-]*(?:any\s+)?(?:equipment|equip|gear|kit|gym|weights?)(?: (?:needed|required|necessary))?$|^(?:body\s?-?weight|bw)(?: only)?$|^equipment[\s-]?(?:free|less)$|^(?:at )?home(?: no equipment)?$|^(?:travel|hotel(?: room)?|anywhere|no gym|calisthenics)$/,
  equipment:
    /^(?:with |full |gym |basic |some |minimal )?(?:equipment|equip|gear|kit)(?: (?:needed|required|based|available))?$|^(?:full |commercial |with |in the |at the )?gym(?: (?:access|based))?$|^equipped$|^(?:with )?weights?$|^weighted$/,
  coach_program:
    /^(?:the )?(?:head )?coach(?:['’]?s?['’]?|es['’]?|ing)?(?: (?:['’]s )?(?:own|pick|choice|favou?rite|special|corner|led|recommended|recommendation|selection|prescribed|custom|mix))?$/,
};
const OPTION_FILLER =
  /\b(?:option|opt|column|track|version|variant|choice|workout|training|session|program(?:me)?|plan|routine|exercises|section|circuit|variation|group|list)\b/g;
const OPTION_NUMBER = /^(?:option|opt\.?|column|track|version|variant|choice)\s*#?\s*(?:([1-3])|([a-c]))(?![\w])/i;
const OPTION_ORDER: ColumnType[] = ["no_equipment", "equipment", "coach_program"];

export type NamedOption = { option: ColumnType; rest: string; marked: boolean };

/** One of the day's three options: "Option 1: No Equipment", "BODYWEIGHT", "Coach’s Program". `marked`: with "Option n". */
export function parseOption(text: string): NamedOption | null {
  const bare = text.replace(/^[\s#*•]*(?:\d[.)]\s*)?/, "").trim();
  const number = OPTION_NUMBER.exec(bare);
  const named = number ? bare.slice(number[0].length).replace(AFTER_NAME, "") : bare;
  const whole = optionWord(named);
  if (whole) return { option: whole, rest: "", marked: number !== null };
  const split = /^(.+?)\s*(?:[:–—|(]|\s-\s|,\s)\s*(.+?)\)?$/.exec(named);
  const first = split ? optionWord(split[1] ?? "") : null;
  if (split && first) return { option: first, rest: split[2] ?? "", marked: number !== null };
  const last = split ? optionWord(split[2] ?? "") : null;
  if (split && last && /^(?:option|opt|column|track|version|choice|workout|program(?:me)?)\b/i.test(split[1] ?? ""))
    return { option: last, rest: "", marked: true };
  const backNumber = /\((?:option|opt\.?)\s*([1-3])\)$/i.exec(bare);
  if (backNumber)
    return {
      option: optionWord(bare.slice(0, backNumber.index)) ?? OPTION_ORDER[Number(backNumber[1]) - 1] ?? "equipment",
      rest: "",
      marked: true,
    };
  if (!number) return null;
  const index = number[1] ? Number(number[1]) - 1 : (number[2]?.toLowerCase().charCodeAt(0) ?? 97) - 97;
  return { option: OPTION_ORDER[index] ?? "coach_program", rest: named, marked: true };
}

function optionWord(text: string): ColumnType | null {
  const plain = text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/_/g, " ")
    .replace(OPTION_FILLER, " ")
    .replace(/[^a-z' -]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return OPTION_ORDER.find((option) => OPTION_WORDS[option].test(plain)) ?? null;
}

export type NamedTier = { tier: Tier; rest: string };

/** "A-Tier", "Tier B: Core", "Strength (C Tier)". */
export function parseTier(text: string): NamedTier | null {
  const bare = text.replace(/^[\s#*•]+/, "").trim();
  const front = /^(?:tier\s*[-–—: #]?\s*([a-h]|[1-8])|([a-h])\s*[-–— ]?\s*tier)(?![\w])/i.exec(bare);
  if (front)
    return {
      tier: tierOf(front[1] ?? front[2] ?? "A"),
      rest: bare
        .slice(front[0].length)
        .replace(AFTER_NAME, "")
        .replace(/[\s:)–—-]+$/, ""),
    };
  const back =
    /^(.{2,50}?)\s*[:–—|,(/-]*\s*\(?\s*(?:tier\s*[-–— ]?\s*([a-h])|([a-h])\s*[-–— ]?\s*tier)\s*\)?\s*:?$/i.exec(bare);
  if (!back) return null;
  return { tier: tierOf(back[2] ?? back[3] ?? "A"), rest: (back[1] ?? "").trim() };
}

/** In a column of its own a tier may be a bare letter. */
export function parseTierCell(text: string): NamedTier | null {
  const letter = /^([a-h])$/i.exec(text.trim());
  return letter ? { tier: tierOf(letter[1] ?? "A"), rest: "" } : parseTier(text);
}

function tierOf(letter: string): Tier {
  const index = /\d/.test(letter) ? Number(letter) - 1 : letter.toUpperCase().charCodeAt(0) - 65;
  return `${String.fromCharCode(65 + index)}-Tier` as Tier;
}

const CATEGORY =
  /^(?:mobility|strength|power|core|conditioning|accessor(?:y|ies)|armou?r[\s-]building|recovery|warm[\s-]?ups?|cool[\s-]?downs?|prehab|rehab|activation|speed|plyo(?:metric)?s?|cardio|hypertrophy|stretch(?:ing|es)?|flexibility|skills?|technique|grip|neck|finishers?|main|primary|secondary|assistance|lifts?|metcon|stability|balance|endurance|agility|explosive|explosiveness|breath(?:ing|work)|isometrics?|carries|work capacity|olympic|movement prep|prep|primer|drills?|upper body|lower body|full body|push|pull|legs|hips|hinge|squat|press|gymnastics|bjj|grappling|injury prevention|durability|reset|flow|soft tissue)$/i;
const CATEGORY_FILLER = /\b(?:work|training|exercises|block|section|circuit|series|and|drills|movements?|lifts?)\b/gi;

/** True when the words name a kind of work ("Mobility", "Main Lifts", "Core & Conditioning"), not an exercise. */
export function isCategory(text: string): boolean {
  const words = text.replace(/[:.]+$/, "").trim();
  if (words.length === 0 || words.length > 40) return false;
  const parts = words.split(/\s*(?:[&/+,]|\band\b)\s*/i).filter(Boolean);
  return (
    parts.length > 0 &&
    parts.length <= 4 &&
    parts.every(
      (part) =>
        CATEGORY.test(part.trim()) || CATEGORY.test(part.replace(CATEGORY_FILLER, " ").replace(/\s+/g, " ").trim()),
    )
  );
}
