// The words and figures of a dose, as sources to build patterns from.

/** Dots that stand between the parts of a line. */
export const DOTS = "·•∙‧⋅・●▪";

/** Bounded, or a line of digits would be tried from each of them to its end. */
export const NUM = String.raw`\d{1,6}(?:[.,]\d{1,4})?`;
export const RANGE = String.raw`${NUM}(?:(?:\s*(?:-|–|—|to|→)\s*|\s+a\s+)${NUM})?`;
/** "22 kg DBs", "10 lb plate": what the weight is of. */
export const IMPLEMENT = String.raw`(?:dbs?|dumb-?bells?|kbs?|kettle-?bells?|barbell|plates?|vest|sandbag|med(?:icine)? ball|halteres?|mancuernas?)(?!\p{L})`;
/** "2'30", "1′15″": minutes and seconds. */
export const MINUTES_AND_SECONDS = String.raw`\d{1,2}['′’]\d{2}(?!\d)(?:["”″]|['′’]{2})?`;
export const TIME = `(?:seconds?|secs?|s|minutes?|mins?|min|hours?|hrs?|segundos?|segs?|minutos?|horas?|sekunden?|sek|["”″]|['′’]{1,2})(?![a-z])`;
/** "90 s", "2 min", "2'30", "1:30". */
export const LASTING = String.raw`(?:${MINUTES_AND_SECONDS}|(?:\d{1,2}:\d{2}|${RANGE})\s*${TIME})`;
const ADJECTIVE = "(?:slow|deep|easy|full|long|calm|nasal|controlled|strict|smooth|hard|fast|gentle|clean|good|total)";
/** "10 slow breaths", but not "6 jump lunges": one word may stand between the figure and what is counted. */
export const UNIT = `(?:${TIME}|(?:${ADJECTIVE}\\s+(?:breaths?|reps?|repetitions?|steps?|rounds?|circles?|cycles?|swings?|laps?|strides?|minutes?)|metres?|meters?|mtrs?|m|km|kms|miles?|mi|yards?|yds?|feet|ft|cals?|calories|reps?|repetitions?|breaths?|steps|lengths?|laps?|rounds?|climbs|throws|strides|shots|swings|jumps|sprints|cycles?|circles|(?:step|climb|throw|stride|shot|swing|jump|sprint|circle)(?!\\s+\\p{L})|contacts?|strokes?|passes|trips?|singles?|doubles?|triples?|veces|vezes|times|repeti[cç][oõ]es|repeti[cç][aã]o|repeticiones|repetici[oó]n|metros?|respira[cç][oõ]es|respiraciones|passos?|pasos?|voltas?|vueltas?|wiederholungen|wdh|meter)(?![a-zç]))`;
const SIDES = String.raw`(?:\s*\/\s*(?:side|leg|arm|direction|way|foot|hand|hip|knee|set|rounds?|minute|min|s|l|w|lado|perna|bra[cç]o|pierna|brazo|seite|bein|c[oô]t[eé]|jambe|bras|lato|gamba|braccio|strona|stron[eę])(?![a-z])|\s*(?:per|each|ea\b\.?|e\/|p\/|on each|every)\s*(?:side|leg|arm|direction|way|foot|hand|hip|knee|set|rounds?|minute|min|s|l|w)?(?![a-z])|\s*\/?\s*(?:por|cada|em cada|en cada|pro|par|je|per|ogni|chaque)\s+(?:lado|lato|gamba|braccio|jambe|bras|perna|bra[cç]o|pierna|brazo|dire[cç][aã]o|direcci[oó]n|seite|bein|hand|c[oô]t[eé]|m[aã]o|mano)|\s*(?:e\/s|p\/s|es\b|each|L\/R|R\/L|b\/s|both sides|alternating|alt\b|total))`;
export const SIDE = `${SIDES}?`;
const MAX = String.raw`(?:max(?:imum|\s+(?:reps?|effort|hold|time|distance))?|amrap|amsap|alap|failure|to failure|submax|sub-?max|near failure|tech(?:nical)? failure|m[aá]x(?:imo|imas|imos)?|at[eé] a falha|falha|al fallo|fallo)`;
/** "30"/30"", "40s on / 20s off": work and rest. */
export const WORK_REST = String.raw`${NUM}\s*${TIME}(?:\s*(?:on|work))?\s*\/\s*${NUM}\s*${TIME}(?:\s*(?:off|rest))?`;
/** "8 a 10", but not the "5 a 80" of "5x5 a 80%". */
const REPS_RANGE = String.raw`${NUM}(?:(?:\s*(?:-|–|—|to|→)\s*|\s+a\s+(?!${NUM}\s*(?:%|kgs?|kilos?|lbs?)))${NUM})?`;
const REPS = String.raw`(?:(?:${MAX})|\(\s*${RANGE}\s*${UNIT}?\s*\)${SIDE}|${WORK_REST}|${MINUTES_AND_SECONDS}|(?:\d{1,2}:\d{2}(?!\d)|${REPS_RANGE})(?:\s*(?:[+/,]\s*\d+(?![\d.,]*\s*(?:kgs?|kilos?|lbs?|%)))+)?\s*-?\s*${UNIT}?${SIDE}|\d+(?:-\d+){2,})`;
export const SETS = "(?:sets?|rounds?|rds?|s[eé]ries?|rodadas?|rondas?|voltas?|vueltas?|s[aä]tze)";

