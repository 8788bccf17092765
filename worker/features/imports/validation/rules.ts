import { asc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { newRuleSchema, ValidationRule } from "../../../contract/validation";
import { VALIDATION_LIMITS } from "../../../contract/validation-limits";
import type { Db } from "../../../db/client";
import { validationRule, validationSettings } from "../../../db/validation";
import { AppError, notFound } from "../../../http/app-error";
import { auditRow } from "../../../http/audit";
import type { Ctx } from "../../../http/context";
import { memberOf } from "../../../http/guards";
import { refuseBadPattern } from "./pattern";

type Row = typeof validationRule.$inferSelect;

export async function listRules(ctx: Ctx): Promise<ValidationRule[]> {
  return (await ctx.db.select().from(validationRule).orderBy(asc(validationRule.createdAt), validationRule.id)).map(
    present,
  );
}

/** The rules that are held against documents, in their order; for a batch. */
export const activeRules = (db: Db) =>
  db
    .select()
    .from(validationRule)
    .where(eq(validationRule.isActive, true))
    .orderBy(asc(validationRule.createdAt), validationRule.id);

/** Adds a rule under the id that the client gave it. Given twice, the second is refused as a conflict. */
export async function addRule(ctx: Ctx, input: z.output<typeof newRuleSchema>): Promise<ValidationRule> {
  const pattern = input.pattern?.trim() || null;
  if (pattern) await refuseBadPattern(pattern);
  const row: Row = {
    ...input,
    description: input.description ?? "",
    pattern,
    builtIn: null,
    createdAt: ctx.now,
  };
  const [held, same] = await ctx.db.batch([
    ctx.db.select({ count: sql<number>`count(*)` }).from(validationRule),
    ctx.db.select({ id: validationRule.id }).from(validationRule).where(eq(validationRule.id, row.id)),
  ]);
  if (same.length) throw new AppError("conflict", "There is a rule with this id already.", { code: "rule_exists" });
  if ((held[0]?.count ?? 0) >= VALIDATION_LIMITS.rules) {
    throw new AppError("conflict", `There are ${VALIDATION_LIMITS.rules} rules already; no more can be kept.`);
  }
  await ctx.db.batch([
    ctx.db.insert(validationRule).values(row),
    nextVersion(ctx.db),
    audit(ctx, "validation-rule.create", row.id, { name: row.name }),
  ]);
  return present(row);
}

export async function switchRule(ctx: Ctx, id: string, isActive: boolean): Promise<ValidationRule> {
  const [changed] = await ctx.db.batch([
    ctx.db.update(validationRule).set({ isActive }).where(eq(validationRule.id, id)).returning(),
    nextVersion(ctx.db),
    audit(ctx, isActive ? "validation-rule.enable" : "validation-rule.disable", id),
  ]);
  const [row] = changed;
  if (!row) throw notFound("Validation rule");
  return present(row);
}

const nextVersion = (db: Db) =>
  db.update(validationSettings).set({ rulesVersion: sql`${validationSettings.rulesVersion} + 1` });

function audit(ctx: Ctx, action: string, id: string, detail?: Record<string, unknown>) {
  const entry = { at: ctx.now, actorId: memberOf(ctx.actor).user.id, action, subject: `validation-rule:${id}` };
  return auditRow(ctx.db, detail ? { ...entry, detail } : entry);
}

function present({ builtIn, createdAt: _, ...row }: Row): ValidationRule {
  return { ...row, isBuiltIn: builtIn !== null };
}
