import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import {
  adminProgramsQuerySchema,
  assignmentSchema,
  bulkProgramsSchema,
  calendarQuerySchema,
  completeSectionSchema,
  copyProgramsSchema,
  freeMondayQuerySchema,
  newProgramSchema,
  overlapsQuerySchema,
  privateProgramSchema,
  programChangeSchema,
  replaceProgramSchema,
  restoreVersionSchema,
} from "../../contract/programs";
import { keepUnsavedSchema } from "../../contract/unsaved";
import { ctxOf } from "../../http/context";
import { may, signedIn, subscriber } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { dropUnsaved, keepUnsaved, readUnsaved } from "../desk/unsaved";
import { assignProgram, requireMember } from "./assign-program";
import { beginProgram } from "./begin-program";
import { bulkPrograms } from "./bulk-programs";
import { changeProgram } from "./change-program";
import { completeSection } from "./complete-section";
import { copyPrograms } from "./copy-programs";
import { deleteProgram } from "./delete-program";
import { duplicateProgram } from "./duplicate-program";
import { listAdminPrograms } from "./list-admin-programs";
import { listCalendar } from "./list-calendar";
import { listOverlaps } from "./list-overlaps";
import { listPrograms } from "./list-programs";
import { listVersions } from "./list-versions";
import { readCurrentProgram } from "./read-current-program";
import { readFreeMonday } from "./read-free-monday";
import { readAdminProgram, readProgram } from "./read-program";
import { replaceProgram } from "./replace-program";
import { restoreProgram } from "./restore-program";
import { restoreVersion } from "./restore-version";
import { UNSAVED_WEEKS } from "./unsaved-weeks";

export const programsRoutes = router()
  .get("/api/weekly-programs", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listPrograms(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/weekly-programs/current", signedIn, async (c) => c.json(await readCurrentProgram(ctxOf(c))))
  .get("/api/weekly-programs/:id", signedIn, async (c) =>
    c.json(await readProgram(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .post("/api/daily-workouts/:id/complete", subscriber, body(completeSectionSchema), async (c) =>
    c.json(await completeSection(ctxOf(c), { dailyWorkoutId: idParam(c, "Workout"), ...c.req.valid("json") })),
  )
  .get("/api/admin/weekly-programs", may("weeks"), query(adminProgramsQuerySchema), async (c) => {
    const page = await listAdminPrograms(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/weekly-programs", may("weeks"), body(newProgramSchema), async (c) => {
    const once = onceOnly(c, "program.create");
    const { made, thing } = await beginProgram(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/weekly-programs/overlaps", may("weeks"), query(overlapsQuerySchema), async (c) =>
    c.json(await listOverlaps(ctxOf(c), c.req.valid("query"))),
  )
  .get("/api/admin/weekly-programs/free-monday", may("weeks"), query(freeMondayQuerySchema), async (c) =>
    c.json(await readFreeMonday(ctxOf(c), c.req.valid("query").weeks)),
  )
  .get("/api/admin/weekly-programs/calendar", may("weeks"), query(calendarQuerySchema), async (c) =>
    c.json(await listCalendar(ctxOf(c), c.req.valid("query"))),
  )
  .post("/api/admin/weekly-programs/copies", may("weeks"), body(copyProgramsSchema), async (c) => {
    const once = onceOnly(c, "program.copies");
    const { made, thing } = await copyPrograms(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .post("/api/admin/weekly-programs/bulk", may("weeks"), body(bulkProgramsSchema), async (c) =>
    c.json(await bulkPrograms(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/admin/weekly-programs/:id", may("weeks"), async (c) =>
    c.json(await readAdminProgram(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .put("/api/admin/weekly-programs/:id", may("weeks"), body(programChangeSchema), async (c) =>
    c.json(await changeProgram(ctxOf(c), idParam(c, "Weekly program"), c.req.valid("json"))),
  )
  .delete("/api/admin/weekly-programs/:id", may("weeks"), async (c) => {
    await deleteProgram(ctxOf(c), idParam(c, "Weekly program"));
    return c.body(null, 204);
  })
  .post("/api/admin/weekly-programs/:id/restore", may("weeks"), async (c) =>
    c.json(await restoreProgram(ctxOf(c), idParam(c, "Deleted weekly program"))),
  )
  .post("/api/admin/weekly-programs/:id/replace", may("weeks"), body(replaceProgramSchema), async (c) =>
    c.json(await replaceProgram(ctxOf(c), { id: idParam(c, "Weekly program"), ...c.req.valid("json") })),
  )
  .post("/api/admin/weekly-programs/:id/duplicate", may("weeks"), async (c) => {
    const id = idParam(c, "Weekly program");
    const once = onceOnly(c, `program.duplicate.${id}`);
    const { made, thing } = await duplicateProgram(ctxOf(c), id, once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/weekly-programs/:id/assignment", may("people"), body(assignmentSchema), async (c) =>
    c.json(await assignProgram(ctxOf(c), idParam(c, "Weekly program"), c.req.valid("json"))),
  )
  .post("/api/admin/users/:id/programs", may("people"), body(privateProgramSchema), async (c) => {
    const memberId = c.req.param("id");
    await requireMember(ctxOf(c), memberId);
    const once = onceOnly(c, `program.private.${memberId}`);
    const { made, thing } = await duplicateProgram(ctxOf(c), c.req.valid("json").programId, once, memberId);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/weekly-programs/:id/draft", may("weeks"), async (c) =>
    c.json(await readUnsaved(ctxOf(c), UNSAVED_WEEKS, idParam(c, "Weekly program"))),
  )
  .put("/api/admin/weekly-programs/:id/draft", may("weeks"), body(keepUnsavedSchema("week")), async (c) =>
    c.json(await keepUnsaved(ctxOf(c), UNSAVED_WEEKS, idParam(c, "Weekly program"), c.req.valid("json"))),
  )
  .delete("/api/admin/weekly-programs/:id/draft", may("weeks"), async (c) => {
    await dropUnsaved(ctxOf(c), UNSAVED_WEEKS, idParam(c, "Weekly program"));
    return c.body(null, 204);
  })
  .get("/api/admin/weekly-programs/:id/versions", may("weeks"), async (c) =>
    c.json(await listVersions(ctxOf(c), idParam(c, "Weekly program"))),
  )
  .post(
    "/api/admin/weekly-programs/:id/versions/:versionId/restore",
    may("weeks"),
    body(restoreVersionSchema),
    async (c) =>
      c.json(
        await restoreVersion(ctxOf(c), {
          id: idParam(c, "Weekly program"),
          versionId: idParam(c, "Version", "versionId"),
          ...c.req.valid("json"),
        }),
      ),
  );
