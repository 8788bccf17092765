export const NUMBER = "\\d+(?:\\.\\d+)?";
export const RANGE = `${NUMBER}(?:-${NUMBER})?`;
export const SECONDS = `秒钟|s|secs?|seconds?|segs?|segundos?|sek|sekunden?|secondi|secondes?|sekund|sn|сек|с|sekuntia|초|秒|''|"`;
export const MINUTES = `分钟|min|mins|minutes?|minutos?|minuten?|minuti|minut|minuuttia|dk|мин|хв|분|分|'`;
export const HOURS = "h|hrs?|hours?|horas?|stunden?|ore|heures?|ч";

export const METRES = "m|metres?|meters?|metros?|metri|mètres|м|メートル|미터|米";
export const KILOMETRES = "km|kilometres?|kilometers?|км";
export const OTHER_LENGTHS = "yd|yds|yards?|mi|miles?|ft|feet";
export const END = "(?![\\p{L}\\d])";
export const TIME = `(?:\\d+:\\d\\d(?::\\d\\d)?(?:-\\d+:\\d\\d)?|\\d+\\s*(?:h|min)\\s*\\d{1,2}(?!\\d|\\s*x)(?:\\s*(?:min|s|sec|sek|seg)${END})?|\\d+\\s*'\\s*\\d+\\s*(?:''|")?|${RANGE}\\s*(?:${SECONDS}|${MINUTES}|${HOURS})${END}\\.?)`;

export const REST =
  "rests?|rest period|trabpause|gehpause|satzpause|recovery|recover|descanso|desc\\.?(?=\\s*[:=]?\\s*\\d)|recupero|rec\\.?|pausa|pause|repos|recup|récup|récupération|przerwa|rust|vila|hvile|pauze|pauza|dinlenme|pihenő|lepo|відпочинок|отдых|休憩|レスト|휴식|休息";
export const MOST =
  "amrap|amap|mrs?(?!\\p{L})|max(?:imum|imo|imal)?(?: reps?)?|máx(?:imo)?|macs|(?:на )?макс(?:имум)?|최대|限界(?:まで)?|(?:to |til |until )?failure|max(?:imum)? reps? sets?|as many(?: reps)? as possible|(?:al )?fallo|(?:até a )?falha|cedimento|échec|до отказа|力竭|실패";
const SIDE_WORDS =
  "sides?|legs?|arms?|hands?|feet|foot|way|direction|ea|each|lado|perna|pierna|braço|brazo|lato|gamba|braccio|seite|bein|arm|côté|cote|jambe|bras|strone|strona|sida|side|kant|noga|nogę|nogu|сторону|ногу|руку|側|쪽|边";

export const SIDE = new RegExp(
  `\\s*\\(?(?:\\/\\s*(${SIDE_WORDS}|s)|(?<!\\p{L})(?:(per|each|por cada|por|pro|par|per|je|x|на каждую|на|c\\/|na każdą|na|cada|every)\\s*(${SIDE_WORDS}))|(?<!\\p{L})(each|cada|ea\\.?|e\\/s|e\\.s\\.|(?:both|l\\s*[+&/]\\s*r))(?:\\s+(?:side|leg|arm))?)${END}\\.?\\)?`,
  "u",
);
export const LOAD_UNIT = "kgs?|kilos?|кг|lbs?|pounds?|#";

export const SETS_WORD =
  "sets?|rounds?|trips?|laps?|s[eé]ries?|serie|sätze?|saetze|runden?|tours?|giri|rondas|voltas|serii|подход(?:а|ов)?|раунд(?:а|ов)?|круг(?:а|ов)?|セット|ラウンド|세트|라운드|组";

/** "3 times", "2 mal" */
export const TIMES_WORD = "times|mal|veces|vezes|volte|fois|keer|razy|раза?";
