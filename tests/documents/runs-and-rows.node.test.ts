import { describe, expect, it } from "vitest";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { asMeant, type MeantProgram } from "./program-outline";
import { page } from "./written-documents";

/** How coaches of runners and rowers write, one habit each. */
const PROGRAMS: MeantProgram[] = [
  [
    "paces in minutes and seconds by their signs, speeds above, and a second training behind a plus",
    () =>
      page(`
# Plan semi-marathon
Vitesse : 14,5 km/h
**Semaine 1**
- **Lundi** : repos
- **Mardi** : footing 40 min + gainage 15 min à jeun
- **Samedi** : repos
- **Dimanche** : seuil 3 x 2000 m à 4'20/km, récup 2 min
**Semaine 2**
- **Lundi** : repos
- **Mardi** : footing 50 min
- **Samedi** : repos
- **Dimanche** : seuil 6 x 1000 m à 4'05"/km, récup 1'30`),
    [
      "1 2: footing x40 min; gainage x15 min",
      "1 7: seuil 3x2000 m 4'20/km",
      "2 2: footing x50 min",
      `2 7: seuil 6x1000 m 4'05"/km`,
    ],
  ],
];

describe("runs and rows", () => {
  it.each(PROGRAMS)("reads %s", asMeant);
});
