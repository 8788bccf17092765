import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newRuleSchema, ruleEditSchema, ValidationRule } from "../../../contract/validation";
import { VALIDATION_LIMITS } from "../../../contract/validation-limits";
import type { Db } from "../../../db/client";
import { living, restorable } from "../../../db/soft-delete";
import { validationRule, validationSettings } from "../../../db/validation";
import { AppError, notFound } from "../../../http/app-error";
import { auditRow } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { makeOnce, type OnceOnly, rememberCall } from "../../../http/idempotency";
import { refuseBadPattern } from "./pattern";

type Row = typeof validationRule.$inferSelect;

const kept = living(validationRule);

export async function listRules(ctx: Ctx): Promise<ValidationRule[]> {
  const rows = await ctx.db
    .select()
    .from(validationRule)
    .where(kept)
    .orderBy(asc(validationRule.createdAt), validationRule.id);
  return rows.map(present);
}

/** The rules that are held against documents, in their order; for a batch. */
export const activeRules = (db: Db) =>
  db
    .select()
    .from(validationRule)
    .where(and(eq(validationRule.isActive, true), kept))
    .orderBy(asc(validationRule.createdAt), validationRule.id);

/**
 * Adds a rule under the id that the client gave it. Given twice, the second is refused as a conflict; a retry under the
 * same key answers the first one.
 */
export async function addRule(ctx: Ctx, input: z.output<typeof newRuleSchema>, once: OnceOnly | null) {
  const { made, thing } = await makeOnce(ctx, once, {
    make: () => insertRule(ctx, input, once),
    find: (id) => readRule(ctx, id).then(present),
  });
  return { made, rule: thing };
}

async function insertRule(
  ctx: Ctx,
  input: z.output<typeof newRuleSchema>,
  once: OnceOnly | null,
): Promise<ValidationRule> {
  if (input.pattern) await refuseBadPattern(input.pattern);
  const row: Row = {
    ...input,
    description: input.description ?? "",
    builtIn: null,
    createdAt: ctx.now,
    deletedAt: null,
  };
  const [held, same] = await ctx.db.batch([
    ctx.db.select({ count: sql<number>`count(*)` }).from(validationRule).where(kept),
    ctx.db.select({ id: validationRule.id }).from(validationRule).where(eq(validationRule.id, row.id)),
  ]);
  if (same.length) throw new AppError("conflict", "There is a rule with this id already.", { code: "rule_exists" });
  refuseTooMany(held[0]?.count);
  await ctx.db.batch([
    ctx.db.insert(validationRule).values(row),
    ...rememberCall(ctx, once, sql`${row.id}`),
    nextVersion(ctx.db),
    audit(ctx, "validation-rule.create", row.id, { name: row.name }),
  ]);
  return present(row);
}

/** Changes a rule of the coach's own. */
export async function changeRule(
  ctx: Ctx,
  id: string,
  { isActive, description, ...said }: z.output<typeof ruleEditSchema>,
): Promise<ValidationRule> {
  if (said.pattern) await refuseBadPattern(said.pattern);
  const before = await ownRule(ctx, id);
  const after = { ...before, ...said, description: description ?? "", isActive: isActive ?? before.isActive };
  await ctx.db.batch([
    ctx.db
      .update(validationRule)
      .set(after)
      .where(and(eq(validationRule.id, id), kept)),
    nextVersion(ctx.db),
    audit(ctx, "validation-rule.change", id, { name: after.name }),
  ]);
  return present(after);
}

export async function switchRule(ctx: Ctx, id: string, isActive: boolean): Promise<ValidationRule> {
  const row = await readRule(ctx, id);
  await ctx.db.batch([
    ctx.db
      .update(validationRule)
      .set({ isActive })
      .where(and(eq(validationRule.id, id), kept)),
    nextVersion(ctx.db),
    audit(ctx, isActive ? "validation-rule.enable" : "validation-rule.disable", id),
  ]);
  return present({ ...row, isActive });
}

/** Takes a rule of the coach's own away; it can be brought back for 30 days. */
export async function deleteRule(ctx: Ctx, id: string): Promise<void> {
  const { name } = await ownRule(ctx, id);
  await ctx.db.batch([
    ctx.db
      .update(validationRule)
      .set({ deletedAt: ctx.now })
      .where(and(eq(validationRule.id, id), kept)),
    nextVersion(ctx.db),
    audit(ctx, "validation-rule.delete", id, { name }),
  ]);
}

export async function restoreRule(ctx: Ctx, id: string): Promise<ValidationRule> {
  const deleted = and(eq(validationRule.id, id), restorable(validationRule, ctx.now));
  const [held, [row]] = await ctx.db.batch([
    ctx.db.select({ count: sql<number>`count(*)` }).from(validationRule).where(kept),
    ctx.db.select().from(validationRule).where(deleted),
  ]);
  if (!row) throw notFound("Deleted validation rule");
  refuseTooMany(held[0]?.count);
  await ctx.db.batch([
    ctx.db.update(validationRule).set({ deletedAt: null }).where(deleted),
    nextVersion(ctx.db),
    audit(ctx, "validation-rule.restore", id, { name: row.name }),
  ]);
  return present(row);
}

async function readRule(ctx: Ctx, id: string): Promise<Row> {
  const row = await ctx.db
    .select()
    .from(validationRule)
    .where(and(eq(validationRule.id, id), kept))
    .get();
  if (!row) throw notFound("Validation rule");
  return row;
}

async function ownRule(ctx: Ctx, id: string): Promise<Row> {
  const row = await readRule(ctx, id);
  if (row.builtIn === null) return row;
  throw new AppError("conflict", "This rule comes with the product. It can be disabled, but not changed or deleted.", {
    code: "rule_built_in",
  });
}

function refuseTooMany(held = 0): void {
  if (held < VALIDATION_LIMITS.rules) return;
  throw new AppError("conflict", `There are ${VALIDATION_LIMITS.rules} rules already; no more can be kept.`);
}

const nextVersion = (db: Db) =>
  db.update(validationSettings).set({ rulesVersion: sql`${validationSettings.rulesVersion} + 1` });

function audit(ctx: Ctx, action: string, id: string, detail?: Record<string, unknown>) {
  const entry = { at: ctx.now, actorId: memberOf(ctx.actor).user.id, action, subject: `validation-rule:${id}` };
  return auditRow(ctx.db, detail ? { ...entry, detail } : entry);
}

function present({ builtIn, createdAt: _, deletedAt: __, ...row }: Row): ValidationRule {
  return { ...row, isBuiltIn: builtIn !== null };
}
