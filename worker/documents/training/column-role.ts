export type ColumnRole =
  | "name"
  | "code"
  | "tier"
  | "category"
  | "setRep"
  | "sets"
  | "reps"
  | "load"
  | "rpe"
  | "tempo"
  | "rest"
  | "duration"
  | "notes"
  | "video"
  | "day"
  | "option"
  | "week"
  | "order";

const ROLES: [ColumnRole, RegExp][] = [
  [
    "setRep",
    /^(?:sets?|rounds?|s) ?(?:[x×*/&+,|-]|and|by|of|\s) ?(?:reps?|repetitions?|r|time|duration|reps? ?\/ ?time)(?: ?\/ ?(?:time|duration|distance))?$|^(?:sets? ?(?:x|×|\/|&|and) ?reps?.*|dose|dosage|volume|prescription|scheme|rep scheme|set rep scheme|work|sr|sxr|sets and reps|target|amount)$/,
  ],
  [
    "name",
    /^(?:exercises?|movements?|exercise names?|movement names?|name|drills?|lifts?|activity|activities|moves?|exercise description|exercise \/ movement|movement \/ exercise)$/,
  ],
  [
    "code",
    /^(?:code|exercise code|id|no|nr|num|number|#|label|slot|ref|order code|superset|series|set code|ex ?#?|pairing)$/,
  ],
  ["order", /^(?:order|seq|sequence|index|position)$/],
  ["tier", /^(?:tier|tiers|tier level|level|tier ?\/ ?category|tier & category|tier and category|priority)$/],
  [
    "category",
    /^(?:category|categories|focus|type|exercise type|training type|quality|area|group|kind|emphasis|purpose|pillar|block|section|bucket|goal|theme|component|phase|class|movement type|movement pattern|pattern)$/,
  ],
  ["sets", /^(?:sets?|rounds?|no of sets|number of sets|# ?(?:of )?sets|working sets|total sets)$/],
  [
    "reps",
    /^(?:reps?|repetitions?|rep range|no of reps|number of reps|# ?(?:of )?reps|reps? ?(?:\/|or|&) ?(?:time|duration|distance|secs?|seconds)|distance|reps? each|reps? per set|target reps)$/,
  ],
  [
    "load",
    /^(?:load|loads|weight|weights|loading|resistance|% ?(?:1 ?rm)?|%? ?(?:of )?1 ?rm|intensity|kgs?|lbs?|weight ?\(?(?:kg|lbs?)\)?|load ?\/ ?(?:intensity|rpe)|weight ?\/ ?load|load ?\/ ?weight|effort|percentage|percent)$/,
  ],
  ["rpe", /^(?:rpe|target rpe|rir)$/],
  ["tempo", /^(?:tempo|cadence|tempo code|speed)$/],
  [
    "rest",
    /^(?:rest|rests|rest period|rest time|rest interval|recovery|break|rest between sets|rest ?\(?(?:sec|secs|seconds|min|s)\)?)$/,
  ],
  [
    "duration",
    /^(?:time|duration|length|work time|hold|time under tension|tut|secs?|seconds|minutes|mins?|duration ?\(?(?:sec|min|s|mins|minutes|seconds)\)?)$/,
  ],
  [
    "notes",
    /^(?:notes?|cues?|coach(?:ing|'?s)? (?:notes?|cues?|points?|tips?)|coach'?s notes|comments?|instructions?|details?|description|how ?to|key points?|remarks?|tips?|execution|technique|technical notes|points?|focus points?|form cues?|additional notes|info|information|notes? ?(?:\/|&|and) ?cues?|dose (?:\/|&|and) (?:cues?|notes?)|explanation|guidance)$/,
  ],
  [
    "video",
    /^(?:videos?|video links?|video urls?|video demo|links?|urls?|demo|demos|demo links?|demo videos?|youtube|youtube links?|watch|reference|ref video|example|media|clip|tutorial|demonstration|exercise videos?|exercise links?)$/,
  ],
  ["day", /^(?:day|days|weekday|day of (?:the )?week|training day|session|date)$/],
  [
    "option",
    /^(?:options?|track|version|column|column type|variant|workout option|program|programme|equipment option|setting|workout|choice)$/,
  ],
  ["week", /^(?:week|week no|week number|wk|week #)$/],
];

/** What a column's heading, or a label before a colon, says about the text under or after it. */
export function columnRole(heading: string): ColumnRole | null {
  const plain = heading
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/_/g, " ")
    .replace(/[.:*?]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return match(plain) ?? match(plain.replace(/\s*\([^)]*\)/g, "").trim());
}

function match(plain: string): ColumnRole | null {
  if (plain === "" || plain.length > 40) return null;
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
