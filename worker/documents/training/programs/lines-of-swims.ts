import { looksLikeMovement } from "../vocabulary/movements";
import { begin, opened, resumed } from "./begin-session";
import { doseOf } from "./doses/dose-sets";
import { exerciseOf, type NamedDose, withoutCode } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import type { TextLine } from "./text-line";

/** "500 pull (25 fast, 75 smooth)", "10 x 50 on 1:10" in a plan of swims: how far, in lengths of whatever pool. */
export function isSwum(line: TextLine): boolean {
  const { builder, standing, text, url } = line;
  const read = standing.sport === "Swim" ? swimIn(text) : null;
  if (!read) return false;
  const session = standing.session ?? begin(standing, opened(builder, line.opening) ?? resumed(builder, standing));
  standing.named = null;
  builder.sport ??= standing.sport ?? null;
  line.in(session).exercises.push({ ...exerciseOf(read), category: standing.part ?? null, videoUrl: url });
  return true;
}

/** Most of the lines that begin with a figure are lengths of a stroke: "200 choice", "5 x 50 pull @ 1:00". */
export function areSwims(texts: string[]): boolean {
  const counted = texts.filter((text) => /^\d/.test(text));
  const strokesOf = (text: string) => (IN_UNITS.test(text) ? STROKES_ALONE : STROKES);
  const swum = counted.filter((text) => strokesOf(text).test(plain(text)) && swimIn(text) !== null);
  return swum.length >= 4 && swum.length * 2 >= counted.length;
}

function swimIn(text: string): NamedDose | null {
  const { code, rest } = withoutCode(text);
  const [, often = "", amount = "", unit = "", behind = ""] = SWIM.exec(rest) ?? [];
  // "2025 swim season" is none, nor is "25 m pool".
  if (amount === "" || Number(amount) % (Number(amount) > 1000 ? 50 : 25) > 0 || POOL.test(plain(behind))) return null;
  const at = behind.search(/\s*[(,;]|\s[–—]\s|\s@\s*:?\d/u);
  const [words, remark] = at < 0 ? [behind, ""] : [behind.slice(0, at), behind.slice(at)];
  if (looksLikeMovement(plain(words)) && !STROKES.test(plain(words))) return null;
  const isTimed = amount.includes(":");
  // Without a unit it is that of the pool, which nobody has told.
  const { sets, said, ...dose } = doseOf(
    `${often}${amount}${isTimed ? "" : unit.replace(/y$/i, "yd") || " m"} ${words}`.trim(),
  );
  const [only, ...more] = sets;
  if (!only || more.length > 0 || only.reps !== null) return null;
  const [name = ""] = said.filter((each) => !SEND_OFF.test(each));
  // "(25 m fast / 25 m easy) rest 20 s", ", r 15s"
  const [, within = "", behindIt = ""] = /^(\s*\([^()]*\))?\s*(.*)$/u.exec(remark) ?? [];
  const last = doseOf(bare(behindIt));
  const remarks = last.sets.length === 0 && last.rest !== null ? [bare(within), ...last.said] : [bare(remark)];
  const about = [...said.filter((each) => each !== name), ...remarks].filter(Boolean);
  return {
    ...dose,
    rest: dose.rest ?? last.rest,
    code,
    name: /\p{L}{2}/u.test(name) && !/^swim$/i.test(name) ? name : "Swim",
    sets: [{ ...only, distance: unit ? only.distance : only.distance && amount }],
    said: about,
  };
}

/** "(descend 1-3)" without its brackets. */
const bare = (remark: string) => remark.replace(/^[\s(,;–—]+|\)$/g, "");

const SWIM =
  /^(\d{1,2}\s*[x×]\s*)?(\d{2,4}|\d:[0-5]\d)(\s*(?:m|met\p{L}+|y|yds?|yards?)(?!\p{L}))?(?![\d:./-]|,\d|,\s+\d+\s*(?:,|$))(?!\s*(?:%|[x×]\s*\d|(?:k?m|met\p{L}+|y|yds?|yards?|s|secs?|min\p{L}*|h|kgs?|lbs?|reps?|days?|weeks?)(?!\p{L})))\s*(.*)$/iu;

const POOL = /^(?:pool|becken|bad|piscina|vasca|bassin|basen|бассейн)(?!\p{L})/u;

/** "on 1:10", "@ 1:45" */
const SEND_OFF = /^(?:on|@|every|alle|cada|ogni|toutes les|co)\s*:?\d/iu;

/** "8x50m": who runs and carries says so too, and only the names of strokes tell that it is swum. */
const IN_UNITS = /^\d+\s*(?:[x×]\s*\d+\s*)?(?:m|met\p{L}+|y|yds?|yards?)(?!\p{L})/iu;

const STROKES_ALONE =
  /(?<!\p{L})(?:swim\p{L}*|free(?:style)?|(?:back|breast)stroke|butterfly|medley|scull\p{L}*|kraul|brust|rucken|crol|(?<!bear )crawl|espalda|mariposa|costas|peito|borboleta|pernada|brasse|papillon|stile|dorso|delfino)(?!\p{L})/u;

/** What of these words is swum, though it is lifted elsewhere. */
const STROKES =
  /(?<!\p{L})(?:swim\p{L}*|pull|kick\p{L}*|free(?:style)?|back(?:stroke)?|breast(?:stroke)?|(?:butter)?fly|im|medley|drill\p{L}*|scull\p{L}*|choice|easy|sprint\p{L}*|warm|cool|kraul|brust|rucken|crol|crawl|espalda|costas|peito|pernas?|pies|nage\p{L}*|dos|brasse|jambes|stile|dorso|rana|gambe)(?!\p{L})/u;
