import { and, eq, type SQL, sql } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { localDate } from "../../../contract/calendar";
import type { OwnGift } from "../../../contract/gifts";
import { GIFT_OWN_DAYS } from "../../../contract/gifts-limits";
import { giftGuest, giftLink, giftSettings } from "../../../db/gifts";
import { AppError } from "../../../http/app-error";
import { memberOf } from "../../../http/guards";
import { auditIfChanged } from "../../../write/audit";
import { writing } from "../../../write/writing";
import { own } from "../change-own-subscription";
import type { MemberScope } from "../scope";
import { cameBy, hasPaid, stateOf } from "./gift-links";
import { makePromotion, newCode } from "./promotion";

const DAY_MS = 86_400_000;

/** Returns a member's link of this month, and the number, but not the names, of friends who used theirs. */
export async function readOwnGift({ db, actor, now }: Pick<MemberScope, "db" | "actor" | "now">): Promise<OwnGift> {
  const { user, membership } = memberOf(actor);
  const isOwn = eq(giftLink.giverId, user.id);
  const one = db
    .select({
      may: sql<number>`${giftSettings.membersMayGive} and ${mayGive(user.id)}`,
      came: sql<number>`(select count(*) from ${giftGuest} where gift_id in (select id from ${giftLink} where ${isOwn}))`,
    })
    .from(giftSettings);
  const [[row], links] = await Promise.all([
    one,
    db
      .select({ link: giftLink, came: cameBy })
      .from(giftLink)
      .where(and(isOwn, eq(giftLink.month, monthOf(now)))),
  ]);
  const [link] = links.map((each) => ({ ...each.link, came: each.came }));
  return {
    allowed: Boolean(row?.may) && user.role === "user" && membership?.status === "active",
    link: link ? { code: link.code, until: link.until.toISOString(), state: stateOf(link, now) } : null,
    came: row?.came ?? 0,
  };
}

/** A member whose own first month was a gift must pay before giving one, or links would chain. */
const mayGive = (userId: string): SQL =>
  sql`(${hasPaid(sql`${userId}`)} or not exists (select 1 from ${giftGuest} where user_id = ${userId}))`;

const monthOf = (at: Date) => localDate(at, brand.timeZone).slice(0, 7);

/** Creates the member's link of this month, for one friend, or returns the existing one. */
export const makeOwnGift = (scope: MemberScope): Promise<OwnGift> =>
  own(scope, async (pay, giverId) => {
    const before = await readOwnGift(scope);
    if (before.link) return before;
    if (!before.allowed) throw notAllowed();
    const { db, now } = scope;
    const link = { code: newCode(), uses: 1, until: new Date(now.getTime() + GIFT_OWN_DAYS * DAY_MS) };
    const promotionCodeId = await makePromotion(pay, link);
    const write = writing(scope);
    const row = { ...link, promotionCodeId, giverId, month: monthOf(now), createdAt: now };
    write.add(db.insert(giftLink).values(row).onConflictDoNothing());
    auditIfChanged(write, "gift.make", [
      "gift",
      sql`(select id from ${giftLink} where ${giftLink.code} = ${link.code})`,
    ]);
    await write.commit();
    return readOwnGift(scope);
  });

const notAllowed = () =>
  new AppError("conflict", "A month can be given by members who pay, where the club allows it.", {
    code: "gift_not_allowed",
  });
