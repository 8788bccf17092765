import type { FirstRunCheck } from "../../contract/first-run";
import type { firstRun } from "../../db/first-run";
import type { emailOutbox } from "../../db/outbox";

export type Run = typeof firstRun.$inferSelect | undefined;
export type TestMail = Pick<typeof emailOutbox.$inferSelect, "toAddress" | "sentAt" | "deadAt" | "lastError">;

const check = (state: FirstRunCheck["state"], says: string, at: Date | null): FirstRunCheck => ({
  state,
  says,
  at: at?.toISOString() ?? null,
});

export const done = (says: string, at: Date | null = null) => check("done", says, at);
export const missing = (says: string, at: Date | null = null) => check("missing", says, at);
export const waiting = (says: string, at: Date | null = null) => check("waiting", says, at);
