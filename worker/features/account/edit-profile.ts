import { eq } from "drizzle-orm";
import type { CurrentUser, ProfileChange } from "../../contract/account";
import { user } from "../../db/account";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { currentUser } from "./current-user";

/** Changes what the member says of themselves; what is left out stays as it is. */
export async function editProfile(ctx: Ctx, change: ProfileChange): Promise<CurrentUser> {
  const { id, firstName, lastName, timeZone } = memberOf(ctx.actor).user;
  const fields = {
    firstName: change.firstName ?? firstName,
    lastName: change.lastName ?? lastName,
    timeZone: change.timeZone ?? timeZone,
  };
  const name = `${fields.firstName} ${fields.lastName}`.trim();
  await ctx.db
    .update(user)
    .set({ ...fields, name, updatedAt: ctx.now })
    .where(eq(user.id, id));
  return { ...currentUser(ctx), ...fields };
}
