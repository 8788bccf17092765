import type { Exercise } from "../../worker/contract/exercises";
import { setTargets } from "../../worker/contract/set-targets";

/** How many sets there are to tick off; one where the coach names no number. */
export const setCount = ({ dose }: Pick<Exercise, "dose">): number => Math.max(1, setTargets(dose).length);
