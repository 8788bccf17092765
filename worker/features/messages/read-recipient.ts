import type { Recipient } from "../../contract/messages";
import { MESSAGE_REFUSALS } from "../../contract/messages-limits";
import { AppError } from "../../http/app-error";
import type { Ctx } from "../../http/context";
import { firstAdmin } from "./queries";

/** Returns the first name of the coach that members write to; the list of users is for admins only. */
export async function readRecipient(ctx: Ctx): Promise<Recipient> {
  const found = await firstAdmin(ctx.db);
  if (!found) throw new AppError("not_found", MESSAGE_REFUSALS.nobody);
  return { id: found.id, firstName: found.firstName };
}
