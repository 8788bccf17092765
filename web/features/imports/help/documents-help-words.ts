/** The words that the help page says are understood. A test parses each of them. */

export type Languages = { english: string[]; portuguese: string[]; spanish: string[] };

export const COLUMN_WORDS: ({ field: string; role: string } & Languages)[] = [
  {
    field: "Exercise",
    role: "name",
    english: ["Exercise", "Movement", "Drill"],
    portuguese: ["Exercício", "Movimento"],
    spanish: ["Ejercicio", "Movimiento"],
  },
  {
    field: "Code",
    role: "code",
    english: ["Code", "No.", "#"],
    portuguese: ["Código", "Número"],
    spanish: ["Código", "Número"],
  },
  {
    field: "Tier",
    role: "tier",
    english: ["Tier", "Level", "Priority"],
    portuguese: ["Nível", "Prioridade"],
    spanish: ["Nivel", "Prioridad"],
  },
  {
    field: "Category",
    role: "category",
    english: ["Category", "Focus", "Block"],
    portuguese: ["Categoria", "Foco", "Bloco"],
    spanish: ["Categoría", "Enfoque", "Bloque"],
  },
  {
    field: "Sets and reps",
    role: "setRep",
    english: ["Sets x Reps", "Dose", "Volume"],
    portuguese: ["Séries x Reps", "Séries e repetições"],
    spanish: ["Series x Reps", "Series y repeticiones"],
  },
  {
    field: "Sets",
    role: "sets",
    english: ["Sets", "Rounds"],
    portuguese: ["Séries", "Rodadas"],
    spanish: ["Series", "Rondas"],
  },
  {
    field: "Reps",
    role: "reps",
    english: ["Reps", "Rep range", "Distance"],
    portuguese: ["Repetições", "Distância"],
    spanish: ["Repeticiones", "Distancia"],
  },
  {
    field: "Load",
    role: "load",
    english: ["Load", "Weight", "% 1RM"],
    portuguese: ["Carga", "Peso"],
    spanish: ["Carga", "Peso"],
  },
  { field: "Effort", role: "rpe", english: ["RPE", "RIR"], portuguese: ["PSE"], spanish: ["RPE", "RIR"] },
  {
    field: "Tempo",
    role: "tempo",
    english: ["Tempo", "Cadence"],
    portuguese: ["Cadência", "Ritmo"],
    spanish: ["Cadencia", "Ritmo"],
  },
  {
    field: "Rest",
    role: "rest",
    english: ["Rest", "Recovery"],
    portuguese: ["Descanso", "Intervalo"],
    spanish: ["Descanso", "Recuperación"],
  },
  {
    field: "Time",
    role: "duration",
    english: ["Time", "Duration", "Hold"],
    portuguese: ["Duração", "Minutos"],
    spanish: ["Duración", "Tiempo"],
  },
  {
    field: "Cue",
    role: "notes",
    english: ["Notes", "Cues", "Coaching points"],
    portuguese: ["Observações", "Dicas"],
    spanish: ["Observaciones", "Consejos"],
  },
  {
    field: "Video",
    role: "video",
    english: ["Video", "Link", "Demo"],
    portuguese: ["Vídeo", "Link do vídeo"],
    spanish: ["Vídeo", "Enlace"],
  },
  { field: "Day", role: "day", english: ["Day", "Session"], portuguese: ["Dia", "Sessão"], spanish: ["Día", "Sesión"] },
  {
    field: "Option",
    role: "option",
    english: ["Option", "Track", "Version"],
    portuguese: ["Opção", "Versão"],
    spanish: ["Opción", "Variante"],
  },
];

export const DAY_WORDS: ({ day: number; name: string } & Languages)[] = [
  {
    day: 1,
    name: "Monday",
    english: ["Monday", "Mon", "Day 1", "Session 1"],
    portuguese: ["Segunda-feira", "Seg", "Dia 1", "Treino 1"],
    spanish: ["Lunes", "Día 1", "Sesión 1"],
  },
  {
    day: 2,
    name: "Tuesday",
    english: ["Tuesday", "Tue"],
    portuguese: ["Terça-feira", "Ter"],
    spanish: ["Martes", "Día 2"],
  },
  {
    day: 3,
    name: "Wednesday",
    english: ["Wednesday", "Wed"],
    portuguese: ["Quarta-feira", "Qua"],
    spanish: ["Miércoles", "Mié"],
  },
  {
    day: 4,
    name: "Thursday",
    english: ["Thursday", "Thu"],
    portuguese: ["Quinta-feira", "Qui"],
    spanish: ["Jueves", "Jue"],
  },
  {
    day: 5,
    name: "Friday",
    english: ["Friday", "Fri"],
    portuguese: ["Sexta-feira", "Sex"],
    spanish: ["Viernes", "Vie"],
  },
];

export const OPTION_WORDS: ({ option: "no_equipment" | "equipment" | "coach_program"; name: string } & Languages)[] = [
  {
    option: "no_equipment",
    name: "No Equipment",
    english: ["No Equipment", "Option 1", "Bodyweight", "At home", "Travel"],
    portuguese: ["Sem equipamento", "Opção 1", "Peso corporal", "Em casa"],
    spanish: ["Sin equipo", "Opción 1", "Peso corporal", "En casa"],
  },
  {
    option: "equipment",
    name: "Equipment",
    english: ["Equipment", "Option 2", "Gym", "With weights"],
    portuguese: ["Com equipamento", "Opção 2", "Academia"],
    spanish: ["Con equipo", "Opción 2", "Gimnasio"],
  },
  {
    option: "coach_program",
    name: "Coach's Program",
    english: ["Coach's Program", "Option 3", "Coach's Pick"],
    portuguese: ["Programa do treinador", "Opção 3"],
    spanish: ["Programa del entrenador", "Opción 3"],
  },
];

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
