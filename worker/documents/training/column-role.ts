import { fold } from "./fold";
import { memoized } from "./memoized";

export type ColumnRole =
  | "name"
  | "code"
  // "A" beside "1": the letter of a code whose number has a column of its own.
  | "codeLetter"
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
  | "order"
  | "perSet"
  // What an export repeats in every row.
  | "title"
  | "dayTitle";

const ROLES: [ColumnRole, RegExp][] = [
  ["perSet", /^(?:set|s|serie) ?#?[1-9]$/],
  [
    "setRep",
    /^(?:sets?|rounds?|s) ?(?:[x×*/&+,|-]|and|by|of|\s) ?(?:reps?|repetitions?|r|time|duration|reps? ?\/ ?time)(?: ?\/ ?(?:time|duration|distance))?$|^(?:sets? ?(?:x|×|\/|&|and) ?reps?.*|dose|dosage|volume|prescription|scheme|rep scheme|how much|how many|what to do|quantity|rx|set rep scheme|work|s ?[x×/] ?r|sr|sets and reps|target|amount)$/,
  ],
  [
    "name",
    /^(?:exercises?|movements?|exercise names?|movement names?|name|drills?|lifts?|activity|activities|moves?|exercise description|exercise \/ movement|movement \/ exercise)$/,
  ],
  [
    "code",
    /^(?:code|exercise code|id|no|nr|num|number|#|label|slot|ref|order code|superset|set code|ex ?#?|pair|pairing)$/,
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
    /^(?:load|loads|weight|weights|loading|resistance|% ?(?:of )?(?:1 ?rm|max|tm)?|%? ?(?:of )?1 ?rm|intensity|kgs?|kilos?|lbs?|pounds|weight ?\(?(?:kg|lbs?)\)?|load ?\/ ?(?:intensity|rpe)|weight ?\/ ?load|load ?\/ ?weight|effort|percentage|percent)$/,
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
    /^(?:notes?|cues?|coach(?:ing|'?s)? (?:notes?|cues?|points?|tips?)|coaching|coach'?s notes|(?:what )?(?:the |your )?coach says|(?:from )?(?:the |your )coach|comments?|instructions?|details?|description|how ?to|key points?|remarks?|tips?|execution|technique|technical notes|points?|focus points?|form cues?|additional notes|info|information|notes? ?(?:\/|&|and) ?cues?|dose (?:\/|&|and) (?:cues?|notes?)|explanation|guidance|think about|think of|focus on|remember|feel)$/,
  ],
  [
    "video",
    /^(?:videos?|video links?|video urls?|video demo|links?|urls?|demo|demos|yt|demo links?|demo videos?|youtube|youtube links?|watch|reference|ref video|example|media|clip|film|tutorial|watch it|how to video|demonstration|exercise videos?|exercise links?)$/,
  ],
  ["day", /^(?:day|days|weekday|day of (?:the )?week|training day|session|date)$/],
  [
    "option",
    /^(?:options?|opt|track|version|column|column type|variant|workout option|program|programme|equipment option|setting|workout|choice)$/,
  ],
  ["week", /^(?:week|week no|week number|wk|week #)$/],
];

/** Portuguese, Spanish and the neighbours, as `fold` writes them. */
const ABROAD: Record<string, ColumnRole> = Object.fromEntries(
  (
    [
      [
        "setRep",
        "series x reps|series x repeticoes|series x repeticiones|series e repeticoes|series y repeticiones|series e reps|series y reps|series/reps|series/repeticoes|series/repeticiones|volume|volumen|prescricao|prescripcion|dose|dosis|esquema|umfang",
      ],
      [
        "name",
        "exercicio|exercicios|nome do exercicio|nome|movimento|movimentos|ejercicio|ejercicios|nombre|nombre del ejercicio|movimiento|movimientos|exercice|exercices|ubung|ubungen|esercizio",
      ],
      ["code", "codigo|cod|ordem/codigo|numero|n"],
      ["order", "ordem|orden|ordre|reihenfolge"],
      ["tier", "nivel|fascia|livello|prioridade|prioridad|niveau"],
      [
        "category",
        "schwerpunkt|bereich|qualite|categoria|foco|enfoque|tipo|grupo|objetivo|bloco|bloque|fase|qualidade|cualidad|kategorie|categorie",
      ],
      [
        "sets",
        "series|serie|sets|rodadas|voltas|rondas|vueltas|n de series|no de series|satze|satz|series de trabalho",
      ],
      [
        "reps",
        "reps|repeticoes|repeticiones|rep|reps/tempo|repeticoes/tempo|reps/tiempo|repeticiones/tiempo|distancia|wiederholungen|wdh|ripetizioni|rip|repetitions",
      ],
      ["load", "carga|cargas|peso|intensidade|intensidad|esforco|esfuerzo|charge|gewicht|last|carico"],
      ["rpe", "pse|rpe|rir|esforco percebido"],
      ["tempo", "cadencia|ritmo|tempo|tempo de execucao|velocidade|cadence"],
      [
        "rest",
        "descanso|pausa|pausas|intervalo|recuperacao|recuperacion|descanso entre series|repos|recup|recuperation|pause|recupero",
      ],
      ["duration", "duracao|duracion|tiempo|minutos|segundos|duree|dauer|durata"],
      [
        "notes",
        "notas|nota|observacoes|observacao|obs|observaciones|observacion|indicazioni|suggerimenti|consigli|esecuzione|comentarios|comentario|dicas|dica|instrucoes|instrucciones|indicaciones|indicacoes|consejos|detalhes|detalles|descricao|descripcion|pontos chave|puntos clave|notas do treinador|notas del entrenador|remarques|anmerkungen|hinweise|hinweis|note|bemerkung|consignes|consigne|como fazer|como hacerlo|coach diz|o coach diz|o treinador diz|el coach dice|el entrenador dice|il coach dice|le coach dit|der coach sagt|der trainer sagt",
      ],
      [
        "video",
        "video|videos|link|links|link do video|link de video|enlace|enlaces|enlace de video|enlace del video|enlace al video|lien|youtube|demonstracao|demostracion|exemplo|ejemplo|url|ver",
      ],
      ["day", "dia|dias|dia da semana|dia de la semana|jour|tag|giorno|sessao|sesion"],
      [
        "option",
        "opcao|opcion|versao|variante|modalidade|modalidad|equipamento|equipo|equipamiento|programa|treino|entreno",
      ],
      ["week", "semana|sem|semaine|woche|settimana"],
    ] as [ColumnRole, string][]
  ).flatMap(([role, words]) => words.split("|").map((word) => [word, role] as const)),
);

/** What a column's heading, or a label before a colon, says about the text under or after it. */
export const columnRole = memoized(roleOf);

function roleOf(heading: string): ColumnRole | null {
  // What is long, or has a figure of two digits, is content.
  if (heading.length > 60 || /\d\d|@/.test(heading)) return null;
  const plain = foldedHeading(heading);
  return match(plain) ?? match(plain.replace(/\s*\([^)]*\)/g, "").trim());
}

/** A heading without its dress. */
export function foldedHeading(heading: string): string {
  return fold(heading)
    .replace(/_/g, " ")
    .replace(/[.:*?]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of other languages, for those that are written short. */
export function foreignColumnWords(): [string, ColumnRole][] {
  return Object.entries(ABROAD);
}

function match(plain: string): ColumnRole | null {
  if (plain === "" || plain.length > 40) return null;
  const joined = /^(\S[^/x×*&+]*?)\s*(?:[x×*/&+]|\b(?:e|y|et|und|and)\b)\s*(.+)$/.exec(plain);
  if (joined && ABROAD[joined[1] ?? ""] === "sets" && ABROAD[joined[2] ?? ""] === "reps") return "setRep";
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? ABROAD[plain.replace(/\s*([/])\s*/g, "$1")] ?? null;
}
