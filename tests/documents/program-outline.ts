import { expect } from "vitest";
import type { ProgramReading, Sets } from "../../worker/contract/program-reading";
import type { SourceDocument } from "../../worker/documents/document-model";
import { programIn } from "../../worker/documents/training/programs/read-program";

/** "4x6 100 kg, 1x5 80%" */
export const written = (sets: Sets[]) =>
  sets
    .map(({ count, reps, duration, distance, load, percent, effort }) =>
      [`${count ?? ""}x${reps ?? duration ?? distance ?? ""}`, load, percent, effort].filter(Boolean).join(" "),
    )
    .join(", ");

/** Each session in a line: "1 Day 1: Squat 4x6 100 kg; Row 3x8". */
export function outline({ weeks }: ProgramReading): string[] {
  return weeks.flatMap(({ number, sessions }) =>
    sessions.map(
      ({ weekday, title, exercises }) =>
        `${number ?? "-"} ${[weekday, title].filter(Boolean).join(" ") || "-"}: ${exercises.map(({ name, prescription }) => `${name} ${written(prescription)}`).join("; ")}`,
    ),
  );
}

/** A document, the sessions that it is meant as, and the doubts that it leaves. */
export type MeantProgram = [what: string, document: () => SourceDocument, sessions: string[], doubts?: string[]];

/** Holds what is read in a document against what it is meant as; for `it.each`. */
export function asMeant(...[, document, sessions, doubts = []]: MeantProgram): void {
  const reading = programIn(document());
  expect(outline(reading)).toEqual(sessions);
  expect(reading.doubts.map(({ code }) => code)).toEqual(doubts);
}
