import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits met in programmes that coaches and lifters have published, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "doses in front, with a dash or nothing before the name",
    () =>
      page(`
**Day 1**
3x6 - Chest-supported row
4x8-10 - Goblet squat
3x12Hip thrust
**Day 2**
5×2 – Power clean
3x12-15 - Face pull`),
    [
      "- Day 1: Chest-supported row 3x6; Goblet squat 4x8-10; Hip thrust 3x12",
      "- Day 2: Power clean 5x2; Face pull 3x12-15",
    ],
  ],
  [
    "a word in brackets where other exercises have a dose, and a day that is described in many words",
    () =>
      page(`
**Tuesday - Push**
[wave] - Overhead press
3x10 - Dips
3x12 - Triceps extension
**Sunday - anything that the shoulders and the upper back can still use this week**
3x15 - Face pull
3x12 - Lateral raise`),
    [
      "- 2 Push: Overhead press ; Dips 3x10; Triceps extension 3x12",
      "- 7 anything that the shoulders and the upper back can still use this week: Face pull 3x15; Lateral raise 3x12",
    ],
  ],
  [
    "the sets of an exercise in a list below it, and what is counted as working sets",
    () =>
      page(`
Weeks 1-2 base | 3 easy week | Weeks 4-5 peak
**Day 1**
- Front squat – warm-up sets + 2 working sets
-- 10 reps at 40% (rest 1 min)
-- 3 reps at 80% (rest 3 min)
-- 5–7 reps heavy
-- 5–7 reps heavy
- Leg curl: 3 work sets of 12
- Lunge – 2 hard sets x 10`),
    ["- Day 1: Front squat 1x10 40%, 1x3 80%, 2x5-7; Leg curl 3x12; Lunge 2x10"],
  ],
  [
    "a day by its number, its name and what it is for, said again in each row beside a picture",
    () =>
      book({
        plan: `
weekday | day_name | focus | sort | exercise | sets | reps | image
1 | Monday | Upper | 1 | Push press | 4 | 6 | img/plan-monday-upper.png
1 | Monday | Upper | 2 | Chin-up | 3 | 8 | img/plan-monday-upper.png
2 | Tuesday | Lower | 1 | Front squat | 5 | 5 | img/plan-tuesday-lower.png
2 | Tuesday | Lower | 2 | Leg curl | 3 | 12 | img/plan-tuesday-lower.png
0 | Sunday | Arms | 1 | Hammer curl | 3 | 12 | img/plan-sunday-arms.png
0 | Sunday | Arms | 2 | Dips | 3 | 10 | img/plan-sunday-arms.png`,
      }),
    [
      "- 1 Upper: Push press 4x6; Chin-up 3x8",
      "- 2 Lower: Front squat 5x5; Leg curl 3x12",
      "- 7 Arms: Hammer curl 3x12; Dips 3x10",
    ],
  ],
  [
    "the number of a day beside its name, loads or what they are lifted with, and seconds from and to",
    () =>
      book({
        Plan: `
Tag | Einheit | Übung | Sätze | Wdh. | Gewicht / Gerät | RIR | Pause
Tag 1 | ZUG 1 | Rudern einarmig | 4 | 8 - 10 | Kurzhantel 14 - 16 kg | 2 | 90 s
Tag 1 | ZUG 1 | Klimmzug | 3 | 6 - 8 | Weste 5 kg | 1 | 90 s
Tag 2 | DRUCK 1 | Liegestütz | 4 | 12 - 15 | Ring 5 kg | 1 | 60 s
Tag 2 | DRUCK 1 | Plank | 3 | 30" - 40" | Eigengewicht | 2 | 60 s`,
      }),
    [
      "- Tag 1 – ZUG 1: Rudern einarmig 4x8-10 Kurzhantel 14-16 kg 2 RIR; Klimmzug 3x6-8 Weste 5 kg 1 RIR",
      "- Tag 2 – DRUCK 1: Liegestütz 4x12-15 Ring 5 kg 1 RIR; Plank 3x30-40 s Eigengewicht 2 RIR",
    ],
  ],
  [
    "what heads the columns of weeks beside the session's name, and three loads for three sets",
    () =>
      book({
        "Block 2": `
SESSION 1 | < | < | < | Load | <
Exercise | Sets | Reps | Rest | W1 | RPE W1
Side plank | 3 | 30 sec | 1 min | / | 6
Calf raise | 3 | 12 + 3 sec | 1 min | 40 | 7
Leg press | 3 | 10 | 2 min | 80-100-120 | 8
Hip adduction | 3 | 15 | 1 min | 10-15 | 6
SESSION 2 | < | < | < | Load | <
Exercise | Sets | Reps | Rest | W1 | RPE W1
Lat pulldown | 3 | 10 | 2 min | 35-40-45 | 7
Pec deck | 3 | 12 | 2 min | 20-25 | 7`,
      }),
    [
      "1 SESSION 1: Side plank 3x30 s RPE 6; Calf raise 3x12 40 RPE 7; Leg press 1x10 80 RPE 8, 1x10 100 RPE 8, 1x10 120 RPE 8; Hip adduction 3x15 10-15 RPE 6",
      "1 SESSION 2: Lat pulldown 1x10 35 RPE 7, 1x10 40 RPE 7, 1x10 45 RPE 7; Pec deck 3x12 20-25 RPE 7",
    ],
  ],
  [
    "lifts that are announced by a colon, with their sets in the sentence below",
    () =>
      page(`
**Thursday class**
Warm up well and take your time.
Power Snatch:
- 4 sets of 2. Work up to about 80% of what you have done before.
Push Press & Jerk:
- 5 sets of 2 + 1 (meaning two presses, then a jerk). Start light.
Back Squat:
- 3 sets of 5 reps at 70-75%`),
    ["- 4 class: Power Snatch 4x2; Push Press & Jerk 5x2+1; Back Squat 3x5 70-75%"],
  ],
  [
    "a workout without a name, whose exercises have a number in front",
    () =>
      page(`
# Conditioning 3/14
Front squat:
1 x 2 @ 90%
4 x 4 @ 75%
40 Kettlebell swings @ 1/3 BW
20 Burpees
One max-effort Plank`),
    ["- Conditioning 3/14: Front squat 1x2 90%, 4x4 75%; Kettlebell swings x40 1/3 BW; Burpees x20; Plank 1xmax"],
  ],
  [
    "one of two exercises with a dose each, sets of the body's weight, and what is worked up to",
    () =>
      page(`
## Tuesday — Heavy Day
A) Front squat, warm-up, then work up in doubles to one set, new 3RM
B) Push press (if you benched on Sunday), 3 x 4 at a lighter load, or floor press, 4 x 6 @ 70%
C) Power snatch, 5 x 2 reps or high pull, 6 x 3 reps
D) Dips, 4 x bodyweight`),
    [
      "- 2 Heavy Day: Front squat 1x3RM; Push press (if you benched on Sunday) 3x4; Power snatch 5x2; Dips 4x bodyweight",
    ],
    ["training_in_notes", "sets_unclear"],
  ],
  [
    "units behind an underscore, as an app writes them",
    () =>
      book({
        plan: `
Gun | Aktivite | Mesafe_km | Aciklama
Pazartesi | Kolay Koşu | 6 | rahat
Perşembe | Tempo Koşu | 8 |
Cumartesi | Uzun Koşu | 16 | sabah
Pazar | Yürüyüş | 5 |`,
      }),
    ["- 1: Kolay Koşu x6 km", "- 4: Tempo Koşu x8 km", "- 6: Uzun Koşu x16 km", "- 7: Yürüyüş x5 km"],
  ],
];

describe("programmes in use", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
