import type { NoticeKind } from "../contract/notices-limits";

/** A notice that goes to devices; without a user, to everybody's, page by page. */
export type PushJob = { kind: NoticeKind; subject: string; userId: string | null; after?: string };

/** What waits in the queue of things that leave: a mail of the outbox, or a push. */
export type Outgoing = { outboxId: string } | { push: PushJob };
