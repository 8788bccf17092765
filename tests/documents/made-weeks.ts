import { BULLETS, docx, paragraphs, table, textRows, workbook } from "./make-documents";

/** A week as it was meant, and a document of it laid out in one of the ways coaches do. */
export type MadeExercise = {
  code: string;
  name: string;
  setRep: string;
  load: string;
  tempo: string;
  rest: string;
  cue: string;
  video: string;
};
export type MadeWeek = { day: number; option: number; exercises: MadeExercise[] }[];
export type Random = () => number;

const NAMES = {
  en: "Goblet Squat|Split Squat|Push-Up|Ring Row|Bear Crawl|Dead Bug|Hip Thrust|Farmer’s Carry|Face Pull|Box Jump|Cossack Squat|Side Plank|Sled Push|Towel Hang|Neck Curl|Copenhagen Plank|Romanian Deadlift|Bench Press|Pallof Press|Hollow Hold|Air Bike|Turkish Get-Up|90/90 Hip Switch|Bird Dog|Z Press|Chin-Up",
  pt: "Agachamento búlgaro|Flexão de braços|Remada curvada|Prancha lateral|Levantamento terra|Supino reto|Ponte de glúteos|Caminhada do fazendeiro|Abdominal canoa|Elevação de pernas|Salto na caixa|Burpee|Corrida no lugar",
  es: "Sentadilla búlgara|Flexiones|Remo con barra|Plancha lateral|Peso muerto rumano|Press de banca|Puente de glúteo|Paseo del granjero|Elevación de piernas|Salto al cajón|Zancadas|Dominadas",
};
const CUES = {
  en: "Knees out|Slow on the way down|Breathe behind the brace|Ribs stay down|Own the top position|Quiet feet",
  pt: "Joelhos para fora|Desça devagar|Costelas para baixo|Pés firmes no chão",
  es: "Rodillas hacia fuera|Baja despacio|Costillas abajo|Pies firmes",
};
const WORDS = {
  en: {
    days: [
      "Monday|Mon|MONDAY|Day 1",
      "Tuesday|Tue|TUESDAY|Day 2",
      "Wednesday|Wed|WEDNESDAY|Day 3",
      "Thursday|Thu|THURSDAY|Day 4",
      "Friday|Fri|FRIDAY|Day 5",
    ],
    options: [
      "No Equipment|Bodyweight|No gear|Option 1: No Equipment",
      "Equipment|Full gym|With equipment|Option 2: Equipment",
      "Coach’s Program|Coach’s pick|Coach Program|Option 3: Coach’s Program",
    ],
    heads: {
      day: "Day|Weekday",
      option: "Option|Track|Version",
      code: "Code|#|No.",
      name: "Exercise|Movement|Drill",
      setRep: "Sets x Reps|Set x Rep|Prescription|Volume",
      sets: "Sets",
      reps: "Reps",
      load: "Load|Weight|Intensity",
      tempo: "Tempo|Cadence",
      rest: "Rest|Recovery",
      cue: "Notes|Cue|Coaching points|Comments",
      video: "Video|Link|Demo|Video URL",
    },
  },
  pt: {
    days: [
      "Segunda-feira|Segunda",
      "Terça-feira|Terça",
      "Quarta-feira|Quarta",
      "Quinta-feira|Quinta",
      "Sexta-feira|Sexta",
    ],
    options: ["Sem equipamento|Peso corporal", "Com equipamento|Academia", "Programa do treinador|Treino do coach"],
    heads: {
      day: "Dia",
      option: "Opção",
      code: "Código",
      name: "Exercício|Movimento",
      setRep: "Séries x Repetições|Séries x Reps",
      sets: "Séries",
      reps: "Repetições",
      load: "Carga|Peso",
      tempo: "Cadência",
      rest: "Descanso|Intervalo",
      cue: "Observações|Notas",
      video: "Vídeo|Link",
    },
  },
  es: {
    days: ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes"],
    options: ["Sin equipo|Sin equipamiento", "Con equipo|Gimnasio", "Programa del entrenador|Programa del coach"],
    heads: {
      day: "Día",
      option: "Opción",
      code: "Código",
      name: "Ejercicio|Movimiento",
      setRep: "Series x Repeticiones|Series x Reps",
      sets: "Series",
      reps: "Repeticiones",
      load: "Peso|Carga",
      tempo: "Tempo|Cadencia",
      rest: "Descanso|Pausa",
      cue: "Notas|Observaciones",
      video: "Enlace|Video",
    },
  },
};
type Language = keyof typeof WORDS;
type Head = keyof (typeof WORDS)["en"]["heads"];

