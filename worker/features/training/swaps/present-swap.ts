import type { Swap } from "../../../contract/swaps";
import type { exerciseSwap } from "../../../db/training";

type Row = Pick<
  typeof exerciseSwap.$inferSelect,
  "id" | "exerciseName" | "substituteName" | "reason" | "standing" | "localDate"
>;

export const presentSwap = ({ id, exerciseName, substituteName, reason, standing, localDate }: Row): Swap => ({
  id,
  insteadOf: exerciseName,
  substitute: substituteName,
  reason,
  standing,
  localDate,
});
