import { withoutDate } from "./calendar-date";
import { plain } from "./plain-text";
import { sessionLabel } from "./session-label";
import { type WeekLabel, weekLabel } from "./week-label";

/** What a week is called beside its number: "Build", "Week A". */
export function weekTitle({ rest, lettered }: WeekLabel): string | null {
  const said = rest && !sessionLabel(rest)?.sure ? rest : null;
  return lettered ? [lettered, said].filter(Boolean).join(" – ") : said;
}

/** "Week of March 3", "2 weeks out", "Fight week": a week that has a name in place of its number. */
export const isNamedWeek = (text: string): boolean => {
  const own = plain(text);
  return (
    own.length <= 50 &&
    weekLabel(text) === null &&
    (COUNTED_DOWN.test(own) || (WEEK_OF.test(own) && withoutDate(text) !== text))
  );
};

const WEEK_OF =
  /^(?:w\/?[cb]|wc|week (?:of|beginning|starting|commencing)|semana del?|semaine du|settimana del|woche (?:vom|ab)|tydzien od|week van)\s/u;

/** How many weeks are left: 3 of "3 weeks out", none of "Fight week". Null where nothing counts down. */
export function weeksLeft(text: string): number | null {
  const own = plain(text);
  return COUNTED_DOWN.test(own) ? Number.parseInt(own, 10) || 0 : null;
}

const COUNTED_DOWN =
  /^\d{1,2} (?:weeks?|wks?) (?:out|to go|before|until)(?!\p{L})|^\d{1,2} (?:out|to go)$|^(?:fight|competition|comp|race|meet|game|taper) week(?!\p{L})/u;
