import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { connect, type Db } from "../../db/client";
import { fold } from "../../db/folded";
import { type WrittenKind, writtenText } from "../../db/written-text";
import type { Env } from "../../http/env";
import { type Scope, type Write, writing } from "../../write/writing";

/** Texts per batch, of those written before search existed. */
const AT_ONCE = 200;
const STEPS_A_RUN = 20;

/** Makes a new text searchable, after the statement that stores it; a trigger has inserted its row. */
export function foldWritten(write: Write<Scope>, kind: WrittenKind, id: number | SQL<number>, content: string): void {
  if (content === "") return;
  write.add(
    write.ctx.db
      .update(writtenText)
      .set({ folded: fold(content) })
      .where(and(eq(writtenText.kind, kind), eq(writtenText.id, id))),
  );
}

const CONTENT: Record<WrittenKind, SQL<string | null>> = {
  post: sql`(select content from community_post where id = written_text.id)`,
  comment: sql`(select content from community_comment where id = written_text.id)`,
  message: sql`(select content from direct_message where id = written_text.id)`,
};

/** Selects texts not folded yet, oldest first. */
export const unfoldedTexts = (db: Db, kind: WrittenKind) =>
  db
    .select({ id: writtenText.id, content: CONTENT[kind].as("content") })
    .from(writtenText)
    .where(and(sql`${writtenText.kind} = ${kind}`, isNull(writtenText.folded)))
    .orderBy(asc(writtenText.id))
    .limit(AT_ONCE);

type Waiting = Awaited<ReturnType<typeof unfoldedTexts>>;

/** Folds waiting texts, in one round trip. */
export async function foldWaiting(scope: Scope, kind: WrittenKind, waiting: Waiting): Promise<void> {
  if (waiting.length === 0) return;
  const texts = waiting.map(({ id, content }) => ({ id, folded: fold(content ?? "") }));
  const write = writing(scope);
  const of = sql`(select g.value ->> 'folded' from json_each(${JSON.stringify(texts)}) g where g.value ->> 'id' = written_text.id)`;
  write.add(
    scope.db
      .update(writtenText)
      .set({ folded: of })
      .where(
        and(
          eq(writtenText.kind, kind),
          isNull(writtenText.folded),
          sql`id in (select g.value ->> 'id' from json_each(${JSON.stringify(texts)}) g)`,
        ),
      ),
  );
  await write.commit();
}

/** Scheduled task: folds texts written before search existed, or not folded when they were stored. */
export async function foldAllWritten(env: Env, now: Date): Promise<void> {
  const db = connect(env.DB);
  for (const kind of ["post", "comment", "message"] as const) {
    for (let step = 0; step < STEPS_A_RUN; step++) {
      const waiting = await unfoldedTexts(db, kind);
      await foldWaiting({ db, now }, kind, waiting);
      if (waiting.length < AT_ONCE) break;
    }
  }
}