/** "30 s hold x4", "45 s hold, 3 times": what is done for the time may stand between. */
export const HOLD = String.raw`(?:\s+(?:holds?|hangs?|iso|isometria|isom[eé]trico))?`;

/** Sets and reps that are beyond doubt a dose, wherever they stand. */
export const STRONG = new RegExp(
  [
    String.raw`(?<![\w.:/-])${WORK_REST}\s*[x×✕*]\s*\d{1,2}(?![\w:.])(?:\s*${SETS}\b)?`,
    String.raw`(?<![\w.:/-])${RANGE}\s*${SETS}?\s*(?:[x×✕*]|\bby\b)\s*${REPS}`,
    String.raw`(?<![\w.:/-])${RANGE}\s*${SETS}\s*(?:of|for|de|x|à|a|,|@|-|–|—|:)?\s*${REPS}`,
    String.raw`(?<![\w.:/-])${RANGE}\s*${SETS}\b`,
    String.raw`(?<![\w.:/-])${RANGE}\s*${UNIT}${HOLD}(?:\s*,?\s*[x×]\s*\d{1,2}|,\s*\d{1,2}\s*(?:times|veces|vezes|mal|fois))(?![\w:.])`,
    String.raw`(?<![\w.:/-])[x×]\s*\d{1,2}\s*,\s*${RANGE}\s*${TIME}${HOLD}`,
    String.raw`\b(?:amrap|emom|e2mom|tabata|for time)\b(?:\s*(?:x|for|in)?\s*${NUM}\s*${UNIT}?)?`,
  ].join("|"),
  "iu",
);

/** "5,3,1": the reps of each set. */
export const COMMAS = String.raw`(?<![\d,])\d{1,2}(?:,\d{1,2}){2,9}(?![\d,])`;

/** "5 @ 65%", "5 @ 65%, 5 @ 75%, 5+ @ 85%": the reps and the load of each set. */
const WAVE = String.raw`\d{1,2}\+?(?:\s*reps?)?\s*@\s*(?:(?:RPE|RIR)\s*${RANGE}|${RANGE}\s*(?:%|kgs?|lbs?)(?![a-z]))`;
export const WAVES = String.raw`${WAVE}(?:\s*[,/;]\s*${WAVE}){0,9}`;

/** "Max Push-Up" is a name, "max in 60 s" and "max" alone are doses. */
const MAX_IN_NAME = String.raw`(?:sub-?)?max(?:imum)?(?:\s+(?:effort|hold|rep))?\s+(?!(?:reps?|effort|hold|time|distance|in|for|of|on|per|each|with|without|until|then|and|or|at|to|em|en|por|con|com|de)\b)\p{L}`;

/** What is a dose where one is expected. */
export const WEAK = new RegExp(
  String.raw`${WAVES}|${WORK_REST}|${MINUTES_AND_SECONDS}|(?:${RANGE}|\d{1,2}:\d{2})\s*-?\s*${UNIT}${SIDE}|${RANGE}${SIDES}(?=\s*(?:$|[.,;:|)–—]))|${COMMAS}|\d+(?:-\d+){2,}|(?!${MAX_IN_NAME})${MAX}|\d{1,2}:\d{2}`,
  "iu",
);

/** "5' easy", "800 m steady": how hard the amount is worked. */
export const EFFORT =
  "(?:very\\s+)?(?:easy|steady|smooth|relaxed|gentle|slow|hard|fast|suave|f[aá]cil|leve|ligero|tranquilo|fuerte|forte|locker|facile|zon[ae]\\s?[1-5]|z[1-5])";
