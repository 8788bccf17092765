import type { ColumnType, Tier } from "../../contract/drafts";
import { isCategory } from "./categories";
import { columnRole } from "./column-role";
import { parseDay } from "./days";
import { isOnlyDose, readDose } from "./dose";
import type { Line } from "./line";
import { parseOption } from "./options";
import { parseWeek } from "./program-facts";
import { readScheme, type Scheme } from "./scheme";
import { parseTier } from "./tiers";

export type Caption = {
  day?: number;
  alsoDays?: number[];
  title?: string;
  heading?: string;
  option?: ColumnType;
  tier?: Tier;
  category?: string;
  scheme?: Scheme;
  /** Goes on with the place that was left: "Monday (cont.)". */
  continued?: boolean;
};

/**
 * What a heading says about the place in the program. `marked` tells that it looks like a heading; an unmarked line
 * must be nothing but the words of a place. Null when it names none.
 */
export function readCaption(line: Line, marked: boolean): Caption | null {
  if (line.text.length > 200) return null;
  const whole = line.text.replace(CONTINUED, "");
  const caption = captionOf(line, whole, marked);
  return caption && whole !== line.text ? { ...caption, continued: true } : caption;
}

function captionOf(line: Line, whole: string, marked: boolean): Caption | null {
  const labelled = labelledPlace(whole);
  if (labelled) return labelled;
  const text = whole.replace(/[:\s]+$/, "").trim();
  // "No Equip." and "Mon." end like sentences.
  const isSentence = /[.!?]$/.test(text) && !/^\S+\.$/.test(text) && parseOption(text)?.rest !== "";
  if (text.length > (marked ? 120 : 70) || isSentence) return null;
  return (
    dayCaption(text, marked) ?? optionCaption(text, marked) ?? tierCaption(text) ?? categoryCaption(line, text, marked)
  );
}

