import { type Cell, cellsIn, type View } from "../grid-view";
import { plain } from "../labels/plain-text";
import type { Span } from "./cells-of-columns";
import type { Column } from "./column";
import { isDose } from "./column-heading";

/** "Warm-up 1", "Work sets", "Top set", "Back-off": which of the sets of a lift, and no exercise. */
export const namesKindOfSet = (text: string): boolean => KIND_OF_SET.test(plain(text));

const SETS = "sets?|series?|satze?|serii|подходы?|セット|세트|组";

const KIND_OF_SET = new RegExp(
  `^(?:(?:warm[ -]?ups?|work|working|top|heavy|back[ -]?off|drop|feeder|ramp(?:ing|[ -]?up)?|light|main)(?: (?:${SETS}))?|(?:arbeits|aufwarm)satze?|aufwarmen|(?:${SETS}) (?:de |di |d')?(?:calentamiento|aproximacion|trabajo|efectivas?|aquecimento|trabalho|riscaldamento|avvicinamento|lavoro|echauffement|travail|effectives?|rozgrzewkow\\p{L}+|robocz\\p{L}+)|(?:seri[ae]|serii) (?:rozgrzewkow\\p{L}+|robocz\\p{L}+)|(?:разминочн\\p{L}+|рабоч\\p{L}+)(?: подходы?)?|(?:热身|正式|工作)组?|(?:ウォームアップ|メイン|本番)(?:セット)?|(?:웜업|워밍업|본|메인) ?세트)\\s*#?\\d{0,2}$`,
  "u",
);

/** "Type | Sets | Reps" over nothing but kinds of sets: the rows are the sets of the lift above, and the column names none. */
export function turnKindsToSets(view: View, [own]: Span[], columns: Column[]): void {
  const first = columns.find(({ role, heading }) => role !== null || heading !== "");
  const isOpen = first !== undefined && (first.role === null || first.role === "name" || first.role === "category");
  if (!own || !first || !isOpen) return;
  const others = columns.filter((column) => column !== first);
  if (others.some(({ role }) => role === "name" || role === "set") || !others.some(({ role }) => isDose(role as never)))
    return;
  const rows = Array.from({ length: own.end - own.from }, (_, at) => cellsIn(view, own.from + at));
  const names = rows.flatMap(([name, ...more]): Cell[] =>
    name?.column === first.index && more.length > 0 ? [name] : [],
  );
  if (names.length > 0 && names.every(({ text }) => namesKindOfSet(text))) first.role = "set";
}
