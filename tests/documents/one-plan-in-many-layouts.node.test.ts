import { describe, expect, it } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

type Exercise = { name: string; sets: number; reps: string; load: number };
type Words = {
  week: string;
  sessions: [string, string, string];
  names: [string, string, string, string, string, string];
  /** What heads exercises, sets, reps, loads and whole doses. */
  heads: [string, string, string, string, string];
  /** "3 sets of 8" */
  sets: string;
};

/** The same plan of two weeks, in the words of eight languages; the names of its sessions as coaches have them. */
const LANGUAGES: Record<string, Words> = {
  en: {
    week: "Week",
    sessions: ["Upper", "Squat focus", "Full body"],
    names: ["Bench Press", "Chin-up", "Back Squat", "Step up", "Push Press", "Skull crusher"],
    heads: ["Exercise", "Sets", "Reps", "Load", "Sets x Reps"],
    sets: "sets of",
  },
  pt: {
    week: "Semana",
    sessions: ["Peito e tríceps", "Pernas", "Costas"],
    names: ["Supino reto", "Tríceps corda", "Agachamento livre", "Afundo", "Remada curvada", "Rosca direta"],
    heads: ["Exercício", "Séries", "Reps", "Carga", "Séries x Reps"],
    sets: "séries de",
  },
  es: {
    week: "Semana",
    sessions: ["Torso", "Pierna", "Empuje"],
    names: ["Press de banca", "Remo con barra", "Sentadilla", "Zancadas", "Press militar", "Fondos"],
    heads: ["Ejercicio", "Series", "Reps", "Carga", "Series x Reps"],
    sets: "series de",
  },
  de: {
    week: "Woche",
    sessions: ["Oberkörper", "Beine", "Ganzkörper"],
    names: ["Bankdrücken", "Latziehen", "Kniebeuge", "Wadenheben", "Kreuzheben", "Liegestütze"],
    heads: ["Übung", "Sätze", "Wdh.", "Gewicht", "Sätze x Wdh."],
    sets: "Sätze à",
  },
  it: {
    week: "Settimana",
    sessions: ["Petto e tricipiti", "Gambe", "Total body"],
    names: ["Panca piana", "Piegamenti", "Squat", "Affondi", "Stacco da terra", "Trazioni"],
    heads: ["Esercizio", "Serie", "Reps", "Carico", "Serie x Reps"],
    sets: "serie da",
  },
  fr: {
    week: "Semaine",
    sessions: ["Haut du corps", "Jambes", "Full body"],
    names: ["Développé couché", "Tractions", "Presse à cuisses", "Mollets debout", "Soulevé de terre", "Pompes"],
    heads: ["Exercice", "Séries", "Reps", "Charge", "Séries x Reps"],
    sets: "séries de",
  },
  pl: {
    week: "Tydzień",
    sessions: ["Góra", "Nogi", "Pull"],
    names: ["Wyciskanie leżąc", "Pompki", "Przysiad ze sztangą", "Wykroki", "Martwy ciąg", "Podciąganie"],
    heads: ["Ćwiczenie", "Serie", "Powt.", "Ciężar", "Serie x Powt."],
    sets: "serie po",
  },
  ru: {
    week: "Неделя",
    sessions: ["Верх", "Ноги", "Грудь и трицепс"],
    names: ["Жим лёжа", "Подтягивания", "Приседания", "Выпады", "Жим стоя", "Отжимания"],
    heads: ["Упражнение", "Подходы", "Повт.", "Вес", "Подходы x повт."],
    sets: "подхода по",
  },
};

const WEEKS = [1, 2];

/** Three sessions of two exercises; the load of the first of each grows by the week. */
function plan({ sessions, names }: Words, week: number): { title: string; exercises: Exercise[] }[] {
  return sessions.map((title, at) => ({
    title,
    exercises: [
      { name: names[at * 2] ?? "", sets: 4, reps: "5", load: 80 + 10 * at + 5 * week },
      { name: names[at * 2 + 1] ?? "", sets: 3, reps: "8-12", load: 20 + 2 * at },
    ],
  }));
}

type Notation = (exercise: Exercise, words: Words) => string;
const NOTATIONS: Record<string, Notation> = {
  "3x8 @ 60 kg": ({ sets, reps, load }) => `${sets}x${reps} @ ${load} kg`,
  "3 x 8 - 60kg": ({ sets, reps, load }) => `${sets} x ${reps} - ${load}kg`,
  "3 sets of 8 (60 kg)": ({ sets, reps, load }, words) => `${sets} ${words.sets} ${reps} (${load} kg)`,
};

const table = (rows: (string | number)[][]) => rows.map((row) => row.join(" | ")).join("\n");
const cells = ({ name, sets, reps, load }: Exercise) => [name, sets, reps, `${load} kg`];
const weekly = (words: Words, write: (week: number, sessions: ReturnType<typeof plan>) => string) =>
  WEEKS.map((week) => write(week, plan(words, week))).join("\n");

