import { invoicesQuerySchema } from "../../contract/billing";
import { memberAttentionQuerySchema, memberNoteInputSchema, membersQuerySchema } from "../../contract/members";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER, TOTAL_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { admin, sessionFirst } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { listInvoices } from "../billing/list-invoices";
import { payments } from "../billing/payments";
import { withProviderErrors } from "../billing/refusals";
import { scopeOf } from "../billing/scope";
import { listMembers } from "./list-members";
import { countWaitingMembers, listWaitingMembers } from "./member-attention";
import { addNote, changeNote, deleteNote, listNotes } from "./notes";
import { readMemberDetail } from "./read-member-detail";
import { signOutMember } from "./sign-out-member";

export const membersRoutes = router()
  .get("/api/admin/users", admin, query(membersQuerySchema), async (c) => {
    const page = await listMembers(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    if (page.total !== null) c.header(TOTAL_HEADER, String(page.total));
    return c.json(page.items);
  })
  .get("/api/admin/attention/members", admin, query(memberAttentionQuerySchema), async (c) => {
    const page = await listWaitingMembers(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/attention/members/counts", admin, async (c) => c.json(await countWaitingMembers(ctxOf(c))))
  .get("/api/admin/users/:id", admin, async (c) => c.json(await readMemberDetail(ctxOf(c), c.req.param("id"))))
  .post("/api/admin/users/:id/sign-out", admin, async (c) => c.json(await signOutMember(ctxOf(c), c.req.param("id"))))
  .get("/api/admin/users/:id/invoices", sessionFirst(admin), query(invoicesQuerySchema), async (c) => {
    const scope = scopeOf(c);
    const pay = await payments(scope);
    const page = await withProviderErrors(() => listInvoices(scope, pay, c.req.param("id"), c.req.valid("query")));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/users/:id/notes", admin, query(pageQuerySchema), async (c) => {
    const page = await listNotes(ctxOf(c), c.req.param("id"), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/users/:id/notes", admin, body(memberNoteInputSchema), async (c) => {
    const once = onceOnly(c, "note.create");
    const { made, thing } = await addNote(ctxOf(c), c.req.param("id"), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/notes/:id", admin, body(memberNoteInputSchema), async (c) =>
    c.json(await changeNote(ctxOf(c), idParam(c, "Note"), c.req.valid("json"))),
  )
  .delete("/api/admin/notes/:id", admin, async (c) => {
    await deleteNote(ctxOf(c), idParam(c, "Note"));
    return c.body(null, 204);
  });
