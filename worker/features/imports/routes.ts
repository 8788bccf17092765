import { importWorkoutSchema, pastedTableSchema, weeklyUploadQuerySchema } from "../../contract/imports";
import { importDocumentSchema, rereadDocumentSchema } from "../../contract/program-import";
import { resultsQuerySchema } from "../../contract/training-book";
import { asDownload, DOCUMENT_TYPES } from "../../http/as-download";
import { ctxOf } from "../../http/context";
import { may } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { forgetLayout } from "./documents/forget-layout";
import { importDocument } from "./documents/import-document";
import { readDocument } from "./documents/read-document";
import { readStoredDocument } from "./documents/read-stored-document";
import { rereadDocument } from "./documents/reread-document";
import { importWorkout } from "./import-workout";
import { readPastedTable } from "./read-pasted-table";
import { readWorkoutDocument } from "./read-workout-document";
import { documentWithResults } from "./results/document-with-results";
import { uploadWeeklyDocument } from "./upload-weekly-document";
import { uploadWorkout } from "./upload-workout";

export const importsRoutes = router()
  .post("/api/admin/upload-weekly-document", may("weeks"), query(weeklyUploadQuerySchema), async (c) => {
    const once = onceOnly(c, "upload-weekly-document");
    const { oneWeek } = c.req.valid("query");
    const { made, thing } = await uploadWeeklyDocument(ctxOf(c), c.req.raw, { oneWeek: oneWeek === "true", once });
    return c.json(thing, made ? 201 : 200);
  })
  .post("/api/admin/upload-workout", may("weeks"), async (c) => {
    const once = onceOnly(c, "upload-workout");
    return c.json(await uploadWorkout(ctxOf(c), c.req.raw, once));
  })
  .get("/api/admin/workout-documents/:id", may("weeks"), async (c) =>
    c.json(await readWorkoutDocument(ctxOf(c), c.req.param("id"))),
  )
  .post("/api/admin/documents/read-table", may("weeks"), body(pastedTableSchema), async (c) =>
    c.json(await readPastedTable(c.req.valid("json"))),
  )
  .post("/api/admin/documents/read", may("weeks"), async (c) => c.json(await readDocument(ctxOf(c), c.req.raw)))
  .get("/api/admin/documents/:documentId", may("weeks"), async (c) =>
    c.json(await readStoredDocument(ctxOf(c), c.req.param("documentId"))),
  )
  .post("/api/admin/documents/:documentId/reread", may("weeks"), body(rereadDocumentSchema), async (c) =>
    c.json(await rereadDocument(ctxOf(c), c.req.param("documentId"), c.req.valid("json"))),
  )
  .post("/api/admin/documents/:documentId/import", may("weeks"), body(importDocumentSchema), async (c) => {
    const once = onceOnly(c, "import-document");
    const { made, thing } = await importDocument(ctxOf(c), c.req.param("documentId"), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/weekly-programs/:id/results-document", may("exports"), query(resultsQuerySchema), async (c) => {
    const { name, type, bytes } = await documentWithResults(
      ctxOf(c),
      idParam(c, "Weekly program"),
      c.req.valid("query"),
    );
    asDownload(c, name, DOCUMENT_TYPES[type]);
    return c.body(bytes.slice().buffer);
  })
  .delete("/api/admin/document-layouts/:id", may("weeks"), async (c) => {
    await forgetLayout(ctxOf(c), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/api/admin/import-workout", may("weeks"), body(importWorkoutSchema), async (c) => {
    const once = onceOnly(c, "import-workout");
    const { made, thing } = await importWorkout(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  });