export const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const word = (random: Random, words: string) => pick(random, words.split("|"));

export const LAYOUTS = [
  "flat table",
  "sheet per day",
  "sheet per option",
  "tables side by side",
  "options as columns",
  "days as columns",
  "headings and lines",
  "table per option",
  "table per day",
  "bold text",
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Makes a week and a document of it. The same `random` makes the same. */
export async function makeWeek(random: Random, layout: Layout) {
  const language = pick(random, ["en", "en", "pt", "es"] as const);
  const words = WORDS[language];
  const uses = {
    load: random() < 0.6,
    tempo: random() < 0.5,
    rest: random() < 0.6,
    cue: random() < 0.7,
    video: random() < 0.7,
  };
  const week: MadeWeek = [];
  for (let day = 1; day <= 5; day++)
    for (let option = 0; option < 3; option++) week.push({ day, option, exercises: exercises(random, language, uses) });

  const dayWords = words.days.map((list) => word(random, list));
  const optionWords = words.options.map((list) => word(random, list));
  const heads = Object.fromEntries(
    Object.entries(words.heads).map(([role, list]) => [role, word(random, list)]),
  ) as Record<Head, string>;
  const made = { week, dayWords, optionWords, heads, uses, apart: random() < 0.4, random };
  return { week, language, bytes: await MAKERS[layout](made) };
}

type Made = {
  week: MadeWeek;
  dayWords: string[];
  optionWords: string[];
  heads: Record<Head, string>;
  uses: Record<"load" | "tempo" | "rest" | "cue" | "video", boolean>;
  /** Sets and reps in columns of their own. */
  apart: boolean;
  random: Random;
};

function exercises(random: Random, language: Language, uses: Made["uses"]): MadeExercise[] {
  const count = 2 + Math.floor(random() * 3);
  const names = NAMES[language].split("|").sort(() => random() - 0.5);
  return Array.from({ length: count }, (_, index) => ({
    code: `${String.fromCharCode(65 + Math.floor(index / 2))}${(index % 2) + 1}`,
    name: names[index] ?? "",
    setRep: `${2 + Math.floor(random() * 4)} x ${pick(random, ["5", "8", "8-10", "12", "30 s", "20 m"])}`,
    load: uses.load ? pick(random, ["60 kg", "75%", "RPE 8", "24 kg", ""]) : "",
    tempo: uses.tempo ? pick(random, ["3-1-1-0", "30X0", "2-0-X-0", ""]) : "",
    rest: uses.rest ? pick(random, ["60 s", "90 s", "2 min", ""]) : "",
    cue: uses.cue ? pick(random, [...CUES[language].split("|"), ""]) : "",
    video:
      uses.video && random() < 0.8
        ? `https://youtu.be/${Math.floor(random() * 1e11)
            .toString(36)
            .padEnd(11, "a")
            .slice(0, 11)}`
        : "",
  }));
}

function columnsOf({ uses, apart }: Made): Head[] {
  const dose: Head[] = apart ? ["sets", "reps"] : ["setRep"];
  return [
    "code",
    "name",
    ...dose,
    ...(["load", "tempo", "rest", "cue", "video"] as const).filter((role) => uses[role]),
  ];
}

function cellsOf(made: Made, exercise: MadeExercise): string[] {
  const [sets = "", reps = ""] = exercise.setRep.split(" x ");
  return columnsOf(made).map((role) =>
    role === "sets" ? sets : role === "reps" ? reps : (exercise[role as keyof MadeExercise] ?? ""),
  );
}

const headsOf = (made: Made) => columnsOf(made).map((role) => made.heads[role]);
const sectionOf = ({ week }: Made, day: number, option: number) =>
  week.find((section) => section.day === day && section.option === option)?.exercises ?? [];
const DAYS = [1, 2, 3, 4, 5];
const OPTIONS = [0, 1, 2];

/** An exercise as lines of text: the code and name, then what is said about it. */
function linesOf({ code, name, setRep, load, tempo, rest, cue, video }: MadeExercise): string[] {
  const dose = [setRep, load && `@ ${load}`, tempo && `tempo ${tempo}`, rest && `rest ${rest}`]
    .filter(Boolean)
    .join(", ");
  return [`${code} - ${name}`, dose, cue, video].filter(Boolean);
}

const sheet = (name: string, rows: string[][]) => ({ name, rows: textRows(rows) });
const day = (made: Made, number: number) => made.dayWords[number - 1] ?? "";
const optionName = (made: Made, option: number) => made.optionWords[option] ?? "";

const MAKERS: Record<Layout, (made: Made) => Promise<Uint8Array>> = {
  "flat table": (made) =>
    workbook([
      sheet("Program", [
        [made.heads.day, made.heads.option, ...headsOf(made)],
        ...DAYS.flatMap((number) =>
          OPTIONS.flatMap((option) =>
            sectionOf(made, number, option).map((each) => [
              day(made, number),
              optionName(made, option),
              ...cellsOf(made, each),
            ]),
          ),
        ),
      ]),
    ]),
  "sheet per day": (made) =>
    workbook(
      DAYS.map((number) =>
        sheet(
          day(made, number),
          OPTIONS.flatMap((option) => [
            [optionName(made, option)],
            headsOf(made),
            ...sectionOf(made, number, option).map((each) => cellsOf(made, each)),
            [],
          ]),
        ),
      ),
    ),
  "sheet per option": (made) =>
    workbook(
      OPTIONS.map((option) =>
        sheet(
          optionName(made, option).replace(/[:]/g, ""),
          DAYS.flatMap((number) => [
            [day(made, number)],
            headsOf(made),
            ...sectionOf(made, number, option).map((each) => cellsOf(made, each)),
            [],
          ]),
        ),
      ),
    ),
  "tables side by side": (made) => {
    const width = columnsOf(made).length;
    const pad = (cells: string[]) => [...cells, ...new Array(width + 1 - cells.length).fill("")];
    return workbook([
      sheet(
        "Week",
        DAYS.flatMap((number) => {
          const sections = OPTIONS.map((option) => sectionOf(made, number, option));
          const most = Math.max(...sections.map((section) => section.length));
          return [
            [day(made, number)],
            OPTIONS.flatMap((option) => pad([optionName(made, option)])),
            OPTIONS.flatMap(() => pad(headsOf(made))),
            ...Array.from({ length: most }, (_, row) =>
              sections.flatMap((section) => pad(section[row] ? cellsOf(made, section[row]) : [])),
            ),
            [],
          ];
        }),
      ),
    ]);
  },
  "options as columns": (made) =>
    workbook([
      sheet("Plan", [
        [made.heads.day, ...made.optionWords],
        ...DAYS.map((number) => [
          day(made, number),
          ...OPTIONS.map((option) => sectionOf(made, number, option).flatMap(linesOf).join("\n")),
        ]),
      ]),
    ]),
  "days as columns": (made) =>
    docx(
      OPTIONS.map(
        (option) =>
          paragraphs([`# ${optionName(made, option)}`]) +
          table([made.dayWords, DAYS.map((number) => sectionOf(made, number, option).flatMap(linesOf).join("\n"))]),
      ).join(""),
    ),
  "headings and lines": (made) =>
    docx(
      paragraphs([
        "# Training plan",
        ...DAYS.flatMap((number) => [
          `## ${day(made, number)}`,
          ...OPTIONS.flatMap((option) => [
            `### ${optionName(made, option)}`,
            ...sectionOf(made, number, option).flatMap(linesOf),
          ]),
        ]),
      ]),
    ),
  "table per option": (made) =>
    docx(
      DAYS.map(
        (number) =>
          paragraphs([`# ${day(made, number)}`]) +
          OPTIONS.map(
            (option) =>
              paragraphs([`## ${optionName(made, option)}`]) +
              table([headsOf(made), ...sectionOf(made, number, option).map((each) => cellsOf(made, each))]),
          ).join(""),
      ).join(""),
    ),
  "table per day": (made) =>
    docx(
      DAYS.map(
        (number) =>
          paragraphs([`**${day(made, number)}**`]) +
          table([
            [made.heads.option, ...headsOf(made)],
            ...OPTIONS.flatMap((option) =>
              sectionOf(made, number, option).map((each) => [optionName(made, option), ...cellsOf(made, each)]),
            ),
          ]),
      ).join(""),
    ),
  "bold text": (made) =>
    docx(
      paragraphs(
        DAYS.flatMap((number) => [
          `**${day(made, number)}**`,
          ...OPTIONS.flatMap((option) => [
            `**${optionName(made, option)}**`,
            ...sectionOf(made, number, option).map((each) => {
              const [title = "", ...rest] = linesOf(each);
              return `* ${title}: ${rest.join(" – ")}`;
            }),
          ]),
        ]),
      ),
      { "word/numbering.xml": BULLETS },
    ),
};
