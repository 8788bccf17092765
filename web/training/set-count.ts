import type { Exercise } from "../../worker/contract/exercises";
import { setTargets } from "../../worker/contract/set-targets";

/** Returns the number of sets to tick off; one if the dose states none. */
export const setCount = ({ dose }: Pick<Exercise, "dose">): number => Math.max(1, setTargets(dose).length);