/** "Monday (cont.)" goes on with Monday. */
const CONTINUED =
  /(?:\s-)?\s?[([–—-]\s?(?:cont(?:['’]?d|inued|inua[cç][aã]o|inuaci[oó]n|\.)?|suite|forts\.?|fortsetzung|segue)\.?[)\]]?:?$/i;

/** "Day: 1", "Option: No equipment": a place behind its label. */
function labelledPlace(text: string): Caption | null {
  const [, label = "", value = ""] = /^([^:]{3,20}?)\s*:\s*(.{1,60})$/.exec(text) ?? [];
  const role = columnRole(label);
  if (role === "day") {
    const day = parseDay(value) ?? (/^[1-7]$/.test(value) ? { day: Number(value), also: [], rest: "" } : null);
    return day && { day: day.day, alsoDays: day.also, title: day.rest, heading: text };
  }
  const option = role === "option" ? (parseOption(value) ?? parseOption(`Option ${value}`)) : null;
  return option && { option: option.option };
}

function dayCaption(text: string, marked: boolean): Caption | null {
  const day = parseDay(text);
  if (!day) return null;
  const isApart = /[:–—|,(·•/-]/.test(text) || /^day\s+\d\s+\S+(?:\s\S+){0,2}$/i.test(text);
  if (!marked && day.rest !== "" && (!isApart || day.rest.split(/\s+/).length > 6)) return null;
  const caption: Caption = { day: day.day, alsoDays: day.also, heading: text, title: day.rest };
  const parts = day.rest.split(/\s*[:–—|(]\s*|\s+-\s+/);
  const last = parts[parts.length - 1] ?? "";
  const option = parseOption(last.replace(/\)$/, ""));
  if (option && option.rest === "") {
    caption.option = option.option;
    caption.title = day.rest.slice(0, day.rest.lastIndexOf(last)).replace(/[\s:–—|(-]+$/, "");
  }
  return caption;
}

function optionCaption(text: string, marked: boolean): Caption | null {
  const option = parseOption(text);
  const aside = /\(.*\)$/.test(text) || /^(?:same as|as above|igual)\b/i.test(option?.rest ?? "");
  const scheme = option?.rest ? readScheme(option.rest) : null;
  if (!option || (option.rest !== "" && !marked && !option.marked && !aside && !scheme)) return null;
  const caption: Caption = { option: option.option, ...(scheme ? { scheme } : {}) };
  const tier = option.rest ? tierCaption(option.rest) : null;
  const day = option.rest ? parseDay(option.rest) : null;
  return day
    ? { day: day.day, alsoDays: day.also, title: day.rest, heading: text, ...caption }
    : { ...caption, ...tier };
}

function tierCaption(text: string): Caption | null {
  const tier = parseTier(text);
  if (!tier) return null;
  const rest = tier.rest.replace(/^\((.*)\)$/, "$1").trim();
  if (rest === "" || isOnlyDose(rest)) return { tier: tier.tier };
  return rest.split(/\s+/).length <= 6 ? { tier: tier.tier, category: tidyCategory(rest) } : { tier: tier.tier };
}

const PLACE_IN_ORDER = "(?:[a-h]|\\d{1,2}|one|two|three|four|five|six|uno|dos|tres|um|dois|[ivx]{1,4})";
const GROUP = new RegExp(
  String.raw`^(?:block|superset|super set|section|circuit|group|part|parte|partie|teil|bloque|bloco|series|phase|giant set|tri-?set|complex|round)\s*#?\s*${PLACE_IN_ORDER}(?![\w])\s*[:.–—|)-]*\s*(.*)$`,
  "i",
);
const ROMAN = /^(?:I{1,3}|IV|VI{0,3}|IX|X)[.)]\s+(.{3,60})$/;

/** What stands behind a part's label: "Part One: Strength", "II. Conditioning", "Block C - Bench Press 3x8". */
export function behindPart(text: string): string | null {
  const behind = GROUP.exec(text)?.[1] ?? ROMAN.exec(text)?.[1] ?? "";
  return behind === "" || parseWeek(text) ? null : behind;
}

function categoryCaption(line: Line, text: string, marked: boolean): Caption | null {
  const scheme = readScheme(text);
  if (scheme) return { scheme };
  const said = /^(.+?)\s*(?:[–—:(|-]|,)\s*(.+?)\)?$/.exec(text);
  const [, kind = "", how = ""] = said ?? [];
  const rounds = /^(\d{1,2}) (?:rounds?|circuits?|times through)\b[^\d:]{0,30}$/i.exec(how)?.[1];
  const inner = isCategory(kind) ? (readScheme(how) ?? (rounds ? { text: how, rounds } : null)) : null;
  if (inner) return { category: tidyCategory(kind), scheme: inner };
  const group = GROUP.exec(text);
  // "Block 3, Week 2" is the program's place in the year.
  if (group && !parseWeek(text) && (marked || !group[1] || isCategory(group[1])))
    return { category: group[1] ? tidyCategory(group[1]) : "" };
  const part = ROMAN.exec(text)?.[1];
  if (part && (marked || isCategory(part))) return { category: tidyCategory(part) };
  const bare = text.replace(/^(?:(?:[A-H]|\d)[.):]|[a-h]\))\s+/, "").replace(/\s*\([A-H]\)$/, "");
  if (isCategory(bare) && (marked || line.list === null || /^\(?[A-H][.)]/.test(line.list.label)))
    return { category: tidyCategory(bare) };
  // "Buy-in (together)"
  if (marked && isCategory(bare.replace(/\s\([^()]{2,30}\)$/, ""))) return { category: `${tidyCategory(bare)})` };
  const timed = /^(.+?)\s*(?:[–—:(|-]|,)\s*(.+?)\)?$/.exec(bare);
  if (timed && isCategory(timed[1] ?? "") && isOnlyDose(timed[2] ?? "") && !isSetsAndReps(timed[2] ?? ""))
    return { category: tidyCategory(timed[1] ?? "") };
  const labelled = /^(?:category|focus|type)\s*:\s*(.+)$/i.exec(text);
  return labelled && isCategory(labelled[1] ?? "") ? { category: tidyCategory(labelled[1] ?? "") } : null;
}

/** "Core – 10 min" is a kind of work, "Squat – 3x8" is an exercise. */
function isSetsAndReps(dose: string): boolean {
  const { sets, reps } = readDose(dose).fields;
  return sets !== null && reps !== null;
}

/** Capitals are a heading's dress; in a field of its own the words are written as words. */
function tidyCategory(text: string): string {
  const plain = text.replace(/^[\s:–—|(-]+|[\s:–—|)-]+$/g, "").trim();
  if (/\p{Ll}/u.test(plain)) return plain;
  return plain.toLowerCase().replace(/(^|[\s/&-])\p{L}/gu, (start) => start.toUpperCase());
}
