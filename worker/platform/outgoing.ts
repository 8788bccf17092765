import type { NoticeKind } from "../contract/notices-limits";

/** A push about a notice: to one user's devices, or, without a user, to everybody's in pages. */
export type PushJob = { kind: NoticeKind; subject: string; userId: string | null; after?: string };

/** A message of the outgoing queue: a mail of the outbox, or a push. */
export type Outgoing = { outboxId: string } | { push: PushJob };
