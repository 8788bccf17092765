import { END, LOAD_UNIT, MINUTES, REST, SECONDS, SETS_WORD, TIMES_WORD } from "./dose-words";

/** "5рх1п": Russian weightlifters write the reps and then the sets. */
export const REPS_BY_SETS = /(\d+(?:-\d+)?)\s*р\.?\s*[xх×]\s*(\d+)\s*п(?!\p{L})\.?/giu;

const LETTERED = /(?<![\p{L}\d.,:-])(\d{1,2}(?:-\d{1,2})?)\s?(r|rir)\s?([1-9]|1[0-2])s(?![\p{L}\d])/giu;

const SINGLES =
  /(?<![\d.,x-]|x )((?:\d|1[0-5])(?:\s?-\s?\d{1,2})?)\s+(?:heavy\s+|easy\s+)?(?:sets\s+of\s+)?(singles|doubles|triples)(?![\p{L}-])/giu;

const WORK_SETS = /(?<=\d\s)(?:work(?:ing)?|hard)\s+(?=sets?(?!\p{L}))/giu;

const SLASHED_REST = new RegExp(
  `(?<!:\\d\\d ?/ ?\\d{1,2}:\\d\\d)\\s*/\\s*(\\d:[0-5]\\d|\\d+(?:[.,]5)?\\s*(?:${SECONDS}|${MINUTES}))\\s*(?:${REST}|(?:easy|light)?\\s*(?:easy|off|jog|walk|float|trab|gehen|locker|langsam|trote|trotar|caminando|marche|marcher|lente?|souple|lento|suave|leve|trucht|marsz|wolno))${END}`,
  "giu",
);

