import { sql } from "drizzle-orm";
import type { Subscribe } from "../../../contract/billing";
import { type GiftStanding, type GiftState, giftCodeSchema } from "../../../contract/gifts";
import { giftGuest, giftLink } from "../../../db/gifts";
import { insertFrom } from "../../../db/insert-from";
import { AppError } from "../../../http/app-error";
import { memberOf } from "../../../http/guards";
import { auditIfChanged } from "../../../write/audit";
import { writing } from "../../../write/writing";
import type { MemberScope } from "../scope";
import { isOpen, stateOf } from "./gift-links";
import { isNew, linkOf, standingOf } from "./read-gift";

const refused = (message: string) => new AppError("conflict", message, { code: "gift_refused" });

const CLOSED: Record<Exclude<GiftState, "open">, string> = {
  used: "This gift has been taken already. Nothing was charged.",
  expired: "This gift has run out. Nothing was charged.",
  ended: "This gift was taken back. Nothing was charged.",
};
const NOT_FOR: Record<Exclude<GiftStanding, "new" | "begun" | "visitor">, string> = {
  own: "This is your own link. Send it to somebody who is new here.",
  taken: "You have had a month as a gift. Everybody has one.",
  known: "This gift is for somebody who is new here. Nothing was charged.",
  staff: "Staff train without a membership.",
};

/**
 * Reserves a gift's month before subscribing, if the code is a link's. Stored before the provider is called, so that
 * retries and other tabs continue with the same one. Other codes pass. Throws `conflict` if the user is not eligible or
 * the link is used up.
 */
export async function takeGift(scope: MemberScope, { couponCode, plan }: Subscribe): Promise<void> {
  const { db, now, actor } = scope;
  const { user } = memberOf(actor);
  const code = giftCodeSchema.safeParse(couponCode);
  if (!code.success) return;
  // Of two concurrent users for the last place, the second one looks again.
  for (let tried = 0; tried < 2; tried += 1) {
    const link = await linkOf(db, code.data);
    if (!link) return;
    const standing = await standingOf(db, link, user);
    if (standing === "begun") return;
    if (standing !== "new") throw refused(NOT_FOR[standing]);
    const state = stateOf(link, now);
    if (state !== "open") throw refused(CLOSED[state]);
    if (plan === "annual") {
      throw refused("A gift is a month of the monthly plan. Choose monthly; you can change to annual at any time.");
    }
    if (await storeGuest(scope, user.id, link.id)) return;
  }
  throw refused(CLOSED.used);
}

async function storeGuest(scope: MemberScope, userId: string, giftId: number): Promise<boolean> {
  const { db, now } = scope;
  const write = writing(scope);
  const guests = write.add(
    insertFrom(
      db,
      giftGuest,
      { id: sql`null`, giftId, userId, at: now },
      sql`from ${giftLink} where ${giftLink.id} = ${giftId} and ${isOpen(now)} and ${isNew(userId)}`,
    )
      .onConflictDoNothing()
      .returning(),
  );
  auditIfChanged(write, "gift.take", `gift:${giftId}`);
  return (await write.commit()).of(guests).length > 0;
}

/** Releases a reserved place after the provider's final refusal. */
export async function dropGift({ db }: MemberScope, userId: string): Promise<void> {
  await db.delete(giftGuest).where(
    sql`${giftGuest.userId} = ${userId} and not exists (select 1 from billing_checkout b join gift_link l on l.code = b.coupon_code
        where b.user_id = ${userId} and b.subscription_id is not null and l.id = ${giftGuest.giftId})`,
  );
}
