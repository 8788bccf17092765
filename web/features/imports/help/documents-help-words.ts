/** The words that the help page says are understood. A test parses each of them. */

export type Languages = { english: string[]; portuguese: string[]; spanish: string[] };

/** A column's name, what it is read as, and its headings in English, Portuguese and Spanish. */
export const COLUMN_WORDS = [
  "Exercise|name|Exercise, Movement, Drill|Exercício, Movimento|Ejercicio, Movimiento",
  "Code|code|Code, No., #|Código, Número|Código, Número",
  "Tier|tier|Tier, Level, Priority|Nível, Prioridade|Nivel, Prioridad",
  "Category|category|Category, Focus, Block|Categoria, Foco, Bloco|Categoría, Enfoque, Bloque",
  "Sets and reps|setRep|Sets x Reps, Dose, Volume|Séries x Reps, Séries e repetições|Series x Reps, Series y repeticiones",
  "Sets|sets|Sets, Rounds|Séries, Rodadas|Series, Rondas",
  "Reps|reps|Reps, Rep range, Distance|Repetições, Distância|Repeticiones, Distancia",
  "Load|load|Load, Weight, % 1RM|Carga, Peso|Carga, Peso",
  "Effort|rpe|RPE, RIR|PSE|RPE, RIR",
  "Tempo|tempo|Tempo, Cadence|Cadência, Ritmo|Cadencia, Ritmo",
  "Rest|rest|Rest, Recovery|Descanso, Intervalo|Descanso, Recuperación",
  "Time|duration|Time, Duration, Hold|Duração, Minutos|Duración, Tiempo",
  "Cue|notes|Notes, Cues, Coaching points|Observações, Dicas|Observaciones, Consejos",
  "Video|video|Video, Link, Demo|Vídeo, Link do vídeo|Vídeo, Enlace",
  "Day|day|Day, Session|Dia, Sessão|Día, Sesión",
  "Option|option|Option, Track, Version|Opção, Versão|Opción, Variante",
].map((line) => {
  const { at, name, ...words } = wordsOf(line);
  return { field: at, role: name, ...words };
});

export const DAY_WORDS = [
  "1|Monday|Monday, Mon, Day 1, Session 1|Segunda-feira, Seg, Dia 1, Treino 1|Lunes, Día 1, Sesión 1",
  "2|Tuesday|Tuesday, Tue|Terça-feira, Ter|Martes, Día 2",
  "3|Wednesday|Wednesday, Wed|Quarta-feira, Qua|Miércoles, Mié",
  "4|Thursday|Thursday, Thu|Quinta-feira, Qui|Jueves, Jue",
  "5|Friday|Friday, Fri|Sexta-feira, Sex|Viernes, Vie",
].map((line) => {
  const { at, ...words } = wordsOf(line);
  return { day: Number(at), ...words };
});

export const OPTION_WORDS = [
  "no_equipment|No Equipment|No Equipment, Option 1, Bodyweight, At home, Travel|Sem equipamento, Opção 1, Peso corporal, Em casa|Sin equipo, Opción 1, Peso corporal, En casa",
  "equipment|Equipment|Equipment, Option 2, Gym, With weights|Com equipamento, Opção 2, Academia|Con equipo, Opción 2, Gimnasio",
  "coach_program|Coach's Program|Coach's Program, Option 3, Coach's Pick|Programa do treinador, Opção 3|Programa del entrenador, Opción 3",
].map((line) => {
  const { at, ...words } = wordsOf(line);
  return { option: at as "no_equipment" | "equipment" | "coach_program", ...words };
});

function wordsOf(line: string): { at: string; name: string } & Languages {
  const [at = "", name = "", ...languages] = line.split("|");
  const [english = [], portuguese = [], spanish = []] = languages.map((words) => words.split(", "));
  return { at, name, english, portuguese, spanish };
}

export const CATEGORY_WORDS: Languages = {
  english: ["Mobility", "Armor Building", "Strength", "Power", "Core", "Conditioning", "Recovery", "Warm-up"],
  portuguese: ["Mobilidade", "Força", "Potência", "Condicionamento", "Recuperação", "Aquecimento"],
  spanish: ["Movilidad", "Fuerza", "Potencia", "Acondicionamiento", "Recuperación", "Calentamiento"],
};

/** Lines that set how all exercises below them are done, and what each exercise then shows. */
export const SCHEME_LINES = [
  { written: "3 rounds of:", told: "3 rounds" },
  { written: "Superset 1 (4 sets)", told: "4 sets" },
  { written: "Circuit: 3-4 rounds, rest 2 min", told: "3-4 rounds, rest 2 min" },
  { written: "EMOM 10 min", told: "EMOM 10 min" },
  { written: "AMRAP 12 min", told: "AMRAP 12 min" },
  { written: "Every 2 min for 10 min", told: "Every 2 min for 10 min" },
  { written: "3 rodadas de:", told: "3 rodadas" },
  { written: "4 series de:", told: "4 series" },
];

/** Ways to write a dose, by meaning. */
export const DOSES: { says: string; written: string[] }[] = [
  { says: "Sets and reps", written: ["4 x 8", "3 sets of 10", "5 x 3-5", "3 x 8/side", "3 séries de 12"] },
  { says: "Time or distance", written: ["3 x 30 s", "2 x 60 s per side", "4 x 30 m", "15 min"] },
  { says: "To the end", written: ["3 x max", "3 x AMRAP", "3 x failure"] },
];
export const TEMPOS = ["3110", "30X0", "3-1-1-0"];
export const LOADS = ["24 kg", "50 lb", "72.5%", "RPE 8", "2 RIR", "Bodyweight"];
