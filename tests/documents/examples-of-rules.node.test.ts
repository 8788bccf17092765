import { afterEach, describe, expect, it, vi } from "vitest";
import type { SourceDocument } from "../../worker/documents/document-model";
import { LINE_RULES } from "../../worker/documents/training/programs/line-reading";
import { programIn } from "../../worker/documents/training/programs/read-program";
import { ROW_RULES } from "../../worker/documents/training/programs/tables/row-reading";
import { tried } from "../../worker/documents/training/programs/tried";
import { book, page } from "./written-documents";

/** For each rule a short page that reads otherwise without it. */
const EXAMPLES: Record<keyof typeof LINE_RULES, string> = {
  isHeadOfLetter: "From: Coach\nSubject: your week\nMonday\nSquat 3x5\nRow 3x8",
  saysScheme: "## Monday\n### Front squat\nSets x reps: 4 x 3\nRow 3x8",
  saysDoseOfAll: "3 sets per exercise\n## Monday\n- Squat\n- Row",
  saysFact: "Week 1\nMonday\n**Front squat**\nSets: 3\nReps: 8\nWeek 2\nMonday\n**Front squat**\nSets: 4\nReps: 8",
  explainsFacts:
    "## Band row\nSets: 3\nReps: 8\nProgression: When it gets easy, do 4 sets.\n## Band press\nSets: 3\nReps: 8",
  saysOfName: "Monday\nFront squat\n3 x 5 @ 75%\nRest 3:00\nRow 3x8",
  beginsWeek: "Week 2 – Build\nMonday\nSquat 3x5\nRow 3x8",
  saysCues: "Monday\nRow 3x8\nIncline press 4x8\nForm tips:\n- Elbows under the bar",
  saysOfLift: "Monday\nRow 3x8\nDips 3x8\n- Rest 2 min",
  isAmongRemarks: "Monday\nSquat 3x5\nRow 3x8\n## Progression\n- Squat 3x6 once all sets are clean",
  isInLibrary: "## Workout A\n- Squat 3x5\n- Row 3x8\n# Exercises\n## Squat\nKeep the chest up.",
  isOverview: "- Mon: legs and core\n- Fri: back and arms\n## Monday\n- Squat 3x5\n## Friday\n- Row 3x8",
  countsOnCycle: "## Cycle 1\n### Week 1\n#### Monday\nSquat 3x5\n## Cycle 2\n### Week 1\n#### Monday\nSquat 3x6",
  comesAsWeek: "## Week of March 3\n### Monday\nSquat 3x5\n## Week of March 10\n### Monday\nSquat 3x6",
  beginsBlockOfWeeks: "## Weeks 1-4: Base\n### Monday\nSquat 3x5\nRow 3x8",
  isLiftOverDose: "Monday\nFront squat\n3 x 5 @ 75%\nRow 3x8",
  isRunDone: "- Monday\n-- 5 km easy\n-- 5.2 km View on Strava\n- Tuesday\n-- 8 km easy\n-- 8.1 km View on Strava",
  isOfRestDay: "Week 1\nSaturday\nSquat 3x5\nSunday – Rest\n- Optional walk, 20 min\nWeek 2\nSaturday\nSquat 3x6",
  isRestingDay: "Monday\nSquat 3x5\nRow 3x8\nTuesday\nRest",
  preparesEach:
    "Before every session: 10 min easy, 2 x 10 bridges\nWeek 1\nMonday\nSquat 3x5\nWeek 2\nMonday\nSquat 3x6",
  beginsCircuitSession: "**Day 3 – Finisher (3 rounds, 20 s on / 10 s off)**\n- Burpees\n- Squats",
  beginsPreparedSession: "Monday – Pull · warm-up: bands, dead hang\nRow 3x8\nCurl 3x12",
  isOuting: "# Running plan\nTue - 4 miles easy\nThu - 6 x 400 m\nSat - 9 miles long",
  beginsLetteredPart: "**Monday**\n**A. Strength**\nSquat 3x5\nRow 3x8",
  beginsAmongOthers: "LONG DAY\nSquat 3x5\nAFTER PRACTICE\nRow 3x8\nAFTER A MATCH\nDips 3x8",
  listOfDay: "Monday: Squat 3x5, Bench 3x5, Row 3x8",
  listOfLetter: "A: Squat 3x5, Press 3x5, Row 3x8\nB: Bench 3x5, Deadlift 1x5, Dips 3x8",
  isDoseOfDay: "Squat cycle\nMonday: 4 sets of 9 at 70%\nFriday: 5 sets of 5 at 80%",
  listOfPart: "Monday\nSquat 3x5\nAssistance: Push-ups 50 reps, Rows 50 reps",
  isTitle: "# Squat 5x5\n## Monday\nSquat 3x5\nRow 3x8",
  isSwum: "- 300 choice\n- 4 x 50 kick\n- 8 x 100 free @ 1:50\n- 200 pull (25 fast, 75 smooth)",
  isSetInList: "# Legs\n- Squat – 3 working sets\n-- 8 reps at 60%\n- Lunge 3x8",
  isDoseOfSession: "## Thursday – Erg\n3 x 10 min @ rate 20, 2 min rest\n## Saturday – Bike\n2 x 20 min @ 200 W",
  isWholeCircuit: "Monday\n5 rounds: 10 KB swings, 12 burpees, 200 m run",
  isSetOfLift: "## Day 1\n**Squat**\n- Set 1: 5 reps @ 60%\n- Set 2: 5 reps @ 70%\nRow 3x8",
  isSetOfSession: "### Monday: Bench Press\n- 5 x 40 kg\n- 5 x 50 kg\n### Tuesday: Squat\n- 5 x 60 kg",
  repeatsBelow: "## Workout A\nRepeat the following 3 times:\n- 10 squats\n- 10 push-ups",
  beginsTimedCircuit: "## Tuesday\n**Circuit training (3 rounds, 30 sec each)**\n- Burpees\n- Squats",
  beginsRounds: "## Tuesday\nCircuit A: 3 rounds, rest 2 min between rounds\n- 10 squats\n- 10 push-ups",
  beginsTimedPart: "# Tuesday\nWarm-up (6 min)\n- 1 min hip circles\n- 1 min leg swings\nSquat 3x5",
  isOfCircuit: "Monday\n3 rounds of:\n10 squats\n10 push-ups",
  isPieceOfOuting: "Running plan\nMonday\n10 min warm-up\n40 min at 12 km/h",
  headsNothing: "## Day 1\n### Exercises\n- Squat 3x5\nRow 3x8",
  headsScheme: "Week 1\n**Front squat (narrow)**\nSets: 3\nReps: 5\nWeek 2\n**Front squat (narrow)**\nSets: 3\nReps: 6",
  beginsDosedPart: "# Pull day\n## Main lifts (all 3x10)\n- Chin-ups\n- Rows",
  beginsPartBelow: "## Day 1\n### Main set (3 rounds)\n- Squat 10 reps\n- Row 8 reps",
  beginsCountedPart: "**Warm-up (10 minutes)**\n- Arm swings: 1 minute\n**Main (20 minutes)**\n- Squat 3x5",
  beginsNextPart: "**Warm-up:**\n- Bike 5 min\n**Big lifts:**\n- Squat 3x5\n- Row 3x8",
  isTimedWarmUp: "Tuesday\nWarm-up: 10 min: bike, then 2 rounds of 10 lunges\nPress 3x5",
  isRemark: "Goal: 120 degrees of bend\nMonday\nSquat 3x5\nRow 3x8",
  isAboveWeeks: "A plan for 10 km in 45 minutes\n**Week 1**\nMonday\nRun 5 km\n**Week 2**\nMonday\nRun 6 km",
  listOfDoses: "Monday\nSquat 5x5, Bench 5x5, Row 3x8",
  beginsGroup: "**Day 1**\n**First pair**\n- Squat 3x5\n- Row 3x8",
  headsLift: "## Day 1\n**Back squat**\nAMRAP 12 min\n**Row**\n3 x 8",
  isToDo: "### Mo · 3. März\n☐ **Strength C – Easy**\nSquat 3x5\nRow 3x8",
  beginsBoldPart: "## Day 1\n**Main**\n- Squat 3x5\nRow 3x8",
  beginsCategory: "## Warm-up\n- Bike 5 min\n## Strength\n- Squat 3x5",
  beginsSession: "**Monday**\nWarm up well.\nSquat 3x5\nRow 3x8",
  beginsDayInWords:
    "**Sunday – whatever isolation work the arms, the shoulders and the upper back can still use**\n- Curl 3x12\n- Row 3x8",
  beginsCountedSession: "## PUSH (2 exercises)\n- Dips 3x8\n- Press 3x5",
  isWorkedUp: "Monday\nRow 3x8\nSquat 3x5\nWork up to a heavy single",
  tellsHow: "**Session 1 - Tuesday**\n- Power clean\n- drop 10 kg and do 4-5 singles\n- Row 3x8",
  isTotal: "Week 1\nMonday\nRow 4 x 500 m\nSquat 3x5\nTotal: 2200 m\nWeek 2\nMonday\nRow 5 x 500 m\nSquat 3x5",
  isLiftWorkedUp: "Tuesday\nA) Front squat, warm-up, then work up to a new 5RM\nRow 3x8",
  countsPart: "Week 1\nDay 1\nChest: 12 sets total\nBench press 4x8\nWeek 2\nDay 1\nBench press 4x9",
  titlesPlan: "**Beginners plan – 5 km**\nMonday\nRun 3 km\nSquat 3x5",
  isBelowWeeks: "| Day 1 | Week 1 | Week 2 |\n| Squat | 3x5 | 3x6 |\nPlank 3x30 s",
  preparesAlways:
    "| Workout A | Workout B |\n| Squat 3x5 | Squat 3x5 |\n| Bench press 3x5 | Press 3x5 |\nWarm-up: 10 min bike",
  tellsOfPlan:
    "Strength class, 45 minutes, 4 weeks. Everybody works in pairs and shares a rack.\nMonday\nSquat 3x5\nRow 3x8",
  isExercise: "Week 1\nA1 Squat 5x5 @ 80%\nWeek 2\nA1 Squat 5x5 @ 85%",
  isTest: "Monday\nSquat 3x5\nRow 3x8\nTuesday\nTest – all lifts at 95-97%, do not miss any",
  isChoice: "Monday\nSquat 3x5\nRow 3x8\nAbs: rope crunches, planks or knee raises",
  isAboveAll: "Lunch lift\nMonday\nSquat 3x5\nRow 3x8",
  beginsHeadedSession: "**Monday**\n- Squat 3x5\n**Bodyweight**\n- Dips 3x8",
  isListedAmount: "Monday\n- 10 Arch hangs\n- 30 s Dead bug",
  isAmountAlone: "Monday\nSquat 3x5\n30 Kettlebell swings",
  isListedMovement: "Monday\n- Goblet squat\n- Row 3x8\n- Squat 3x5",
  isDosedElsewhere: "Monday\n[see below] - Squat\nRow 3x8\nPress 3x5",
  beginsNamed: "Monday\nA. Conditioning\nRow 3x8\nB. Strength\nSquat 3x5",
  saysMoreOfNamed: "Monday\nA. Back Squat\nPush the floor away.\n3 x 5\nB. Row\n3 x 8",
  titlesDay: "Thursday\nLower Body Power\nSquat 3x5\nRow 3x8",
};

