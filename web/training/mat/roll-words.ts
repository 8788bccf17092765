import type { LoadWeek, Roll } from "../../../worker/contract/rolls";
import { FIRST_ROLL } from "../../../worker/contract/rolls-limits";
import { plural } from "../../lib/format/format";

type Said = Pick<Roll, "minutes" | "effort" | "gi">;

/** Returns `60 min, 7 of 10, gi`. */
export const rollText = ({ minutes, effort, gi }: Said): string =>
  `${minutes.toLocaleString()} min, ${effort} of 10, ${gi ? "gi" : "no-gi"}`;

/** Returns the defaults of the next roll: those of the last one. */
export const nextRoll = ([last]: readonly Roll[]): Said =>
  last ? { minutes: last.minutes, effort: last.effort, gi: last.gi } : FIRST_ROLL;

/** Returns `1,240 (gym 400, mat 840)`. */
export const loadText = ({ gym, mat }: Pick<LoadWeek, "gym" | "mat">): string =>
  `${(gym + mat).toLocaleString()} (gym ${gym.toLocaleString()}, mat ${mat.toLocaleString()})`;

/** Says what a week's load leaves out; null if nothing. */
export const unknownText = ({ unknown }: Pick<LoadWeek, "unknown">): string | null =>
  unknown === 0
    ? null
    : `${plural(unknown, "workout is", "workouts are")} not in it: the time or how hard it was is not noted.`;