/** Line ends, spaces, quotes and dashes, each written in one way. */
const withOneSign = (text: string): string =>
  text
    .replace(/\s*\n\s*/g, "; ")
    .replace(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, " ")
    .replace(/[’‘`´′]/g, "'")
    .replace(/[“”″]/g, '"')
    // Brackets, colons and figures of East Asian width.
    .replace(
      /[（）：％＋／＠０-９]/gu,
      (wide) => `${wide === "（" ? " " : ""}${wide.normalize("NFKC")}${wide === "：" ? " " : ""}`,
    )
    .replace(/[‐-―−〜～]|(?<=\d\s?)~(?=\s?\d)/g, "-")
    .replace(SHARES_APART, (whole, from, to) => (Number(from) < Number(to) ? `${from}-${to}` : whole))
    // "4x8 @ 60 kg ↗": more than the last time; "↗ 2.5 kg" says by how much.
    .replace(/\s*[↑↗↘↓⬆⬇]\ufe0f?(?!\s*[+-]?\d)/gu, "")
    // "2,000m": a thousand, and no fraction of a metre.
    .replace(/(?<![\d.,])(\d{1,2}),(\d{3})(?=\s*(?:m|met(?:er|re)s?|yds?|yards?)(?!\p{L}))/giu, "$1$2");

/** Sets and what is done in them in letters and words. */
const setsInLetters = (text: string): string =>
  text
    // "77% 2r3s", "4RIR3s": weightlifters write the reps and then the sets with a letter each.
    .replace(LETTERED, (_, reps, letter: string, sets) =>
      letter.length > 1 ? `${sets} sets @ ${reps} RIR` : `${sets} x ${reps}`,
    )
    // "6-15 2-3" in a column of "6-15 x 2-3"
    .replace(/^(\d{1,2}-\d{1,2})\s+(\d(?:-\d)?)$/u, "$1 x $2")
    // "3 working sets"
    .replace(WORK_SETS, "")
    // "3x5 -10%": lighter than before, and no range.
    .replace(LIGHTER, "$1, ")
    // "4 x 1k": kilometres, where nobody lifts so little.
    .replace(KILOMETRES_IN_SHORT, "$1 km")
    // "10-12 reps or failure, for 4 sets"
    .replace(OR_FAILURE, (_, reps, sets) => `${sets ? `${sets} x ${reps}` : `${reps} reps`}; or failure`)
    // "until failure, for 4 sets"
    .replace(FAILURE_THEN_SETS, "$2 x $1")
    // "3 singles", "3-5 heavy doubles", "5 sets of triples"
    .replace(SINGLES, (_, count, kind: string) => `${count} x ${"sdt".indexOf(kind[0]?.toLowerCase() ?? "") + 1}`)
    // "100 kg for 5, 105 kg for 3": a load and its reps.
    .replace(LOAD_FOR_REPS, "1 x $2 @ $1")
    // "3 sets, 8 reps each", "3 sets (8 reps each)": in each set.
    .replace(REPS_OF_EACH, "$1 x $2")
    .replace(STEPS_WITH, "$1; ")
    .replace(DASH_BEFORE_SETS, " ")
    .replace(EITHER_OF_TWO, (whole, one, other) =>
      Number(one) < Number(other) && Number(other) <= Number(one) * 2 ? `${one}-${other}` : whole,
    )
    .replace(/(?<=\d\s*[x×]\s*)\((\d{1,2})\)/gu, "$1")
    // "6 x (2 min hard / 1 min jog)"
    .replace(WORK_AND_JOG, "$1 x $2, $3 rest")
    // "40s/20s x 3": work and rest; "30s/30s x 2" is of each side.
    .replace(TIMES_OF_BOTH, (_, one, unit, other, sets) =>
      one === other ? `${sets} x ${one} ${unit} per side` : `${sets} x ${one} ${unit}, ${other} ${unit} rest`,
    )
    // "3 x 40/50\"": so long or somewhat longer, where a rest would be as long again.
    .replace(HELD_RANGE, (whole, times, from, to, unit) =>
      Number(from) >= 15 && Number(to) > Number(from) && Number(to) < Number(from) * 1.4
        ? `${times}${from}-${to} ${unit}`
        : whole,
    );

/** Doses as they are written in East Asia. */
const setsInScripts = (text: string): string =>
  text
    // "10회씩 3세트": ten each time.
    .replace(/(?<=\d\s?[회번개])씩/gu, "")
    .replace(/每组\s*/gu, "")
    // "10回×3セット（片脚ずつ）", "片脚10回"
    .replace(SIDE_LAST, (_, sets: string) => (/^\d+\s*[x×]/.test(sets) ? `${sets} per side` : `左右各${sets}`))
    .replace(/^片[脚足腕手](?=\d)/u, "左右各")
    .replace(/(限界(?:まで)?)\s*[x×]\s*(\d{1,2})$/u, "$2 x $1");

/** One sign for each meaning: dashes, times, spaces and commas of numbers. */
export function tidy(text: string): string {
  return (
    setsInScripts(setsInLetters(withOneSign(text)))
      // "3 по 20" as well, but not "с 3 по 20 декабря".
      .replace(/(?<=^|(?<!(?:^|\s)с)\s)(\d{1,2})\s+(?:by|по)\s+(?=\d)/giu, "$1 x ")
      .replace(/(?<!\p{L})w\/\s*(?=\d)/giu, "with ")
      // "10 reps, 3 sets", "8 reps for 3 sets"
      .replace(REPS_THEN_SETS, "$2 x $1")
      .replace(/^sets?\s+(\d{1,2})[\s,]+reps?\s+(?=\d)/i, "$1 x ")
      .replace(/(\d{1,3})\s*r\s*\/\s*\1\s*l(?!\p{L})/giu, "$1 per side")
      // "10 seconds each leg, 3 times", "1 minute, twice"
      .replace(OFTEN_LAST, (_, amount, often = "2") => `${often} x ${amount}`)
      .replace(OFTEN_FIRST, "$1 x ")
      .replace(/(?<!\d\s*)%\s*(\d+(?:[.,]\d+)?(?:\s*-\s*\d+(?:[.,]\d+)?)?)(?!\s*%|[\d.,])/g, "$1%")
      .replace(
        /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}])\s*[×✕✖xX](?=\s*\d)/gu,
        " x",
      )
      // "90kg×5×4"
      .replace(/(?<=\p{L})[×✕✖](?=\s*\d)(?!\s*\d+(?:-\d+)?\s*[回次회])/gu, " x")
      .replace(/(?<!\p{L})[×✕✖хХ*](?=\s*(?:\d|amrap|max|макс|отказ))/giu, "x")
      .replace(/(\d)\s*[×✕✖хХ](?!\p{L})|(\d)\s*х(?=макс)/gu, "$1$2 x")
      .replace(
        /(?<=[\d\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}])\s*[×✕✖](?=\s*\p{L})/gu,
        " x ",
      )
      .replace(/(?<![\d,])(\d+),(\d{1,2})(?![\d,]|\s*,\s*\d)/g, (whole, a, b) =>
        Number(a) >= 12 || /^(?:5|25|50|75)$/.test(b) ? `${a}.${b}` : whole,
      )
      // "5 x 51 kg + AMRAP": as many more as can be done.
      .replace(AND_MORE, "$1+$2")
      // "5 @ 8 x 3 sets" is rated, and done three times.
      .replace(RATED_SETS, "$3 x $1 @ RPE $2")
      // "70% (280)", "70% + 20 lb (300)": the load that is reckoned from the percentage.
      .replace(RECKONED, "$1 @ $2")
      // "(135, 165, 195 lb)": loads set by set.
      .replace(LISTED_LOADS, (list) => list.replace(/\s*,\s*/g, "/"))
      // "65/3, 70/3, 75/2x3" and "90/3x4" are written by them without the sign.
      .replace(BARE_PERCENTS, (list) => list.replace(/\s*\//g, "%/").replace(/[,;]?\s+(?=\d{2,3}%)/g, ", "))
      // "3x5x60kg", "3x8 2 x 16 kg"
      .replace(LOAD_THIRD, "$1 @ $2")
      // "6 x 30 s/90 s": work and rest.
      .replace(WORK_AND_REST, (whole, work, rest) =>
        Number.parseFloat(work.split("x")[1] ?? "") === Number.parseFloat(rest) ? whole : `${work}, ${rest} rest`,
      )
      // "75%/2x3": weightlifters write the percentage, the reps and the sets.
      .replace(PERCENT_FIRST, (_, percent, reps, count = "1") => `${count} x ${reps.replace(/\s/g, "")} @ ${percent}%`)
      // "6 x 500 m / 2 min rest", "5 x 3 min / 2 min easy"
      .replace(SLASHED_REST, ", $1 rest")
      .replace(/[，、；]/gu, ", ")
      .replace(REPS_BY_SETS, "$2 x $1")
      // "70%/3x2" is a percentage, its reps and how often, "70%/3" once.
      .replace(
        /(\d{2,3}\s*%)\s*\/\s*(\d{1,2})(?:\s*x\s*(\d{1,2}))?(?!\d|\s*[%/])/giu,
        (_, share, reps, sets = "1") => `${sets} x ${reps} @ ${share}`,
      )
      // "3xF" is done to failure.
      .replace(/(?<=\d\s*x\s*)f(?![\p{L}\d])/giu, "failure")
      // "Sets: 3   Reps: 10   Rest: 60 s"
      .replace(LABELLED, (_, sets, reps) => (sets ? `${sets} x ` : `${reps}, `))
      .replace(
        /^(?:time|duration|zeit|dauer|tiempo|duración|tempo|duração|durée|durata|czas|время)\s*[:=]\s*(?=\d+\s*\p{L})/iu,
        "",
      )
      // ":30" is half a minute, ":20ea" a third of one for each side.
      .replace(/(?<=^|[\sx]):([0-5]\d)(?![\d:])/g, "$1 s ")
      // "5x5 – 80% – rec. 3'" has three parts and no range.
      .replace(LOAD_BEHIND, "$1, ")
      // "20 kg - 4 sets - 7 reps"
      .replace(BEFORE_SETS, "$1, ")
      // "30 s - 45 s"
      .replace(RANGE_OF_UNITS, (whole, from, unit, to) => (Number(from) < Number(to) ? `${from}-${to}${unit}` : whole))
      .replace(/(\d)\s*(%|"|'|kg|lbs?|s|sec|min|m)?\s*-\s*(\d)/gi, "$1$2-$3")
      .replace(/(\d)\s+(?:to|bis|à|a)\s+(?=\d+(?:[.,]\d+)?(?![\d.,])(?!\s*(?:%|kg|lbs?|кг)))/g, "$1-")
      .replace(/\s+/g, " ")
      .trim()
  );
}

const SIDE_LAST =
  /^(\d[^()（）]*?)\s*[(（]?(?:(?:片[側脚足腕手]|左右)(?:各|ずつ)?|每[侧边]|左右各|좌우(?: 각)?|양쪽(?: 각)?|한쪽|각각)[)）]?$/u;

const LIGHTER =
  /((?<!\d)\d{1,2}\s*[x×]\s*\d{1,2}(?:[-–]\d{1,2})?\+?)\s+(?=[-–][1-3]?\d(?:[.,]\d)?(?:[-–][1-3]?\d)?\s*%)/giu;
const KILOMETRES_IN_SHORT = /((?<!\d)\d{1,2}\s*[x×✕хХ]\s*[1-5](?:\.\d{1,2})?)\s?k(?![\p{L}\d])/giu;

const LOAD_BEHIND = new RegExp(
  `((?:\\dx?\\s*x|(?:${SETS_WORD})(?:\\s*(?:x|of|de|di|da|à|por|mit|по|po))?)\\s*\\d+(?:-\\d+)?\\+?(?:\\s*[\\p{L}/.]{1,12}){0,3})\\s+-\\s+(?=\\d+(?:[.,]\\d+)?\\s*(?:%|${LOAD_UNIT}|rpe|rir))`,
  "giu",
);

const RANGE_OF_UNITS =
  /(?<![\d.,:x'-]\s?)(\d+(?:\.\d+)?)(\s*(?:"|'|kg|lbs?|s|secs?|min|m|km))\s*-\s*(\d+(?:\.\d+)?)\2(?![\p{L}\d])/giu;

const REPS_THEN_SETS = new RegExp(
  `^(\\d{1,3}(?:-\\d{1,3})?)\\s*(?:reps?|repetitions?|repeticiones|repetições|ripetizioni|répétitions|wdh\\.?|wiederholungen|powt\\.?|powtórzeń|повт\\.?|повторений)\\s*(?:x\\s*(?=\\d{1,2}$)|(?:,\\s*for|for|in|,|por|per|x)\\s*(?=\\d{1,2}\\s*\\p{L}))(\\d{1,2})(?:\\s*(?:${SETS_WORD}))?$`,
  "iu",
);
const OR_FAILURE =
  /^(\d{1,3}(?:-\d{1,3})?)(?:\s*reps?)?\s*,?\s*or\s+(?:until\s+|to\s+)?failure(?:,?\s+for\s+(\d{1,2})\s+sets)?$/iu;
/** "75 to 80%" */
const SHARES_APART = /(?<![\d.,])(\d{2,3})\s+(?:to|bis|à|a)\s+(\d{2,3})(?=\s*%)/giu;
const FAILURE_THEN_SETS = /^((?:(?:to|until)\s+)?failure|amrap|max(?:\s+reps)?),?\s+for\s+(\d{1,2})\s+sets$/iu;
const LOAD_FOR_REPS =
  /(?<![\d.x×-])(\d{2,3}(?:[.,]\d+)?\s*(?:kgs?|lbs?|кг|%))\s+for\s+(\d{1,2}\+?)(?:\s*reps?)?(?=\s*(?:[,;.]|$))/giu;
/** "25-20-15-10 с увеличением веса": the reps of each set, and how they are done. */
const STEPS_WITH = /^(\d{1,2}(?:-\d{1,2}){2,9})\s+(?=(?:с|со|con|com|mit|avec|z)\s\p{L}[^\d]*$)/u;

/** "70% - 4x9", "70% + 5 kg - 4x9" */
const DASH_BEFORE_SETS = /(?<=\d\s?(?:%|kgs?|lbs?))\s*-\s*(?=\d{1,2}\s*[x×]\s*\d)/giu;

/** "8 or 10 reps": as good as a range. */
const EITHER_OF_TWO = /(?<![\d.,:/-])(\d{1,2})\s+(?:or|oder|ou|o|ó|of|lub|или)\s+(\d{1,2})(?![\d.,:%]|\s*[x×])/giu;

const REPS_OF_EACH =
  /(?<!\d)(\d{1,2})\s+sets(?:,\s+|\s*\()(\d{1,3}(?:-\d{1,3})?)\s+reps\s+each(?!\s+(?:side|leg|arm|hand|way|direction))\)?/giu;
const LOAD_THIRD =
  /((?<![\d.x]|x\s)\d{1,2}\s*x\s*\d{1,3}(?:-\d{1,3})?\+?)(?:\s*x\s*|\s+(?=2\s*x))((?:2\s*x\s*)?\d+(?:\.\d+)?\s*(?:kgs?|lbs?|кг))(?!\p{L})/giu;
const HELD_RANGE = new RegExp(`(\\d\\s*[x×]\\s*)(\\d\\d)\\s*/\\s*(\\d\\d)\\s*(${SECONDS})(?![\\p{L}\\d])`, "giu");

const WORK_AND_REST = new RegExp(
  `(\\dx?\\s*x\\s*\\d+\\s*(?:${SECONDS}|${MINUTES}))\\s*/\\s*(\\d+\\s*(?:${SECONDS}|${MINUTES}))(?![\\p{L}\\d])`,
  "giu",
);

const TIMES_OF_BOTH =
  /(?<![\dx:]\s?)(\d{1,3}) ?(s|secs?|min) ?\/ ?(\d{1,3})(?: ?\2)? ?x ?(\d{1,2})(?:\s*(?:rounds?|sets?|rds?))?(?![\d\p{L}])/giu;

const WORK_AND_JOG = new RegExp(
  `(\\d{1,2})\\s*[x×]\\s*\\((\\d[^()/]{1,30}?)\\s*(?:/|,|\\+)\\s*(\\d+(?:[.,]5)?\\s*(?:${SECONDS}|${MINUTES}))\\s*(?:slow |easy |light )?(?:jog(?:ging)?|walk(?:ing)?|easy|rest|off|float|recovery|trab(?:en)?|gehen|locker|trote|suave|leve|caminando|piano|lento|trucht|marsz)\\)`,
  "giu",
);

const LABELLED =
  /(?<!\p{L})(?:(?:sets|s[eé]ries|serie|sätze|serii|подходы)\s*[:=]\s*(\d{1,2})[\s,;|/.–-]+(?=(?:reps|repetitions|repeticiones|repetições|ripetizioni|répétitions|wdh|wiederholungen|powt|powtórzenia|повторения|повт)\.?\s*[:=])|(?:reps|repetitions|repeticiones|repetições|ripetizioni|répétitions|wdh|wiederholungen|powt|powtórzenia|повторения|повт)\.?\s*[:=]\s*(\d{1,3}(?:\s?[-–]\s?\d{1,3})?\+?)(?![\d\p{L}])[\s,;|.]*)/giu;

const OFTEN_LAST = new RegExp(`^([^,;x×]+),\\s*(?:(\\d{1,2})\\s+(?:${TIMES_WORD})|twice)$`, "iu");
const OFTEN_FIRST = new RegExp(`(\\d)\\s+(?:${TIMES_WORD})\\s+(?=\\d)`, "giu");

const RATED_SETS = new RegExp(
  `(?<![\\d.x]\\s*)(\\d{1,2})\\s*(?:reps?\\s*)?@\\s*(?:rpe\\s*)?([5-9](?:\\.5)?|10)\\s*x\\s*(\\d{1,2})(?:\\s*(?:${SETS_WORD})(?!\\p{L}))?(?!\\d|\\.\\d|\\s*(?:${LOAD_UNIT}|${SETS_WORD}|%)(?!\\p{L}))`,
  "giu",
);

const RECKONED = new RegExp(
  `(\\d\\s*%)(?:\\s*[+-]\\s*\\d{1,2}(?:\\.\\d)?\\s*(?:${LOAD_UNIT}))?\\s*\\(\\s*(\\d{2,3}(?:\\.\\d{1,2})?(?:\\s*(?:${LOAD_UNIT}))?)\\s*\\)`,
  "giu",
);

const LISTED_LOADS = new RegExp(
  `(?<![\\d/x.]\\s*)\\d{2,3}(?:\\.\\d)?(?:\\s*,\\s*\\d{2,3}(?:\\.\\d)?){2,}(?=\\s*(?:${LOAD_UNIT})(?!\\p{L}))`,
  "giu",
);
const BARE_PERCENT = "(?:[4-9]\\d|1[0-2]\\d)\\s*\\/\\s*(?:10|[1-9])(?:\\+[1-9]){0,3}\\+?";
const BARE_PERCENTS = new RegExp(
  `^(?:${BARE_PERCENT}\\s*x\\s*\\d{1,2}|${BARE_PERCENT}(?:\\s*x\\s*\\d{1,2})?(?:(?:[,;]\\s*|\\s+)${BARE_PERCENT}(?:\\s*x\\s*\\d{1,2})?)+)$`,
  "g",
);

const PERCENT_FIRST =
  /(?<![\d./-])(\d{2,3}(?:\.\d)?)\s*%?\s*(?<=%\s*)\/\s*(\d{1,2}(?:\s?\+\s?\d{1,2})*\+?)(?:\s*x\s*(\d{1,2}))?(?![\d%/.]|\s*%)/g;
const BEFORE_SETS = new RegExp(`(\\d\\s*(?:%|${LOAD_UNIT}))\\s+-\\s+(?=\\d{1,2}\\s*(?:${SETS_WORD})(?!\\p{L}))`, "giu");

const AND_MORE = new RegExp(
  `^(\\d{1,2})(\\s*x\\s*\\d+(?:\\.\\d+)?\\s*(?:${LOAD_UNIT}))\\s*\\+\\s*(?:amrap|max)$`,
  "iu",
);
