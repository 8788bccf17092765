import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import {
  newTemplateSchema,
  templateChangeSchema,
  templateDocumentQuerySchema,
  templateQuerySchema,
} from "../../contract/templates";
import { templateExportName } from "../../contract/templates-limits";
import { asDownload, DOCUMENT_TYPES } from "../../http/as-download";
import { ctxOf } from "../../http/context";
import { may } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { changeTemplate } from "./change-template";
import { createTemplate } from "./create-template";
import { deleteTemplate } from "./delete-template";
import { listTemplates } from "./list-templates";
import { makeDocument } from "./make-document";
import { readTemplate } from "./read-template";

export const templatesRoutes = router()
  .get("/api/admin/workout-templates", may("weeks"), query(templateQuerySchema), async (c) => {
    const { active, ...paging } = c.req.valid("query");
    const page = await listTemplates(ctxOf(c), { ...paging, active: active === "true" });
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/workout-templates", may("weeks"), body(newTemplateSchema), async (c) => {
    const once = onceOnly(c, "template.create");
    const { made, thing } = await createTemplate(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/workout-templates/:id", may("weeks"), async (c) =>
    c.json(await readTemplate(ctxOf(c), idParam(c, "Workout template"))),
  )
  .put("/api/admin/workout-templates/:id", may("weeks"), body(templateChangeSchema), async (c) =>
    c.json(await changeTemplate(ctxOf(c), idParam(c, "Workout template"), c.req.valid("json"))),
  )
  .delete("/api/admin/workout-templates/:id", may("weeks"), async (c) => {
    await deleteTemplate(ctxOf(c), idParam(c, "Workout template"));
    return c.body(null, 204);
  })
  .get("/api/admin/workout-templates/:id/export", may("weeks"), async (c) => {
    const { id, createdAt, updatedAt, ...said } = await readTemplate(ctxOf(c), idParam(c, "Workout template"));
    asDownload(c, templateExportName(said.name), "application/json; charset=utf-8");
    return c.body(`${JSON.stringify(said, null, 2)}\n`);
  })
  .get("/api/admin/workout-templates/:id/document", may("weeks"), query(templateDocumentQuerySchema), async (c) => {
    const { type } = c.req.valid("query");
    const { name, bytes } = await makeDocument(ctxOf(c), idParam(c, "Workout template"), type);
    asDownload(c, name, DOCUMENT_TYPES[type]);
    return c.body(bytes.slice().buffer);
  });
