import type { ProgramReading, Sets } from "../../worker/contract/program-reading";

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
