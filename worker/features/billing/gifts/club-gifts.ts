import { desc, eq, lt, sql } from "drizzle-orm";
import { brand } from "../../../contract/brand";
import { addDays, localDate } from "../../../contract/calendar";
import type { GiftGuest, GiftInput, GiftLink, GiftSettings } from "../../../contract/gifts";
import { GIFT_DAYS_MAX, GIFT_USES_MAX } from "../../../contract/gifts-limits";
import type { PageQuery } from "../../../contract/paging";
import { user } from "../../../db/account";
import { billingAccount } from "../../../db/billing";
import { cursorValues, type Page, pageOf } from "../../../db/cursor";
import { giftGuest, giftLink, giftSettings } from "../../../db/gifts";
import { AppError, notFound } from "../../../http/app-error";
import type { OnceOnly } from "../../../http/idempotency";
import { auditIfChanged } from "../../../write/audit";
import { type Made, makeOnce } from "../../../write/once";
import { writing } from "../../../write/writing";
import { endOfDay } from "../change-free-time";
import { payments } from "../payments";
import { withProviderErrors } from "../refusals";
import type { MemberScope } from "../scope";
import { cameBy, hasPaid, stateOf } from "./gift-links";
import { endPromotion, makePromotion, newCode } from "./promotion";

const selectLinks = ({ db }: Pick<MemberScope, "db">) =>
  db
    .select({
      link: giftLink,
      came: cameBy,
      paid: sql<number>`(select count(*) from gift_guest g where g.gift_id = ${sql.raw("gift_link.id")}
        and ${hasPaid(sql.raw("g.user_id"))})`,
      giverName: user.name,
    })
    .from(giftLink)
    .leftJoin(user, eq(user.id, giftLink.giverId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectLinks>>[number];

/** Lists the links, newest first. */
export async function listGifts(
  scope: Pick<MemberScope, "db" | "now">,
  { cursor, limit }: PageQuery,
): Promise<Page<GiftLink>> {
  const after = cursorValues(cursor);
  const rows = await selectLinks(scope)
    .where(after ? lt(giftLink.id, after.cursorId) : undefined)
    .orderBy(desc(giftLink.id))
    .limit(limit + 1);
  const page = pageOf(
    rows.map((row) => ({ ...row, id: row.link.id })),
    limit,
    ({ link }) => link.createdAt,
  );
  return { items: page.items.map((row) => present(row, scope.now)), nextCursor: page.nextCursor };
}

function present({ link, came, paid, giverName }: Row, now: Date): GiftLink {
  const { id, code, label, uses, giverId } = link;
  const giver = giverId && giverName !== null ? { id: giverId, name: giverName } : null;
  const [createdAt, until] = [link.createdAt.toISOString(), link.until.toISOString()];
  return { id, code, label, giver, createdAt, until, state: stateOf({ ...link, came }, now), uses, came, paid };
}

/** Creates a link of the club. A retry under the same key returns the first one. */
export async function makeGift(scope: MemberScope, input: GiftInput, once: OnceOnly | null): Promise<Made<GiftLink>> {
  return makeOnce(scope, once, {
    make: () => storeGift(scope, input, once),
    find: (id) => readGiftLink(scope, Number(id)),
  });
}

async function storeGift(scope: MemberScope, input: GiftInput, once: OnceOnly | null): Promise<GiftLink> {
  const { db, now } = scope;
  const { label, uses } = input;
  const today = localDate(now, brand.timeZone);
  if (input.until < today) throw new AppError("invalid", "Choose today or a later day.");
  if (input.until > addDays(today, GIFT_DAYS_MAX)) throw new AppError("invalid", "Choose a day within a year.");
  const link = { label, uses, code: newCode(), until: endOfDay(input.until) };
  const pay = await payments(scope);
  const promotionCodeId = await withProviderErrors(() => makePromotion(pay, link));
  const made = sql`(select id from ${giftLink} where ${giftLink.code} = ${link.code})`;
  const write = writing(scope, { once, made });
  write.add(db.insert(giftLink).values({ ...link, promotionCodeId, createdAt: now }));
  auditIfChanged(write, "gift.make", ["gift", made], { detail: { label, uses, until: link.until } });
  const rows = write.add(selectLinks(scope).where(eq(giftLink.code, link.code)));
  return present((await write.commit()).one(rows), now);
}

async function readGiftLink(scope: MemberScope, id: number): Promise<GiftLink> {
  const row = await selectLinks(scope).where(eq(giftLink.id, id)).get();
  if (!row) throw notFound("Gift");
  return present(row, scope.now);
}

/** Ends a link, also a member's: first here, then at the provider. Those who have used it keep their month. */
export async function endGift(scope: MemberScope, id: number): Promise<GiftLink> {
  const { db, now } = scope;
  const write = writing(scope);
  write.refuseUnless(sql`exists (select 1 from ${giftLink} where ${giftLink.id} = ${id})`, notFound("Gift"));
  write.add(
    db.update(giftLink).set({ endedAt: now }).where(sql`${giftLink.id} = ${id} and ${giftLink.endedAt} is null`),
  );
  auditIfChanged(write, "gift.end", `gift:${id}`);
  const rows = write.add(selectLinks(scope).where(eq(giftLink.id, id)));
  const row = (await write.commit()).one(rows);
  const pay = await payments(scope);
  await withProviderErrors(() => endPromotion(pay, row.link.promotionCodeId));
  return present(row, now);
}

/** Lists those who used a link, in order, with their current state: at most as many as the link allows. */
export async function listGuests({ db }: Pick<MemberScope, "db">, id: number): Promise<GiftGuest[]> {
  const rows = await db
    .select({
      at: giftGuest.at,
      member: { id: user.id, name: user.name },
      status: billingAccount.status,
      paid: hasPaid(sql.raw("gift_guest.user_id")),
    })
    .from(giftGuest)
    .leftJoin(user, eq(user.id, giftGuest.userId))
    .leftJoin(billingAccount, eq(billingAccount.userId, giftGuest.userId))
    .where(eq(giftGuest.giftId, id))
    .orderBy(giftGuest.id)
    .limit(GIFT_USES_MAX);
  return rows.map(({ at, member, status, paid }) => ({
    member,
    at: at.toISOString(),
    state: member ? guestState(status, Boolean(paid)) : "gone",
  }));
}

function guestState(status: string | null, paid: boolean): GiftGuest["state"] {
  if (status === "active" || status === "trialing") return paid ? "paying" : "free";
  if (status === "past_due" || status === "unpaid") return "past_due";
  return status === null || status.startsWith("incomplete") ? "begun" : "left";
}

export async function readGiftSettings({ db }: Pick<MemberScope, "db">): Promise<GiftSettings> {
  const row = await db.select({ membersMayGive: giftSettings.membersMayGive }).from(giftSettings).get();
  return { membersMayGive: row?.membersMayGive ?? false };
}

/** Sets whether members may give a month to a friend. Existing links stay valid. */
export async function changeGiftSettings(scope: MemberScope, { membersMayGive }: GiftSettings): Promise<GiftSettings> {
  const write = writing(scope);
  write.add(
    scope.db
      .insert(giftSettings)
      .values({ id: 1, membersMayGive })
      .onConflictDoUpdate({
        target: giftSettings.id,
        set: { membersMayGive },
        setWhere: sql`${giftSettings.membersMayGive} <> ${Number(membersMayGive)}`,
      }),
  );
  auditIfChanged(write, "gift.settings", "gift:settings", { detail: { membersMayGive } });
  await write.commit();
  return { membersMayGive };
}
