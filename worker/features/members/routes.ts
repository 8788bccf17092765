import { invoicesQuerySchema } from "../../contract/billing";
import { importRowsSchema, inviteSchema, newImportSchema } from "../../contract/member-imports";
import {
  freeTimeForManySchema,
  memberAttentionQuerySchema,
  memberExportQuerySchema,
  memberNoteInputSchema,
  membersQuerySchema,
  memberTagsSchema,
  tagMembersSchema,
} from "../../contract/members";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../contract/paging-limits";
import { asDownload } from "../../http/as-download";
import { ctxOf } from "../../http/context";
import { may, sessionFirst } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { listInvoices } from "../billing/list-invoices";
import { payments } from "../billing/payments";
import { withProviderErrors } from "../billing/refusals";
import { scopeOf } from "../billing/scope";
import { exportMembers } from "./export-members";
import { giveFreeTime } from "./give-free-time";
import { checkRows, importRows, startImport } from "./imports/import-rows";
import { invite } from "./imports/invite";
import { listImports } from "./imports/list-imports";
import { undoImport } from "./imports/undo-import";
import { listMembers } from "./list-members";
import { countWaitingMembers, listWaitingMembers } from "./member-attention";
import { addNote, changeNote, deleteNote, listNotes } from "./notes";
import { readMemberDetail } from "./read-member-detail";
import { signOutMember } from "./sign-out-member";
import { listTags, setTags, tagMembers } from "./tags";

export const membersRoutes = router()
  .get("/api/admin/users", may("people"), query(membersQuerySchema), async (c) => {
    const page = await listMembers(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    if (page.total !== null) c.header(TOTAL_HEADER, String(page.total));
    return c.json(page.items);
  })
  .get("/api/admin/members/export", sessionFirst(may("exports")), query(memberExportQuerySchema), async (c) => {
    const text = await exportMembers(ctxOf(c), c.req.valid("query"));
    asDownload(c, "members.csv", "text/csv; charset=utf-8");
    return c.body(text);
  })
  .get("/api/admin/member-imports", may("people"), async (c) => c.json(await listImports(ctxOf(c))))
  .post("/api/admin/member-imports", may("people"), body(newImportSchema), async (c) =>
    c.json(await startImport(ctxOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/member-imports/check", may("people"), body(importRowsSchema), async (c) =>
    c.json(await checkRows(ctxOf(c), c.req.valid("json").rows)),
  )
  .post("/api/admin/member-imports/:id/rows", may("people"), body(importRowsSchema), async (c) =>
    c.json(await importRows(ctxOf(c), c.req.param("id"), c.req.valid("json").rows)),
  )
  .post("/api/admin/member-imports/:id/undo", may("people"), async (c) =>
    c.json(await undoImport(ctxOf(c), c.req.param("id"))),
  )
  .post("/api/admin/member-imports/:id/invite", may("people"), body(inviteSchema), async (c) =>
    c.json(await invite(scopeOf(c), c.req.param("id"), c.req.valid("json"))),
  )
  .get("/api/admin/members/tags", may("people"), async (c) => c.json(await listTags(ctxOf(c))))
  .post("/api/admin/members/tags", may("people"), body(tagMembersSchema), async (c) =>
    c.json(await tagMembers(ctxOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/members/free-time", may("money"), body(freeTimeForManySchema), async (c) =>
    c.json(await giveFreeTime(ctxOf(c), c.req.valid("json"))),
  )
  .put("/api/admin/users/:id/tags", may("people"), body(memberTagsSchema), async (c) =>
    c.json(await setTags(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  )
  .get("/api/admin/attention/members", may("people"), query(memberAttentionQuerySchema), async (c) => {
    const page = await listWaitingMembers(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/attention/members/counts", may("people"), async (c) => c.json(await countWaitingMembers(ctxOf(c))))
  .get("/api/admin/users/:id", may("people"), async (c) => c.json(await readMemberDetail(ctxOf(c), c.req.param("id"))))
  .post("/api/admin/users/:id/sign-out", may("people"), async (c) =>
    c.json(await signOutMember(ctxOf(c), c.req.param("id"))),
  )
  .get("/api/admin/users/:id/invoices", sessionFirst(may("money")), query(invoicesQuerySchema), async (c) => {
    const scope = scopeOf(c);
    const pay = await payments(scope);
    const page = await withProviderErrors(() => listInvoices(scope, pay, c.req.param("id"), c.req.valid("query")));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/users/:id/notes", may("people"), query(pageQuerySchema), async (c) => {
    const page = await listNotes(ctxOf(c), c.req.param("id"), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/users/:id/notes", may("people"), body(memberNoteInputSchema), async (c) => {
    const once = onceOnly(c, "note.create");
    const { made, thing } = await addNote(ctxOf(c), c.req.param("id"), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/notes/:id", may("people"), body(memberNoteInputSchema), async (c) =>
    c.json(await changeNote(ctxOf(c), idParam(c, "Note"), c.req.valid("json"))),
  )
  .delete("/api/admin/notes/:id", may("people"), async (c) => {
    await deleteNote(ctxOf(c), idParam(c, "Note"));
    return c.body(null, 204);
  });
