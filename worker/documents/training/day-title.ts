import type { Caption } from "./caption";
import { parseDay } from "./days";
import { findDose } from "./dose";
import { isMarked, type Line, type LineHint } from "./line";
import { parseOption } from "./options";
import { parseWeek } from "./program-facts";
import type { TextStyle } from "./text-style";
import type { Reading, Training } from "./training";

/** `foundAtDay`: how many exercises there were when the day began. */
type Titled = Reading & { readonly style: TextStyle; readonly foundAtDay: number };

/** "Monday", and below it "Lower body", before the first option. */
export function titlesDay(
  { training, place, style, foundAtDay }: Titled,
  line: Line,
  hint: LineHint,
  caption: Caption | null,
): boolean {
  const { day: number, option, tier, category } = place;
  const day = number === null ? undefined : training.days.get(number);
  if (!day || !style.optioned || option !== null || tier !== null || category !== null) return false;
  const says = caption !== null && Object.keys(caption).some((key) => key !== "category");
  if (says || day.title !== null || day.notes.length > 0 || training.exercises.length !== foundAtDay) return false;
  const setApart =
    line.heading !== null ||
    hint.aboveTable === true ||
    isMarked(line, hint.caption) ||
    parseOption(hint.next?.text ?? "")?.rest === "";
  if (!setApart || line.list !== null || line.text.length > 60 || /[.!?:]$/.test(line.text)) return false;
  if (!isTitle(line.text) || findDose(line.text) || parseWeek(line.text) || line.text === training.title) return false;
  day.title = line.text;
  return true;
}

/** "**Sunday**: rest.": a day in the first bold words, and what follows it. */
export function boldDay(line: Line): { lead: string; more: string } | null {
  const lead = line.boldLead?.replace(/[:.\s]+$/, "");
  const day = lead ? parseDay(lead) : null;
  const behind = lead ? line.text.slice(lead.length) : "";
  const more = /^\s*[:.–—-]\s*(.*)$/.exec(behind)?.[1] ?? (/^\s+\p{L}/u.test(behind) ? behind.trim() : undefined);
  if (!lead || day?.rest !== "" || more === undefined || !line.text.startsWith(lead)) return null;
  // "**MON** Grip + Pull" has the day's title behind its name.
  const titled =
    more !== "" && more.length <= 40 && !/[.!?]$/.test(more) && !findDose(more) && !/^\s*[:.]/.test(behind);
  return titled ? { lead: `${lead}: ${more}`, more: "" } : { lead, more };
}

/** "off", "v2" and a label say nothing of what the day is about. */
function isTitle(text: string): boolean {
  return !NO_TITLE.test(text.trim()) && !/[:]$/.test(text);
}

const NO_TITLE =
  /^(?:off|-+|–|—|x|\(?(?:v(?:ersion)?\s?\d+|\d{1,4}|copy(?:\s\d+)?|c[oó]pia|final|new|old|draft|tab|sheet\s?\d*|edited)\)?)$/i;

export function openDay(training: Training, day: number, said: Caption): void {
  const caption = said.title && !isTitle(said.title) ? { ...said, title: "" } : said;
  const known = training.days.get(day);
  // A line below the sheet's day stood for its title until the day was named once more, with its own.
  const stoodFor =
    known?.title &&
    caption.title &&
    !known.heading.includes(known.title) &&
    !training.exercises.some((found) => found.place.day === day)
      ? known.title
      : null;
  if (known && caption.title && (known.title === null || stoodFor !== null)) {
    if (stoodFor !== null) training.title ??= stoodFor;
    known.title = caption.title;
    known.heading = caption.heading ?? known.heading;
  } else if (!known)
    training.days.set(day, {
      title: caption.title || null,
      heading: caption.heading ?? "",
      notes: [],
      closing: [],
    });
}
