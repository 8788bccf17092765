import { AppError } from "../../../http/app-error";
import type { Ctx } from "../../../http/context";
import { checkDocument } from "./check-document";
import { holdAgainstRules } from "./hold-against-rules";
import { activeRules } from "./rules";
import { readSettings } from "./settings";
import type { Subject } from "./subject";

/** Refuses what breaks a rule of severity error, when the settings say that such a thing must not be imported. */
export async function refuseIfRulesBlock(ctx: Ctx, subject: Subject): Promise<void> {
  const settings = await readSettings(ctx.db);
  if (!settings.blockImportOnErrors) return;
  const { status, issues } = await holdAgainstRules(subject, await activeRules(ctx.db));
  if (status !== "failed") return;
  const errors = issues.filter(({ severity }) => severity === "error");
  const [first] = errors;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : "";
  throw new AppError(
    "invalid",
    `The validation rules block this import. ${first?.ruleName}: ${first?.message}${more}`,
    {
      code: "rules_failed",
      issues: errors.map(({ ruleName, message, place }) => ({ path: place ?? ruleName, message })),
    },
  );
}

/** Checks a document that has just been stored, when the settings say so. Behind the answer: it never fails an upload. */
export function checkAfterUpload(ctx: Ctx, documentId: string): void {
  ctx.later(
    readSettings(ctx.db).then(async ({ runOnUpload }) => {
      if (runOnUpload) await checkDocument(ctx, documentId, null);
    }),
  );
}
