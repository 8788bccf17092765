import { currentFriday } from "./current-friday.ts";
import { currentMonday } from "./current-monday.ts";
import { currentThursday } from "./current-thursday.ts";
import { currentTuesday } from "./current-tuesday.ts";
import { currentWednesday } from "./current-wednesday.ts";
import type { WrittenWeek } from "./week.ts";

export const currentWeek: WrittenWeek = {
  title: "Pressure Block, Week 3",
  description:
    "The heaviest week of the block. Loads go up a little and sets stay the same, so that you meet them fresh: posture, hips, grips and one honest conditioning day. Pick one of the three options each day. They lead to the same place.",
  weekNumber: 3,
  days: [currentMonday, currentTuesday, currentWednesday, currentThursday, currentFriday],
};
