import type { AdminWeeklyProgram, NewProgram } from "../../contract/programs";
import type { Ctx } from "../../http/context";
import { madeBefore, type OnceOnly } from "../../http/idempotency";
import { createProgram } from "./create-program";
import { readAdminProgram } from "./read-program";

type Begun = { made: boolean; program: AdminWeeklyProgram };

/** A draft without any day yet, to be written in the editor. */
export async function beginProgram(ctx: Ctx, { startDate, title }: NewProgram, once: OnceOnly | null): Promise<Begun> {
  const earlier = await madeBefore(ctx, once);
  if (earlier) return { made: false, program: await readAdminProgram(ctx, Number(earlier)) };
  try {
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
    return { made: true, program: await readAdminProgram(ctx, id) };
  } catch (error) {
    // Of two at once under one key the other has made it.
    const made = await madeBefore(ctx, once).catch(() => null);
    if (!made) throw error;
    return { made: false, program: await readAdminProgram(ctx, Number(made)) };
  }
}
