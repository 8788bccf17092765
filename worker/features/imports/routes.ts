import { importWorkoutSchema } from "../../contract/imports";
import { ctxOf } from "../../http/context";
import { admin } from "../../http/guards";
import { IDEMPOTENCY_HEADER, onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body } from "../../http/validate";
import { importWorkout } from "./import-workout";
import { readDocument } from "./read-document";
import { readWorkoutDocument } from "./read-workout-document";
import { uploadWeeklyDocument } from "./upload-weekly-document";
import { uploadWorkout } from "./upload-workout";

export const importsRoutes = router()
  .post("/api/admin/upload-weekly-document", admin, async (c) => {
    const once = onceOnly("upload-weekly-document", c.req.header(IDEMPOTENCY_HEADER));
    const { made, answer } = await uploadWeeklyDocument(ctxOf(c), c.req.raw, once);
    return c.json(answer, made ? 201 : 200);
  })
  .post("/api/admin/upload-workout", admin, async (c) => {
    const once = onceOnly("upload-workout", c.req.header(IDEMPOTENCY_HEADER));
    return c.json(await uploadWorkout(ctxOf(c), c.req.raw, once));
  })
  .get("/api/admin/workout-documents/:id", admin, async (c) =>
    c.json(await readWorkoutDocument(ctxOf(c), c.req.param("id"))),
  )
  .post("/api/admin/documents/read", admin, async (c) => c.json(await readDocument(ctxOf(c), c.req.raw)))
  .post("/api/admin/import-workout", admin, body(importWorkoutSchema), async (c) => {
    const once = onceOnly("import-workout", c.req.header(IDEMPOTENCY_HEADER));
    const { made, answer } = await importWorkout(ctxOf(c), c.req.valid("json"), once);
    return c.json(answer, made ? 201 : 200);
  });
