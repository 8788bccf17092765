import { eq } from "drizzle-orm";
import type { CurrentUser, ProfileChange } from "../../contract/account";
import { user } from "../../db/account";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { writing } from "../../write/writing";
import { claimMedia } from "../media/claim-media";
import { freeMedia } from "../media/free-media";
import { currentUser } from "./current-user";

/** Changes the member's profile; omitted fields stay. */
export async function editProfile(ctx: Ctx, change: ProfileChange): Promise<CurrentUser> {
  const { id, firstName, lastName, timeZone, profileImageUrl, belt } = memberOf(ctx.actor).user;
  const fields = {
    firstName: change.firstName ?? firstName,
    lastName: change.lastName ?? lastName,
    timeZone: change.timeZone ?? timeZone,
    belt: change.belt === undefined ? belt : change.belt,
  };
  const name = `${fields.firstName} ${fields.lastName}`.trim();
  const wanted = change.profileImageUrl;
  const photo = wanted === undefined || wanted === profileImageUrl ? null : await photoChange(ctx, id, wanted);
  const image = photo ? photo.image : profileImageUrl;
  const write = writing(ctx);
  write.add(
    ctx.db
      .update(user)
      .set({ ...fields, name, image, updatedAt: ctx.now })
      .where(eq(user.id, id)),
  );
  write.addAll(photo?.statements ?? []);
  await write.commit();
  return { ...currentUser(ctx), ...fields, profileImageUrl: image };
}

/** Releases the previous photo, which the sweep deletes. */
async function photoChange(ctx: Ctx, id: string, wanted: string | null) {
  const place = { kind: "avatar", id } as const;
  const free = freeMedia(ctx.db, place);
  if (wanted === null) return { image: null, statements: [free] };
  const { mediaUrl, statements } = await claimMedia(ctx, wanted, place);
  return { image: mediaUrl, statements: [free, ...statements] };
}
