import { and, asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newRuleSchema, ruleEditSchema, ValidationRule } from "../../../contract/validation";
import { VALIDATION_LIMITS } from "../../../contract/validation-limits";
import { runReads } from "../../../db/batched-read";
import type { Db } from "../../../db/client";
import { living, restorable } from "../../../db/soft-delete";
import { validationRule, validationSettings } from "../../../db/validation";
import { AppError, notFound } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import type { OnceOnly } from "../../../http/idempotency";
import { audit } from "../../../write/audit";
import { makeOnce } from "../../../write/once";
import { type Write, writing } from "../../../write/writing";
import { refuseBadPattern } from "./pattern";

type Row = typeof validationRule.$inferSelect;

const isLiving = living(validationRule);

export async function listRules(ctx: Ctx): Promise<ValidationRule[]> {
  const rows = await ctx.db
    .select()
    .from(validationRule)
    .where(isLiving)
    .orderBy(asc(validationRule.createdAt), validationRule.id);
  return rows.map(present);
}

/** Returns the select of active rules, in order, for a batch. */
export const activeRules = (db: Db) =>
  db
    .select()
    .from(validationRule)
    .where(and(eq(validationRule.isActive, true), isLiving))
    .orderBy(asc(validationRule.createdAt), validationRule.id);

/**
 * Adds a rule under the client's id. A second one with that id is a conflict; a retry under the same key returns the
 * first one.
 */
export async function addRule(ctx: Ctx, input: z.output<typeof newRuleSchema>, once: OnceOnly | null) {
  return makeOnce(ctx, once, {
    make: () => insertRule(ctx, input, once),
    find: (id) => readRule(ctx, id).then(present),
  });
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
  const { held, same } = await runReads(ctx.db, {
    held: ctx.db.select({ count: sql<number>`count(*)` }).from(validationRule).where(isLiving),
    same: ctx.db.select({ id: validationRule.id }).from(validationRule).where(eq(validationRule.id, row.id)),
  });
  if (same.length) throw new AppError("conflict", "There is a rule with this id already.", { code: "rule_exists" });
  refuseTooMany(held[0]?.count);
  const write = writing(ctx, { once, made: sql`${row.id}` });
  write.add(ctx.db.insert(validationRule).values(row));
  record(write, "validation-rule.create", row.id, { name: row.name });
  await write.commit();
  return present(row);
}

/** Changes a rule written by a coach. */
export async function changeRule(
  ctx: Ctx,
  id: string,
  { isActive, description, ...said }: z.output<typeof ruleEditSchema>,
): Promise<ValidationRule> {
  if (said.pattern) await refuseBadPattern(said.pattern);
  const before = await ownRule(ctx, id);
  const after = { ...before, ...said, description: description ?? "", isActive: isActive ?? before.isActive };
  const write = writing(ctx);
  write.add(
    ctx.db
      .update(validationRule)
      .set(after)
      .where(and(eq(validationRule.id, id), isLiving)),
  );
  record(write, "validation-rule.change", id, { name: after.name });
  await write.commit();
  return present(after);
}

export async function switchRule(ctx: Ctx, id: string, isActive: boolean): Promise<ValidationRule> {
  const row = await readRule(ctx, id);
  const write = writing(ctx);
  write.add(
    ctx.db
      .update(validationRule)
      .set({ isActive })
      .where(and(eq(validationRule.id, id), isLiving)),
  );
  record(write, isActive ? "validation-rule.enable" : "validation-rule.disable", id);
  await write.commit();
  return present({ ...row, isActive });
}

/** Deletes a coach's rule; it can be restored for 30 days. */
export async function deleteRule(ctx: Ctx, id: string): Promise<void> {
  const { name } = await ownRule(ctx, id);
  const write = writing(ctx);
  write.add(
    ctx.db
      .update(validationRule)
      .set({ deletedAt: ctx.now })
      .where(and(eq(validationRule.id, id), isLiving)),
  );
  record(write, "validation-rule.delete", id, { name });
  await write.commit();
}

export async function restoreRule(ctx: Ctx, id: string): Promise<ValidationRule> {
  const deleted = and(eq(validationRule.id, id), restorable(validationRule, ctx.now));
  const {
    held,
    row: [row],
  } = await runReads(ctx.db, {
    held: ctx.db.select({ count: sql<number>`count(*)` }).from(validationRule).where(isLiving),
    row: ctx.db.select().from(validationRule).where(deleted),
  });
  if (!row) throw notFound("Deleted validation rule");
  refuseTooMany(held[0]?.count);
  const write = writing(ctx);
  write.add(ctx.db.update(validationRule).set({ deletedAt: null }).where(deleted));
  record(write, "validation-rule.restore", id, { name: row.name });
  await write.commit();
  return present(row);
}

async function readRule(ctx: Ctx, id: string): Promise<Row> {
  const row = await ctx.db
    .select()
    .from(validationRule)
    .where(and(eq(validationRule.id, id), isLiving))
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

/** Records a change of the rules, which makes all documents due for another check. */
function record(write: Write, action: string, id: string, detail?: Record<string, unknown>): void {
  const rulesVersion = sql`${validationSettings.rulesVersion} + 1`;
  write.add(write.ctx.db.update(validationSettings).set({ rulesVersion }));
  audit(write, action, `validation-rule:${id}`, detail);
}

function present({ builtIn, createdAt: _, deletedAt: __, ...row }: Row): ValidationRule {
  return { ...row, isBuiltIn: builtIn !== null };
}
