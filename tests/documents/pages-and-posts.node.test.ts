import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** Habits of pages that are posted, printed or handed out, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "weekdays, distances and paces of a sport that the title alone names",
    () =>
      page(`
# Halbmarathon im Herbst
## Woche 1
| Wochentag | Distanz | Tempo | Bemerkung |
| Montag | Ruhetag | | |
| Dienstag | 6 x 600 m, 200 m Pause | 4:50 min/km | 9 km in allem |
| Donnerstag | 9 km | 6:10 min/km | |
| Sonntag | 15 km | 6:30 min/km | |
## Woche 2
| Wochentag | Distanz | Tempo | Intensität |
| Montag | Ruhetag | | |
| Mittwoch | 11 km | 5:40 min/km | Tempo 7 km halten, dann langsamer |
| Freitag | 8 km | 6:30 min/km | |
| Sonntag | 6 km | | sehr locker |
Läufe am Berg: etwa 80 m hinauf mit kurzem Schritt und bis oben in vollem Sprint, Gehpause 2 min. Wer müde ist, geht hinauf.`),
    [
      "1 2: Run 6x600 m 4:50 min/km",
      "1 4: Run x9 km 6:10 min/km",
      "1 7: Run x15 km 6:30 min/km",
      "2 3: Run x11 km 5:40 min/km",
      "2 5: Run x8 km 6:30 min/km",
      "2 7: Run x6 km sehr locker",
    ],
  ],
  [
    "letters alone in their lines, on days that are dated",
    () =>
      page(`
# Training 4/6 – 4/12
**Monday, April 6th, 2026**
**A.**
Front squat: 4 x 4
**B.**
2 rounds for time:
- 300 m Row
- 12 Push-ups
**Tuesday, April 7th, 2026**
**A.**
Push press: 5 x 3
**B.**
Chin-up: 3 x 6`),
    [
      "- 1 April 6th, 2026: Front squat 4x4; Row 2x300 m; Push-ups 2x12",
      "- 2 April 7th, 2026: Push press 5x3; Chin-up 3x6",
    ],
  ],
  [
    "how long a post takes to read, and what may be done instead",
    () =>
      page(`
# Three lifts
Published April 2, 2024 · for beginners · 4 min read
## Workout A
- Squat: 3 sets of 6 reps
- Dips or push-ups: 2 sets to failure (or 10-15 reps)
## Workout B
- Deadlift: 1 set of 4 reps (slowly) OR 3 sets of 6 reps
- Row: 3 sets of 9 reps`),
    ["- Workout A: Squat 3x6; Dips or push-ups 2xto failure", "- Workout B: Deadlift 1x4; Row 3x9"],
  ],
  [
    "numbers, tabs and names in bold over doses, with how it is done as a list",
    () =>
      page(`
# Exercises at home
Left shoulder
**Additional notes**
Stop when it hurts.
**1\tShoulder pendulum**
2 sets of 9 reps
- Lean forward.
- Hold for a breath at the top.
**2\tCorner opener**
3 sets of 7 reps
- Step into the corner.
**3\tExternal rotation**
2 sets
40 seconds
- Slide up as far as it goes.`),
    ["- -: Shoulder pendulum 2x9; Corner opener 3x7; External rotation 2x40 s"],
  ],
  [
    "how hard it is meant, alone among the remarks",
    () =>
      page(`
## Day 1
| Exercise | Sets | Reps | Notes |
| Front squat | 4 | 5 | @ RPE 7 |
| Chin-up | 3 | 6 | full hang |
| Row | 3 | 9 | 2 RIR |
## Day 2
| Exercise | Sets | Reps | Notes |
| Deadlift | 3 | 4 | @ RPE 8 |
| Dips | 3 | 8 | |`),
    ["- Day 1: Front squat 4x5 RPE 7; Chin-up 3x6; Row 3x9 2 RIR", "- Day 2: Deadlift 3x4 RPE 8; Dips 3x8"],
  ],
];

describe("pages and posts", () => {
  it.each(PROGRAMS)("reads %s", asMeant);

  it("keeps what is said of an exercise with it, and the other choice of a dose", () => {
    const { weeks, leftovers } = programIn(
      page(`
# Knee
**1\tHeel slide**
3 sets of 8 reps
- Lie down.
- Bend the knee as far as it goes.
**2\tStep-up**
2 sets of 6 reps, or 3 sets of 4 reps
- Hold on to the wall.`),
    );
    const exercises = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.exercises));
    expect(exercises.map(({ name, notes }) => [name, notes])).toEqual([
      ["Heel slide", "Lie down.; Bend the knee as far as it goes."],
      ["Step-up", "or 3 sets of 4 reps; Hold on to the wall."],
    ]);
    expect(leftovers).toEqual([]);
  });
});
