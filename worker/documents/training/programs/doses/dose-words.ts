export const NUMBER = "\\d+(?:\\.\\d+)?";
export const RANGE = `${NUMBER}(?:-${NUMBER})?`;
export const SECONDS = `秒钟|秒鐘|秒間|ثانیه|ثانية|ثوان[يی]?|s|secs?|seconds?|segs?|segundos?|sek|sekund(?:en?|er|y)?|secondi|secondes?|seconden|secunde|vteřiny?|saniye|sn|másodperc|mp|сек|секунд[аиы]?|с|sekuntia|초|秒|''|"`;
export const MINUTES = `分钟|分鐘|分間|دقیقه|دقيقة|دقائق|min|mins|mn|minutes?|minutos?|minut(?:en?|er|t|a|y)?|minuut|minuti|minuuttia|dk|dakika|perc|мин|минут[аы]?|хв|хвилин[аи]?|분|分|'`;
export const HOURS = "h|hrs?|hours?|horas?|stunden?|ore|heures?|uur|u|ч";

export const METRES =
  "m|metres?|meters?|metros?|metri|mètres|metr|metry|metrów|metrů|metriä|méter|м|метр(?:а|ов|ів|и)?|メートル|미터|米";
export const KILOMETRES = "km|kilometres?|kilometers?|км";
export const OTHER_LENGTHS = "yd|yds|yards?|mi|miles?|ft|feet";
export const END = "(?![\\p{L}\\d])";
export const TIME = `(?:\\d{1,2}:[0-5]\\d\\s*(?:${HOURS})${END}|\\d+:\\d\\d(?::\\d\\d)?(?:-\\d+:\\d\\d)?|\\d+\\s*(?:h|min|mn)\\s*\\d{1,2}(?!\\d|\\s*x)(?:\\s*(?:min|s|sec|sek|seg)${END})?|\\d+\\s*'\\s*\\d+\\s*(?:''|")?|\\d+\\s*(?:s|sec|seg|sek)-\\d+\\s*(?:${MINUTES})${END}|${RANGE}\\s*(?:${SECONDS}|${MINUTES}|${HOURS})${END}\\.?)`;

export const REST =
  "rest(?:s|ing)?|rest (?:period|interval)|ri|odpoczynek|odpočinek|pauză|odihnă|palautus|trabpause|gehpause|satzpause|recovery|recover|descanso|desc\\.?(?=\\s*[:=]?\\s*\\d)|recupero|rec\\.?|pausa|pause|repos|recup|récup|récupération|recuperaci[oó]n|recupera[cç][aã]o|przerwa|rust|vila|hvile|pauze|pauza|dinlenme|pihenő|lepo|відпочинок|отдых|休憩|レスト|휴식|(?:组间)?(?:休息|间歇)|int(?:ervalo)?\\.?(?=\\s*[:=]?\\s*\\d{1,3}\\s*(?:''|[\"']|s|seg|min)(?!\\p{L}))";
export const MOST =
  "amrap|amap|mrs?(?!\\p{L})|max(?:im|imum|imo|imal)?(?: reps?)?|mak(?:s|simi|simum|simalt)|máx(?:imo)?|macs|(?:на )?макс(?:имум)?|최대|限界(?:まで)?|(?:to |til |until )?failure|max(?:imum)? reps? sets?|as (?:many(?: reps)?|long) as (?:possible|you can)|(?:al )?fallo|(?:até a )?falha|cedimento|échec|до отказа|до відмови|力竭|尽可能多|尽量多|실패(?:지점|까지)?|do (?:upadku|odmowy|oporu|selhání|vyčerpání)|tükenene kadar|bukásig|tot (?:spier)?falen|til (?:udmattelse|utmattelse)|al fallimento|hasta el fallo|jusqu'à l'échec|bis zum (?:muskel)?versagen";
const SIDE_WORDS =
  "sides?|legs?|arms?|hands?|feet|foot|way|direction|ea|each|lado|perna|pierna|braço|brazo|lato|gamba|braccio|seite|bein|arm|côté|cote|jambe|bras|stron[aęey]|stronie|str\\.?|sida|side|kant|zijde|nog[aęu]|ręk[aę]|сторон[аоуы]й?|ног[аоу]й?|рук[аоу]й?|側|쪽|边|侧|taraf|bacak|kol|ben|hånd|been|oldal|láb|stran[auy]|noh[auy]|ruk[auy]|puoli|jalka|бік|parte|picior";

export const SIDE = new RegExp(
  `\\s*\\(?(?:\\/\\s*(${SIDE_WORDS}|s)|(?<!\\p{L})(?:(per|each|por cada|por|pro|par|per|je|x|[внс]а? кажд\\p{L}{2}|кажд\\p{L}{2}|на кожн\\p{L}{1,2}|кожн\\p{L}{1,2}|на|c\\/|na każdą|każda|na|každá|ogni|jede[rs]?|(?:de )?chaque|varje|hver|elke?|pr\\.?|pe(?: fiecare)?|her|cada|every)\\s*(${SIDE_WORDS}))|(?<!\\p{L})(each|cada|ea\\.?|e\\/s|e\\.s\\.|es(?=\\s*$)|(?:oldalan|lában|karon)ként|(?:taraf|bacak|kol) başına|beidseit(?:ig|s)|na obie strony|(?:both|l\\s*[+&/]\\s*r))(?:\\s+(?:side|leg|arm))?)${END}\\.?\\)?`,
  "u",
);
export const LOAD_UNIT = "kgs?|kilos?|кг|公斤|千克|lbs?|pounds?|#";

export const SETS_WORD =
  "sets?|rounds?|trips?|laps?|s[eé]ries?|serie|sätze?|saetze|runden?|tours?|giri|rondas?|rodadas?|voltas?|vueltas?|serii|подход(?:а|ов)?|подх\\.?|раунд(?:а|ов)?|круг(?:а|ов)?|セット|ラウンド|세트|라운드|组|ست|مجموعات|جولات";

/** "3 times", "2 mal" */
export const TIMES_WORD = "times|mal|veces|vezes|volte|fois|keer|razy|раза?";
