import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { outline } from "./program-outline";
import { book, page } from "./written-documents";

describe("columns and words of a dose", () => {
  it("reads the least and the most reps in columns of their own as a range", () => {
    const reading = programIn(
      book({
        Push: `
        Exercise | Sets | Min reps | Max reps | Rest (min)
        Bench Press | 4 | 6 | 8 | 3
        Dip | 3 | 10 | 10 | 2`,
      }),
    );
    expect(outline(reading)).toEqual(["- Push: Bench Press 4x6-8; Dip 3x10"]);
  });

  it("reads a load in two units as one", () => {
    const reading = programIn(
      book({
        Plan: `
        Lift | Sets | Reps | kg | lb
        Squat | 5 | 5 | 100 | 220
        Row | 4 | 8 | 60 | 132`,
      }),
    );
    expect(outline(reading)).toEqual(["- -: Squat 5x5 100 kg; Row 4x8 60 kg"]);
    expect(reading.notes.map(({ message }) => message)).toContain('Columns beside the plan were left out: "lb".');
  });

  it("prefers a table of sets to its lines", () => {
    const reading = programIn(
      book({
        Log: `
        Week | Day | Exercise | Set | Reps | Weight (kg) | RPE
        1 | 1 | Squat | 1 | 5 | 80 | 7
        1 | 1 | Squat | 2 | 5 | 90 | 7
        1 | 1 | Bench Press | 1 | 6 | 60 | 7
        1 | 1 | Bench Press | 2 | 6 | 60 | 7
        1 | 2 | Deadlift | 1 | 3 | 120 | 7
        2 | 1 | Squat | 1 | 5 | 85 | 8
        2 | 1 | Squat | 2 | 5 | 95 | 8`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 Day 1: Squat 1x5 80 kg RPE 7, 1x5 90 kg RPE 7; Bench Press 2x6 60 kg RPE 7",
      "1 Day 2: Deadlift 1x3 120 kg RPE 7",
      "2 Day 1: Squat 1x5 85 kg RPE 8, 1x5 95 kg RPE 8",
    ]);
  });

  it("gives merged sets to both exercises of a superset", () => {
    const reading = programIn(
      page(`
      ## Session A
      | Exercise | Sets | Reps
      | A1. Front Squat | 4 | 6
      | A2. Box Jump | ^ | 3`),
    );
    expect(outline(reading)).toEqual(["- Session A: Front Squat 4x6; Box Jump 4x3"]);
  });

  it("reads doses under a heading that it does not know", () => {
    const reading = programIn(
      book({
        Wk1: `
        Notes | Exercise | Volume | Intensity | Tempo | Rest
        brace hard | Squat | 4 x 5 | 75% | 30X1 | 3 min
        | Split Squat | 3 x 8/leg | RPE 7 | | 90 s
        | Bench Press | 4 x 5 | 75% | 20X1 | 3 min`,
      }),
    );
    expect(outline(reading)).toEqual(["1 -: Squat 4x5 75%; Split Squat 3x8 per leg RPE 7; Bench Press 4x5 75%"]);
    const [squat] = reading.weeks[0]?.sessions[0]?.exercises ?? [];
    expect([squat?.tempo, squat?.rest, squat?.notes]).toEqual(["30X1", "3 min", "brace hard"]);
  });

  it("reads sets with an accent and their load", () => {
    const reading = programIn(
      page(`
      # Plano
      ## Treino A
      - Agachamento: 4 séries de 6 com 80 kg, descanso 2 min
      - Prancha: 3 séries de 30 s, descanso 60 s`),
    );
    expect(outline(reading)).toEqual(["- Treino A: Agachamento 4x6 80 kg; Prancha 3x30 s"]);
  });

  it("reads sessions as columns under weeks that stand alone", () => {
    const reading = programIn(
      book({
        Plan: `
        Column Sessions | | |
        |
        Week 1 | | |
        | Upper | Lower | Full Body
        Exercise 1 | Bench Press 4x6 | Squat 4x5 | Deadlift 3x5
        Exercise 2 | Row 4x8 | Leg Curl 3x10 | Dip 3x10
        |
        Week 2 | | |
        | Upper | Lower | Full Body
        Exercise 1 | Bench Press 5x6 | Squat 5x5 | Deadlift 3x5
        Exercise 2 | Row 4x8 | Leg Curl 3x10 | Dip 3x10`,
      }),
    );
    expect(outline(reading)).toEqual([
      "1 Upper: Bench Press 4x6; Row 4x8",
      "1 Lower: Squat 4x5; Leg Curl 3x10",
      "1 Full Body: Deadlift 3x5; Dip 3x10",
      "2 Upper: Bench Press 5x6; Row 4x8",
      "2 Lower: Squat 5x5; Leg Curl 3x10",
      "2 Full Body: Deadlift 3x5; Dip 3x10",
    ]);
  });

  it("joins sets and reps that stand in words beside each other", () => {
    const reading = programIn(
      book({
        "Week 1": `
        Day 1 | | |
        Squat | 4 sets | 6 reps | 2 min rest
        Bench Press | 4 sets | 8 reps | 2 min rest
        |
        Day 2 | | |
        Deadlift | 3 sets | 5 reps | 3 min rest
        Pull-Up | 4 sets | 6 reps | 2 min rest`,
      }),
    );
    expect(outline(reading)).toEqual(["1 Day 1: Squat 4x6; Bench Press 4x8", "1 Day 2: Deadlift 3x5; Pull-Up 4x6"]);
    expect(reading.doubts).toEqual([]);
  });

  it("reads columns of sets that are counted with a dot, and names behind a box to tick", () => {
    const reading = programIn(
      page(`
      ## Einheit 1
      | Übung | 1. Satz | 2. Satz
      | Bankdrücken | 8 x 60 kg | 6 x 65 kg
      ## Einheit 2
      ☐ Kniebeuge – 5x5
      ☐ Rudern – 4x8`),
    );
    expect(outline(reading)).toEqual([
      "- Einheit 1: Bankdrücken 1x8 60 kg, 1x6 65 kg",
      "- Einheit 2: Kniebeuge 5x5; Rudern 4x8",
    ]);
  });
});
