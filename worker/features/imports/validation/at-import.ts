import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { checkDocument } from "./check-document";
import { activeRules } from "./rules";
import { readSettings } from "./settings";
import type { Subject } from "./subject";
import { validateDocument } from "./validate-document";

/** Returns violations of severity error, if the settings block imports because of them. */
export async function whatBlocksImport(ctx: Ctx, subject: Subject) {
  const settings = await readSettings(ctx.db);
  if (!settings.blockImportOnErrors) return [];
  const { status, issues } = await validateDocument(subject, await activeRules(ctx.db));
  return status === "failed" ? issues.filter(({ severity }) => severity === "error") : [];
}

export async function refuseIfRulesBlock(ctx: Ctx, subject: Subject): Promise<void> {
  const errors = await whatBlocksImport(ctx, subject);
  const [first] = errors;
  if (!first) return;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : "";
  throw new AppError("invalid", `The validation rules block this import. ${first.ruleName}: ${first.message}${more}`, {
    code: "rules_failed",
    issues: errors.map(({ ruleName, message, place }) => ({ path: place ?? ruleName, message })),
  });
}

/** Validates a document just stored, if the settings say so. In the background: it never fails an upload. */
export function checkAfterUpload(ctx: Ctx, documentId: string): void {
  ctx.later(
    readSettings(ctx.db).then(async ({ runOnUpload }) => {
      if (runOnUpload) await checkDocument(ctx, documentId, null);
    }),
  );
}
