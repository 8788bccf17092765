import { saysOfLift } from "./lines-below-lifts";
import { isChoice, isTest } from "./lines-of-choices";
import { beginsRounds, beginsTimedCircuit, isOfCircuit, isWholeCircuit, repeatsBelow } from "./lines-of-circuits";
import {
  beginsNamed,
  countsPart,
  headsLift,
  isAmountAlone,
  isBelowWeeks,
  isDosedElsewhere,
  isDoseOfSession,
  isExercise,
  isLiftWorkedUp,
  isListedAmount,
  isListedMovement,
  isSetInList,
  isTimedWarmUp,
  isToDo,
  isTotal,
  preparesAlways,
  preparesEach,
  saysMoreOfNamed,
  titlesPlan,
} from "./lines-of-exercises";
import { explainsFacts, headsScheme, saysFact, saysScheme } from "./lines-of-facts";
import { isHeadOfLetter } from "./lines-of-letters";
import { isLiftOverDose } from "./lines-of-lifts-over-doses";
import { listOfDay, listOfDoses, listOfLetter, listOfPart } from "./lines-of-lists";
import { tellsHow } from "./lines-of-orders";
import {
  beginsBoldPart,
  beginsCategory,
  beginsCountedPart,
  beginsDosedPart,
  beginsGroup,
  beginsLetteredPart,
  beginsNextPart,
  beginsPartBelow,
  beginsTimedPart,
  headsNothing,
} from "./lines-of-parts";
import {
  isAboveAll,
  isAboveWeeks,
  isAmongRemarks,
  isInLibrary,
  isOverview,
  isRemark,
  isTitle,
  saysCues,
  tellsOfPlan,
} from "./lines-of-remarks";
import {
  beginsAmongOthers,
  beginsCircuitSession,
  beginsCountedSession,
  beginsDayInWords,
  beginsHeadedSession,
  beginsPreparedSession,
  beginsSession,
  isDoseOfDay,
  isOfRestDay,
  isOuting,
  isPieceOfOuting,
  isRestingDay,
  isRunDone,
  titlesDay,
} from "./lines-of-sessions";
import { isSetOfLift, isSetOfSession, isWorkedUp, saysOfName } from "./lines-of-sets";
import { saysDoseOfAll } from "./lines-of-shared-doses";
import { isSwum } from "./lines-of-swims";
import { beginsBlockOfWeeks, beginsWeek, comesAsWeek, countsOnCycle } from "./lines-of-weeks";
import type { ProgramBuilder } from "./program-builder";
import type { Standing } from "./standing";
import { type LineSource, TextLine } from "./text-line";

type Rule = (line: TextLine) => boolean | string[];

/** What a line may be, in the order in which it is asked. A rule that applies has read it, or gives the lines it consists of. */
export const LINE_RULES = {
  isHeadOfLetter,
  saysScheme,
  saysDoseOfAll,
  saysFact,
  explainsFacts,
  saysOfName,
  beginsWeek,
  saysCues,
  saysOfLift,
  isAmongRemarks,
  isInLibrary,
  isOverview,
  countsOnCycle,
  comesAsWeek,
  beginsBlockOfWeeks,
  isLiftOverDose,
  isRunDone,
  isOfRestDay,
  isRestingDay,
  preparesEach,
  beginsCircuitSession,
  beginsPreparedSession,
  isOuting,
  beginsLetteredPart,
  beginsAmongOthers,
  listOfDay,
  listOfLetter,
  isDoseOfDay,
  listOfPart,
  isTitle,
  isSwum,
  isSetInList,
  isDoseOfSession,
  isWholeCircuit,
  isSetOfLift,
  isSetOfSession,
  repeatsBelow,
  beginsTimedCircuit,
  beginsRounds,
  beginsTimedPart,
  isOfCircuit,
  isPieceOfOuting,
  headsNothing,
  headsScheme,
  beginsDosedPart,
  beginsPartBelow,
  beginsCountedPart,
  beginsNextPart,
  isTimedWarmUp,
  isRemark,
  isAboveWeeks,
  listOfDoses,
  beginsGroup,
  headsLift,
  isToDo,
  beginsBoldPart,
  beginsCategory,
  beginsSession,
  beginsDayInWords,
  beginsCountedSession,
  isWorkedUp,
  tellsHow,
  isTotal,
  isLiftWorkedUp,
  countsPart,
  titlesPlan,
  isBelowWeeks,
  preparesAlways,
  tellsOfPlan,
  isExercise,
  isTest,
  isChoice,
  isAboveAll,
  beginsHeadedSession,
  isListedAmount,
  isAmountAlone,
  isListedMovement,
  isDosedElsewhere,
  beginsNamed,
  saysMoreOfNamed,
  titlesDay,
} satisfies Record<string, Rule>;

/** One line of text: a week, a session, an exercise with its dose, the title, or something said about them. */
export function readLine(builder: ProgramBuilder, standing: Standing, shown: string, source: LineSource): void {
  const { dosed = null } = standing;
  standing.dosed = null;
  if (dosed === shown) return;
  const line = new TextLine(builder, standing, shown, source);
  for (const rule of Object.values<Rule>(LINE_RULES)) {
    const read = rule(line);
    if (read === true) return;
    if (read === false) continue;
    for (const [index, each] of read.entries()) {
      const below = read[index + 1]?.trim() ?? source.below;
      readLine(builder, standing, each.trim(), { ...source, bold: false, block: null, below });
    }
    return;
  }
  line.leave();
}
