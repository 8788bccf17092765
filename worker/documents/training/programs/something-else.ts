import { all, WEEK_WORDS } from "../vocabulary/calendar-words";
import { isDose } from "./columns/column-heading";
import { cellsIn, type View } from "./grid-view";
import { either } from "./labels/label-words";
import { plain } from "./labels/plain-text";

export function speaksOfSomethingElse(view: View): boolean {
  const meals = view.rows.slice(0, 30).filter(([first]) => first && EATEN.test(plain(first.text)));
  // A sheet of training may have what is eaten below it.
  if (meals.length >= 3 && dosesOn(view) < meals.length * 2) return true;
  if (comparesTimes(view) || isOfMarks(view) || addsUpMuscles(view) || listsMaxes(view)) return true;
  return view.rows.slice(0, 12).some((_, row) => {
    const cells = cellsIn(view, row);
    return cells.length >= 3 && cells.filter(({ text }) => ELSEWHERE.test(plain(text))).length >= 2;
  });
}

/** "Strength | 7 / 10 | 8 / 10" in every row: how good or how important something is. */
function isOfMarks(view: View): boolean {
  const rows = view.rows.map((_, row) => cellsIn(view, row).slice(1)).filter((cells) => cells.length > 0);
  const marked = rows.slice(1).filter((cells) => cells.every(({ text }) => OUT_OF_TEN.test(text.trim())));
  return marked.length >= 3 && marked.length === rows.length - 1;
}

const OUT_OF_TEN = /^(?:\d|10)(?:[.,]5)?\s?\/\s?10$/;

/** "Squat 4x6" line by line, but not "Rice 2 x 80 g". */
const dosesOn = (view: View): number =>
  view.rows
    .flat()
    .flatMap((cell) => cell?.text.split("\n") ?? [])
    .filter((line) => /^\p{L}[^\d]{2,40}\s\d{1,2}\s?[x×]\s?\d{1,2}(?!\d|\s?(?:g|gr|ml|kcal)(?!\p{L}))/u.test(line))
    .length;

/** " | 1RM | Training max | Changed" over nothing but loads and when they were changed: what is lifted at most, and no plan. */
function listsMaxes(view: View): boolean {
  const rows = view.rows.map((_, row) => cellsIn(view, row)).filter((cells) => cells.length > 0);
  const at = rows.slice(0, 4).findIndex((cells) => cells.some(({ text }) => view.headingOf(text).role === "max"));
  if (at < 0) return false;
  const isPlanned = rows.flat().some(({ text }) => {
    const { role, week, set } = view.headingOf(text);
    return (
      (isDose(role) && role !== "load") ||
      role === "set" ||
      week !== null ||
      set !== null ||
      /\d\s?[x×%]|%|amrap/i.test(text.replace(SHARE, ""))
    );
  });
  if (isPlanned) return false;
  const maxes = (rows[at] ?? []).filter(({ text }) => view.headingOf(text).role === "max");
  const lifts = rows.slice(at + 1).filter((cells) => cells.length > 1);
  const areLoads = maxes.every(({ column }) =>
    lifts.every((cells) => LOAD.test(cells.find((cell) => cell.column === column)?.text ?? "0")),
  );
  return lifts.length > 1 && areLoads;
}

/** "TM (90%)" */
const SHARE = /\(\s*\d{2,3}\s*%[^()]*\)/;
const LOAD = /^\d{1,3}(?:[.,]\d{1,2})?\s?(?:kg|lbs?)?$/i;

/** "Muscle | Sets per week" and no exercise: what the training of a week adds up to. */
function addsUpMuscles(view: View): boolean {
  const heads = view.rows.map((_, row) => cellsIn(view, row).map(({ text }) => text));
  const isSum = ([muscle = "", ...sums]: string[]) =>
    sums.length > 0 && view.headingOf(muscle).role === "category" && sums.every((text) => WEEKLY.test(plain(text)));
  return heads.slice(0, 6).some(isSum) && !heads.flat().some((text) => view.headingOf(text).role === "name");
}

const WEEKLY = new RegExp(
  `(?:\\/|(?<!\\p{L})(?:per|pro|por|par|a|na|w|в)\\s)\\s*(?:${either(all(WEEK_WORDS))})(?!\\p{L})|(?<!\\p{L})(?:weekly|wochentlich|semanal|settimanale|hebdomadaire|tygodniow[oy])`,
  "u",
);

/**
 * "4:35 | 4:30 | −5 s", "4:58 | 5:08 | +10 s" row by row: by how much somebody was faster or slower than before. What is to be
 * done may grow by seconds, and does not shrink in the next row.
 */
function comparesTimes(view: View): boolean {
  const rows = view.rows
    .map((_, row) => cellsIn(view, row))
    .filter((cells) => cells.some(({ text }) => /\d/.test(text)));
  const gaps = rows.flatMap((cells) => cells.flatMap(({ text }) => GAP.exec(text)?.[1] ?? []));
  return (
    gaps.length >= MANY_GAPS && gaps.length * 2 > rows.length && gaps.includes("+") && gaps.some((sign) => sign !== "+")
  );
}

const MANY_GAPS = 5;
const GAP = /^([+−–-])\s?(?:\d{1,2}:\d\d(?:[.,]\d+)?|\d{1,3}(?:[.,]\d+)?\s*(?:s|secs?|sek|seg)(?!\p{L}))/u;

/** Headings of goods, money, food and people, none of which stands above training. */
const ELSEWHERE =
  /^(?:hazards?|likelihood(?: \([^()]*\))?|severity(?: \([^()]*\))?|risk(?: (?:rating|score|level))?|control(?: measures?|s)?|gefahrdung|risque|riesgo|cost each|unit cost|(?:price|preis|prix|precio|preco|prezzo|cena) (?:each|per|pro|par|por|per|za|unit|unitaire|unitario|unitaria|ud\.?)(?: \p{L}+)?|articulos?|artigos?|articoli|uds\.?|condition|size|colou?r|last check(?:ed)?|serial(?: number)?|zustand|estado|qty|quantity|units?|unit price|pieces|pieces per set|per set|shelf|location|supplier|part no\.?|last counted|price|cost|costs|amount|stock|sku|item|items|product|article|invoice|account|budget|balance|vat|tax|kcal|calories|protein|carbs|fat|breakfast|lunch|dinner|phone|email|e-mail|address|student|employee|staat|prijs(?: nieuw)?|laatste controle|aantal|voorraad|preis|menge|artikel|einzelpreis|stuckpreis|kosten|precio|cantidad|costo|preco|quantidade|prix|quantite|prezzo|quantita|cena|ilosc sztuk|цена|количество)(?:\s*\([^)]*\))?$/u;

/** What is eaten, and when. */
const EATEN =
  /^(?:breakfast|lunch|dinner|snacks?|kcal|calories|protein(?: \(?g\)?)?|carbs|mahlzeit|fruhstuck|mittag(?:essen)?|abend(?:essen|brot)?|eiweiß|eiweiss|desayuno|almuerzo|comida|cena|merienda|proteinas?|cafe da manha|almoco|jantar|lanche|petit[- ]dejeuner|dejeuner|diner|collation|colazione|pranzo|spuntino|sniadanie|obiad|kolacja|завтрак|обед|ужин|перекус|белки|ккал|朝食|昼食|夕食|早餐|午餐|晚餐|아침 식사|점심|저녁 식사)(?:\s*\([^)]*\))?$/u;
