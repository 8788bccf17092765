import { describe, it } from "vitest";
import { asMeant, type MeantProgram } from "./program-outline";
import { book, page } from "./written-documents";

/** Habits of programmes of running, of bells and of groups, one each. */
const PROGRAMS: MeantProgram[] = [
  [
    "kinds of runs beside dates and their weekdays",
    () =>
      book({
        Plan: `
Półmaraton – Ola

Tydzień | Data | Dzień | Rodzaj | Dystans | Uwagi
1 | 2027-03-01 | pon | wolne | |
^ | 2027-03-02 | wt | Bieg spokojny | 6 km |
^ | 2027-03-04 | czw | Odcinki 200 m | 8 x 200 m | luźno
^ | 2027-03-07 | ndz | Długi bieg | 12 km |
2 | 2027-03-08 | pon | wolne | |
^ | 2027-03-09 | wt | Bieg spokojny | 7 km |
^ | 2027-03-11 | czw | Podbiegi | 6 x 100 m |
^ | 2027-03-14 | ndz | Długi bieg | 14 km |`,
      }),
    [
      "1 2: Bieg spokojny x6 km",
      "1 4: Odcinki 200 m 8x200 m",
      "1 7: Długi bieg x12 km",
      "2 2: Bieg spokojny x7 km",
      "2 4: Podbiegi 6x100 m",
      "2 7: Długi bieg x14 km",
    ],
  ],
  [
    "lifts with one or two hands over their doses by week",
    () =>
      book({
        Bells: `
Week | Tuesday – HARD | < | Saturday – EASY | <
^ | Clean & Jerk 20 kg | 2H Swing 28 kg | 1-arm Row 24 kg | Goblet Squat 24 kg
1 | 4 x 5 | 5 x 15 | 3 x 8/side | 3 x 6
2 | 5 x 5 | 6 x 15 | 3 x 10/side | 3 x 8`,
      }),
    [
      "1 2 HARD: Clean & Jerk 20 kg 4x5; 2H Swing 28 kg 5x15",
      "1 6 EASY: 1-arm Row 24 kg 3x8 per side; Goblet Squat 24 kg 3x6",
      "2 2 HARD: Clean & Jerk 20 kg 5x5; 2H Swing 28 kg 6x15",
      "2 6 EASY: 1-arm Row 24 kg 3x10 per side; Goblet Squat 24 kg 3x8",
    ],
  ],
  [
    "how much of each, and an easier variant",
    () =>
      page(`
# Pass A – tisdag: rygg och bål

| Övning | Så gör du | Hur mycket | Lättare variant |
| Rodd med band | Sträck på dig. | 3 x 12 | Sittande |
| Fågelhund | Lugnt. | 2 x 8 per sida | |

# Pass B – fredag: ben

| Övning | Så gör du | Hur mycket | Lättare variant |
| Knäböj till stol | Hälarna i golvet. | 3 x 8 | Ta stöd |
| Utfall | Kort steg. | 2 x 6 per ben | |`),
    [
      "- 2 Pass A: rygg och bål: Rodd med band 3x12; Fågelhund 2x8 per side",
      "- 5 Pass B: ben: Knäböj till stol 3x8; Utfall 2x6 per side",
    ],
  ],
];

describe("programmes, the eighteenth round", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
