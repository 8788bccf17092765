import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import {
  documentPageQuerySchema,
  newRuleSchema,
  reportQuerySchema,
  ruleEditSchema,
  ruleSwitchSchema,
  runRequestSchema,
  settingsChangeSchema,
} from "../../../contract/validation";
import { asDownload } from "../../../http/as-download";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { onceOnly } from "../../../http/idempotency";
import { router } from "../../../http/routes";
import { body, query } from "../../../http/validate";
import { exportReports, listDocuments, listReports, readSummary } from "./reports";
import { addRule, changeRule, deleteRule, listRules, restoreRule, switchRule } from "./rules";
import { readOpenRun, readRun, startRun } from "./runs";
import { changeSettings, presentSettings, readSettings } from "./settings";

export const validationRoutes = router()
  .get("/api/admin/validation-rules", may("settings"), async (c) => c.json(await listRules(ctxOf(c))))
  .post("/api/admin/validation-rules", may("settings"), body(newRuleSchema), async (c) => {
    const once = onceOnly(c, "validation-rule.create");
    const { made, thing } = await addRule(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/validation-rules/:id", may("settings"), body(ruleEditSchema), async (c) =>
    c.json(await changeRule(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  )
  .patch("/api/admin/validation-rules/:id", may("settings"), body(ruleSwitchSchema), async (c) =>
    c.json(await switchRule(ctxOf(c), c.req.param("id"), c.req.valid("json").isActive)),
  )
  .delete("/api/admin/validation-rules/:id", may("settings"), async (c) => {
    await deleteRule(ctxOf(c), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/api/admin/validation-rules/:id/restore", may("settings"), async (c) =>
    c.json(await restoreRule(ctxOf(c), c.req.param("id"))),
  )
  .get("/api/admin/validation-reports", may("settings"), query(reportQuerySchema), async (c) => {
    const { limit, archived } = c.req.valid("query");
    return c.json(await listReports(ctxOf(c), { limit, archived: archived === "true" }));
  })
  .get("/api/admin/validation-reports/export", may("exports"), query(reportQuerySchema), async (c) => {
    const text = await exportReports(ctxOf(c), c.req.valid("query").archived === "true");
    asDownload(c, "validation_reports.csv", "text/csv; charset=utf-8");
    return c.body(text);
  })
  .get("/api/admin/validation-summary", may("settings"), async (c) => c.json(await readSummary(ctxOf(c))))
  .get("/api/admin/validation-settings", may("settings"), async (c) =>
    c.json(presentSettings(await readSettings(ctxOf(c).db))),
  )
  .put("/api/admin/validation-settings", may("settings"), body(settingsChangeSchema), async (c) =>
    c.json(await changeSettings(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/admin/documents", may("settings"), query(documentPageQuerySchema), async (c) => {
    const { cursor, limit } = c.req.valid("query");
    const page = await listDocuments(ctxOf(c), cursor, limit);
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/run-validation", may("settings"), body(runRequestSchema), async (c) => {
    const once = onceOnly(c, "validation-run");
    const { thing } = await startRun(ctxOf(c), c.req.valid("json").documentIds ?? null, once);
    return c.json(thing, 202);
  })
  .get("/api/admin/validation-runs/open", may("settings"), async (c) => c.json(await readOpenRun(ctxOf(c))))
  .get("/api/admin/validation-runs/:id", may("settings"), async (c) =>
    c.json(await readRun(ctxOf(c), c.req.param("id"))),
  );
