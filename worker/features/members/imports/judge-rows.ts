import { sql } from "drizzle-orm";
import { FREE_TIME_MAX_DAYS } from "../../../contract/billing-limits";
import { brand } from "../../../contract/brand";
import { addDays, type CalendarDate, localDate } from "../../../contract/calendar";
import type { ImportRow } from "../../../contract/member-imports";
import type { ImportOutcome } from "../../../contract/member-imports-limits";
import { TAGS_MAX } from "../../../contract/members-limits";
import type { Ctx } from "../../../http/context";
import { endOfDay } from "../../billing/change-free-time";

type Known = { id: string; email: string; role: string; freeUntil: number | null; tags: string };

/** What a row would do: the member it is about, and what it adds. */
export type Judged = {
  row: ImportRow;
  outcome: ImportOutcome;
  words: string;
  userId: string;
  isNew: boolean;
  /** Only if later than the member's current end; null where the row gives no time. */
  until: Date | null;
  before: Date | null;
  tagsAdded: string[];
};

/** Judges what each row would do to the club's current members. Rows only add, so importing twice changes nothing. */
export async function judgeRows({ db, now }: Ctx, rows: readonly ImportRow[]): Promise<Judged[]> {
  const emails = JSON.stringify(rows.map(({ email }) => email));
  const found = await db.all<Known>(sql`select u.id, u.email, u.role, m.free_until as freeUntil,
      (select json_group_array(tag) from member_tag t where t.user_id = u.id) as tags
    from user u left join membership m on m.user_id = u.id
    where u.email in (select value from json_each(${emails}))`);
  const known = new Map(found.map((each) => [each.email, each]));
  const seen = new Set<string>();
  return rows.map((row) => {
    const isAgain = seen.has(row.email);
    seen.add(row.email);
    return isAgain
      ? refused(row, `${row.email} stands in an earlier row.`)
      : judge(row, known.get(row.email), localDate(now, brand.timeZone));
  });
}

function judge(row: ImportRow, known: Known | undefined, today: CalendarDate): Judged {
  const { email, paidUntil } = row;
  if (known && known.role !== "user") return refused(row, `${email} is one of the staff, who need no membership.`);
  if (paidUntil && paidUntil > addDays(today, FREE_TIME_MAX_DAYS)) {
    return refused(row, `Paid until ${paidUntil} is more than three years ahead.`);
  }
  const isOver = paidUntil !== null && paidUntil < today;
  const end = paidUntil && !isOver ? endOfDay(paidUntil) : null;
  const before = known?.freeUntil ? new Date(known.freeUntil) : null;
  const until = end && (!before || end > before) ? end : null;
  const currentTags: string[] = known ? JSON.parse(known.tags) : [];
  const tagsAdded = row.tags.filter((tag) => !currentTags.includes(tag));
  if (currentTags.length + tagsAdded.length > TAGS_MAX)
    return refused(row, `${email} would have more than ${TAGS_MAX} tags.`);
  const does = [
    known ? null : "New member",
    until ? `access until ${paidUntil}` : null,
    isOver ? `paid until ${paidUntil} is over, so it gives no access` : null,
    tagsAdded.length ? `tagged ${tagsAdded.join(", ")}` : null,
  ].filter((each) => each !== null);
  const outcome = !known ? "created" : until || tagsAdded.length ? "updated" : "unchanged";
  return {
    row,
    outcome,
    words: outcome === "unchanged" ? "Is there already, and has all of this." : sentence(does),
    userId: known?.id ?? crypto.randomUUID(),
    isNew: !known,
    until,
    before,
    tagsAdded,
  };
}

const sentence = (parts: string[]) => {
  const text = parts.join(", ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

const refused = (row: ImportRow, words: string): Judged => ({
  row,
  outcome: "refused",
  words,
  userId: "",
  isNew: false,
  until: null,
  before: null,
  tagsAdded: [],
});