/** The same of the rules of rows, right above headings and below them. */
const EXAMPLES_OF_ROWS: { [Place in keyof typeof ROW_RULES]: Record<keyof (typeof ROW_RULES)[Place], string> } = {
  ahead: {
    isWorkedUp: "Exercise | Sets | Reps\nSquat | 5 | 5\nWork up to a heavy single\nExercise | Sets | Reps\nRow | 3 | 8",
    isDoneBefore: "Box jump 3x5\n\nSquat\nWeek | Sets | Reps | %\n1 | 5 | 5 | 70%\n2 | 5 | 4 | 75%",
    namesLift:
      "Deadlift\nSet | % | Weight | Reps\n1 | 65% | 105 | 5\n2 | 75% | 120 | 5\n\nSquat\nSet | % | Weight | Reps\n1 | 65% | 85 | 5",
    isCaption: " | | | Day 1\nExercise | Sets | Reps | Done\nSquat | 3 | 5 |\nRow | 3 | 8 |",
    isCaptions: "Monday | Lower\nExercise | Sets | Reps\nSquat | 3 | 5\nLunge | 3 | 8",
  },
  below: {
    isWorkedUp: "Exercise | Sets | Reps\nSquat | 5 | 5\nWork up to a heavy single\nRow | 3 | 8",
    saysTargets: "Exercise | Week 1 | Week 2 | Week 3\nRIR | 3 | 2 | 1\nSquat | 3x5 | 3x5 | 3x5\nRow | 3x8 | 3x8 | 3x8",
    saysPlacesOfColumns:
      "Lift | Sets x Reps | Week 1 | < | Week 2 | <\nDay | | Mon | Wed | Mon | Wed\nSquat | 5x5 | 60 | 65 | 70 | 75\nRow | 5x5 | 40 | 45 | 50 | 55",
    isOfOverview:
      "Exercise | Sets | Reps | Rest | Notes | Load\nSquat | 3 | 5 | 60 s | | 60\nRow | 3 | 8 | 60 s | | 40\n\nMon | Tue | Wed | Thu | Fri | Sat\nLegs 3x5 | off | Back 3x8 | off | Legs 3x5 | off",
    isTotal: "# | Exercise | Sets | Reps\n1 | Squat | 3 | 5\n2 | Row | 3 | 8\nTotal: | | 6 | 13",
    showsExercise:
      "# | Exercise | Sets x Reps | Rest\n1 | Front Squat | 5 x 3 | 3 min\n2 | Row | 3 x 8 | 2 min\nSquat: | Squatting well https://youtu.be/abcdefghijm",
    beginsHeadedSession:
      " | Reps | Wk 1 | Wk 2\nPUSH | Rep range | | \nDips | 8 | 10 | 12\nPULL | Rep range | | \nRow | 8 | 40 | 42",
    isDone:
      "DAY A | | Week 1 | Week 2\nSquat | Plan | 4x6 @ 90 kg | 4x6 @ 92.5 kg\n^ | Done | 90x6 all good | \nRow | Plan | 3x8 | 3x9\n^ | Done | |",
    saysPlace: "Day | Exercise | Sets | Reps\nMon | Squat | 3 | 5\nWed | Row | 3 | 8",
    namesNextLift:
      "Push press | < | < | | Deadlift | < | <\n% | kg | reps | | % | kg | reps\n65% | 40 | 5 | | 65% | 105 | 5\nFloor press | < | < | | Front squat | < | <\n50% | 45 | 10 | | 45% | 60 | 8",
    isListAlone:
      "MONDAY | < | < | <\nLift | Reps | Week 1 | Week 2\nSquat | 5 | 60 | 65\nAssistance: Sit-up 3x20, Dip 3x8 | < | < | <",
    isCaption: "Exercise | Sets | Reps\nDay 1\nSquat | 3 | 5\nDay 2\nRow | 3 | 8",
    isBesideLifts:
      " | | Squat | < | Bench Press | <\nSet | % | Weight | Reps | Weight | Reps\n1 | 60% | 107.5 | 10 | 72.5 | 10\nAssistance | | Leg Press | 3x15 | Dips | 4x12",
    beginsSetsOfLift:
      "Squat | Weight | Reps | Weight | Reps\nSet 1 | 65 | 5 | 70 | 3\nSet 2 | 75 | 5 | 80 | 3\n\nDeadlift | Weight | Reps | Weight | Reps\nSet 1 | 95 | 5 | 100 | 3",
    isOfLiftAbove:
      "Deadlift\nSet | % | Weight | Reps\n1 | 65% | 105 | 5\n2 | 75% | 120 | 5\n\nSquat\nSet | % | Weight | Reps\n1 | 65% | 85 | 5",
    isWeekOfExercise: "Exercise | Week | Sets | Reps\nSquat | 1 | 3 | 5\n^ | 2 | 3 | 6\nRow | 1 | 3 | 8\n^ | 2 | 3 | 9",
    isFurtherSet: "Exercise | Sets | Reps | Load\nSquat | 1 | 5 | 70\n | 1 | 5+ | 80\nRow | 3 | 8 | 40",
    isExercise: "Exercise | Sets | Reps\nSquat | 3 | 5\nRow | 3 | 8",
  },
};

