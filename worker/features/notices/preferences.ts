import { eq, sql } from "drizzle-orm";
import type { NoticePreferences, PreferencesChange } from "../../contract/notices";
import { NOTICE_CHANNELS, NOTICE_TOPICS, WANTED_BY_DEFAULT } from "../../contract/notices-limits";
import { noticePreference } from "../../db/notices";
import type { Ctx } from "../../http/context";
import { memberOf } from "../../http/guards";
import { vapidOf } from "../../platform/push/vapid";
import { writing } from "../../write/writing";

/** Returns what a member is notified of, and how. */
export async function readPreferences(ctx: Ctx): Promise<NoticePreferences> {
  return present(ctx, await chosenBy(ctx));
}

/** Changes the given preferences; the others stay. */
export async function changePreferences(ctx: Ctx, change: PreferencesChange): Promise<NoticePreferences> {
  const userId = memberOf(ctx.actor).user.id;
  const changed = NOTICE_CHANNELS.flatMap((channel) =>
    NOTICE_TOPICS.flatMap((topic) => {
      const enabled = change[channel]?.[topic];
      return enabled === undefined ? [] : [{ userId, channel, topic, enabled, changedAt: ctx.now }];
    }),
  );
  if (!changed.length) return readPreferences(ctx);
  const write = writing(ctx);
  write.add(
    ctx.db
      .insert(noticePreference)
      .values(changed)
      .onConflictDoUpdate({
        target: [noticePreference.userId, noticePreference.channel, noticePreference.topic],
        set: { enabled: sql`excluded.enabled`, changedAt: ctx.now },
      }),
  );
  const chosen = write.add(chosenBy(ctx));
  return present(ctx, (await write.commit()).of(chosen));
}

type Chosen = Awaited<ReturnType<typeof chosenBy>>;

const chosenBy = ({ db, actor }: Ctx) =>
  db
    .select({ channel: noticePreference.channel, topic: noticePreference.topic, enabled: noticePreference.enabled })
    .from(noticePreference)
    .where(eq(noticePreference.userId, memberOf(actor).user.id));

function present({ env }: Ctx, chosen: Chosen): NoticePreferences {
  const wanted = { mail: { ...WANTED_BY_DEFAULT.mail }, push: { ...WANTED_BY_DEFAULT.push } };
  for (const { channel, topic, enabled } of chosen) wanted[channel][topic] = enabled;
  return { ...wanted, pushKey: vapidOf(env)?.publicKey ?? null };
}
