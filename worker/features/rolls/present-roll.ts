import type { Roll } from "../../contract/rolls";
import type { roll } from "../../db/rolls";

export const presentRoll = ({ userId, rolledAt, ...row }: typeof roll.$inferSelect): Roll => ({
  ...row,
  rolledAt: rolledAt.toISOString(),
});
