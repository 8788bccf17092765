import { announcesLift, dosesAnnounced } from "./lines-of-announced-lifts";
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
  isDoseOfWaiting,
  isExercise,
  isLiftWorkedUp,
  isListedAmount,
  isListedMovement,
  isSetInList,
  isTimedWarmUp,
  isTotal,
  opensWithLift,
  preparesAlways,
  preparesEach,
  saysMoreOfNamed,
  titlesPlan,
  waitsForDose,
} from "./lines-of-exercises";
import { explainsFacts, saysFact } from "./lines-of-facts";
import { isHeadOfLetter } from "./lines-of-letters";
import { listOfDay, listOfDoses, listOfLetter, listOfPart } from "./lines-of-lists";
import { tellsHow } from "./lines-of-orders";
import {
  beginsBoldPart,
  beginsCategory,
  beginsCountedPart,
  beginsGroup,
  beginsNextPart,
  beginsPartBelow,
  headsNothing,
} from "./lines-of-parts";
import {
  isAboveAll,
  isAboveWeeks,
  isAmongRemarks,
  isInLibrary,
  isRemark,
  isTitle,
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
  titlesDay,
} from "./lines-of-sessions";
import { isSetOfLift, isSetOfSession, isWorkedUp, saysOfName } from "./lines-of-sets";
import { isSwum } from "./lines-of-swims";
import { beginsBlockOfWeeks, beginsWeek, comesAsWeek, countsOnCycle } from "./lines-of-weeks";
import type { ProgramBuilder } from "./program-builder";
import type { Standing } from "./standing";
import { type LineSource, TextLine } from "./text-line";

/** What a line may be, in the order in which it is asked. A rule that applies has read it, or gives the lines it consists of. */
const RULES: readonly ((line: TextLine) => boolean | string[])[] = [
  isDoseOfWaiting,
  isHeadOfLetter,
  saysFact,
  explainsFacts,
  dosesAnnounced,
  saysOfName,
  beginsWeek,
  isAmongRemarks,
  isInLibrary,
  countsOnCycle,
  comesAsWeek,
  beginsBlockOfWeeks,
  isOfRestDay,
  isRestingDay,
  preparesEach,
  beginsCircuitSession,
  beginsPreparedSession,
  isOuting,
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
  isOfCircuit,
  isPieceOfOuting,
  headsNothing,
  beginsPartBelow,
  beginsCountedPart,
  beginsNextPart,
  isTimedWarmUp,
  isRemark,
  isAboveWeeks,
  listOfDoses,
  beginsGroup,
  headsLift,
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
  announcesLift,
  opensWithLift,
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
  waitsForDose,
  saysMoreOfNamed,
  titlesDay,
];

/** One line of text: a week, a session, an exercise with its dose, the title, or something said about them. */
export function readLine(builder: ProgramBuilder, standing: Standing, shown: string, source: LineSource): void {
  const line = new TextLine(builder, standing, shown, source);
  for (const rule of RULES) {
    const read = rule(line);
    if (read === true) return;
    if (read === false) continue;
    for (const each of read) readLine(builder, standing, each.trim(), { ...source, bold: false, block: null });
    return;
  }
  line.leave();
}