/** Layouts whose cells or lines hold whole doses. */
const WITH_DOSES: Record<string, (words: Words, dose: (exercise: Exercise) => string) => SourceDocument> = {
  "lines of text, the name first": (words, dose) =>
    page(
      weekly(
        words,
        (week, sessions) =>
          `${words.week} ${week}\n${sessions.map(({ title, exercises }) => [title, ...exercises.map((each) => `- ${each.name}: ${dose(each)}`)].join("\n")).join("\n")}`,
      ),
    ),
  "lines of a sheet, the dose first": (words, dose) =>
    book({
      Plan: weekly(
        words,
        (week, sessions) =>
          `${words.week} ${week}\n${sessions.map(({ title, exercises }) => [title, ...exercises.map((each) => `${dose(each)} ${each.name}`), ""].join("\n")).join("\n")}`,
      ),
    }),
  "a calendar": (words, dose) =>
    book({
      Plan: table([
        ["", ...words.sessions],
        ...WEEKS.map((week) => [
          `${words.week} ${week}`,
          ...plan(words, week).map(({ exercises }) =>
            exercises.map((each) => `${each.name} ${dose(each)}`).join("\\n"),
          ),
        ]),
      ]),
    }),
  "weeks across": (words, dose) =>
    book({
      Plan: words.sessions
        .map((title, at) =>
          table([
            [title],
            [words.heads[0], ...WEEKS.map((week) => `${words.week} ${week}`)],
            ...[0, 1].map((row) => {
              const said = WEEKS.flatMap((week) => plan(words, week)[at]?.exercises[row] ?? []);
              return [said[0]?.name ?? "", ...said.map(dose)];
            }),
          ]),
        )
        .join("\n\n"),
    }),
  "sessions side by side": (words, dose) =>
    book(
      Object.fromEntries(
        WEEKS.map((week) => {
          const sessions = plan(words, week);
          return [
            `${words.week} ${week}`,
            table([
              sessions.flatMap(({ title }) => [title, "<"]),
              ...[0, 1].map((row) =>
                sessions.flatMap(({ exercises }) =>
                  exercises.slice(row, row + 1).flatMap((each) => [each.name, dose(each)]),
                ),
              ),
            ]),
          ];
        }),
      ),
    ),
};

/** Layouts with a column for each part of the dose. */
const WITH_COLUMNS: Record<string, (words: Words) => SourceDocument> = {
  "sessions down the sheet, headed each": (words) =>
    book({
      Plan: weekly(
        words,
        (week, sessions) =>
          `${words.week} ${week}\n${sessions.map(({ title, exercises }) => table([[title], words.heads.slice(0, 4), ...exercises.map(cells), [""]])).join("\n")}`,
      ),
    }),
  "sessions down the sheet, headed once": (words) =>
    book({
      Plan: `${table([words.heads.slice(0, 4)])}\n${weekly(words, (week, sessions) => `${words.week} ${week}\n${sessions.map(({ title, exercises }) => table([[title], ...exercises.map(cells)])).join("\n")}`)}`,
    }),
  "a sheet per week behind a remark of the athlete": (words) =>
    book(
      Object.fromEntries(
        WEEKS.map((week) => [
          `${words.week} ${week}`,
          `Coach: J. Silva\n\n${plan(words, week)
            .map(({ title, exercises }) => table([[title], words.heads.slice(0, 4), ...exercises.map(cells), [""]]))
            .join("\n")}`,
        ]),
      ),
    ),
  "a table of a text per session": (words) =>
    page(
      weekly(
        words,
        (week, sessions) =>
          `# ${words.week} ${week}\n${sessions.map(({ title, exercises }) => [`## ${title}`, ...[words.heads.slice(0, 4), ...exercises.map(cells)].map((row) => `| ${row.join(" | ")} |`)].join("\n")).join("\n")}`,
      ),
    ),
};

const meant = (words: Words) =>
  WEEKS.flatMap((week) =>
    plan(words, week).map(
      ({ title, exercises }) =>
        `${week} ${title}: ${exercises.map(({ name, sets, reps, load }) => `${name} ${sets}x${reps} ${load} kg`).join("; ")}`,
    ),
  );

describe.each(Object.entries(LANGUAGES))("one plan in the words of %s", (_, words) => {
  const written = Object.entries(WITH_DOSES).flatMap(([layout, write]) =>
    Object.entries(NOTATIONS).map(
      ([notation, dose]) =>
        [`${layout}, ${notation}`, () => write(words, (exercise) => dose(exercise, words))] as const,
    ),
  );
  const headed = Object.entries(WITH_COLUMNS).map(([layout, write]) => [layout, () => write(words)] as const);

  it.each([...written, ...headed])("%s", (_, document) => {
    expect(outline(programIn(document()))).toEqual(meant(words));
  });
});