/** These note something of a line or row and let it pass. */
const NOTING = new Set(["countsOnCycle", "saysPlace"]);

/** Null where it is refused. */
const readingOf = (document: SourceDocument) => tried(() => programIn(document), true);

/** Whether a rule takes what it reads in a document, or only notes something, and the document reads otherwise without it. */
function holdsFor(rules: Record<string, (read: never) => boolean | string[]>, name: string, document: SourceDocument) {
  const rule = vi.spyOn(rules, name);
  const reading = readingOf(document);
  expect(reading).not.toBeNull();
  const takes = rule.mock.results.some(({ value }) => value === true || Array.isArray(value));
  expect(takes).toBe(!NOTING.has(name));
  rule.mockReturnValue(false);
  expect(readingOf(document)).not.toEqual(reading);
}

afterEach(() => vi.restoreAllMocks());

describe("each rule has an example that it is needed for", () => {
  it.each(Object.entries(EXAMPLES))("of a line: %s", (name, text) => holdsFor(LINE_RULES, name, page(text)));

  it.each(Object.entries(EXAMPLES_OF_ROWS.ahead))("of a row above headings: %s", (name, table) =>
    holdsFor(ROW_RULES.ahead, name, book({ Plan: table })),
  );

  it.each(Object.entries(EXAMPLES_OF_ROWS.below))("of a row below headings: %s", (name, table) =>
    holdsFor(ROW_RULES.below, name, book({ Plan: table })),
  );
});
