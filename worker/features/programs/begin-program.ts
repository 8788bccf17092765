import type { AdminWeeklyProgram, NewProgram } from "../../contract/programs";
import type { Ctx } from "../../http/context";
import type { OnceOnly } from "../../http/idempotency";
import { type Made, makeOnce } from "../../write/once";
import { createProgram } from "./create-program";
import { readAdminProgram } from "./read-program";

/** Creates a draft without days, to be written in the editor. */
export async function beginProgram(
  ctx: Ctx,
  { startDate, title }: NewProgram,
  once: OnceOnly | null,
): Promise<Made<AdminWeeklyProgram>> {
  return makeOnce(ctx, once, {
    find: (id) => readAdminProgram(ctx, Number(id)),
    make: async () => {
      const { id } = await createProgram(ctx, {
        title: title ?? "New week",
        description: null,
        weekNumber: null,
        days: [],
        startDate,
        documentId: null,
        documentRows: [],
        once,
        action: "program.create",
      });
      return readAdminProgram(ctx, id);
    },
  });
}
