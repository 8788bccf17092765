import { historyNamesSchema, historyRowsSchema, newHistoryImportSchema } from "../../../contract/history-imports";
import { ctxOf } from "../../../http/context";
import { may, signedIn, subscriber } from "../../../http/guards";
import { router } from "../../../http/routes";
import { body } from "../../../http/validate";
import {
  checkHistory,
  importHistory,
  listHistoryImports,
  ownHistory,
  startHistoryImport,
  undoHistory,
} from "./import-history";
import { proposeNames } from "./propose-names";
import { consumeOwn, LISTS, PARTS } from "./rate-limits";

/** Routes to import training history from other products, by the member or by the coach for them. */
export const historyRoutes = router()
  .get("/api/user/history-imports", signedIn, async (c) =>
    c.json(await listHistoryImports(ctxOf(c), ownHistory(ctxOf(c)))),
  )
  .post("/api/user/history-imports", subscriber, body(newHistoryImportSchema), async (c) => {
    await consumeOwn(ctxOf(c), LISTS);
    return c.json(await startHistoryImport(ctxOf(c), ownHistory(ctxOf(c)), c.req.valid("json")));
  })
  .post("/api/user/history-imports/names", subscriber, body(historyNamesSchema), async (c) => {
    await consumeOwn(ctxOf(c), PARTS);
    return c.json(await proposeNames(ctxOf(c), c.req.valid("json").names));
  })
  .post("/api/user/history-imports/check", subscriber, body(historyRowsSchema), async (c) => {
    await consumeOwn(ctxOf(c), PARTS);
    return c.json(await checkHistory(ctxOf(c), ownHistory(ctxOf(c)), c.req.valid("json").rows));
  })
  .post("/api/user/history-imports/:id/rows", subscriber, body(historyRowsSchema), async (c) => {
    await consumeOwn(ctxOf(c), PARTS);
    const { rows } = c.req.valid("json");
    return c.json(await importHistory(ctxOf(c), ownHistory(ctxOf(c)), { id: c.req.param("id"), rows }));
  })
  .post("/api/user/history-imports/:id/undo", signedIn, async (c) => {
    await consumeOwn(ctxOf(c), LISTS);
    return c.json(await undoHistory(ctxOf(c), ownHistory(ctxOf(c)), c.req.param("id")));
  })
  .get("/api/admin/users/:id/history-imports", may("people"), async (c) =>
    c.json(await listHistoryImports(ctxOf(c), c.req.param("id"))),
  )
  .post("/api/admin/users/:id/history-imports", may("people"), body(newHistoryImportSchema), async (c) =>
    c.json(await startHistoryImport(ctxOf(c), c.req.param("id"), c.req.valid("json"))),
  )
  .post("/api/admin/users/:id/history-imports/check", may("people"), body(historyRowsSchema), async (c) =>
    c.json(await checkHistory(ctxOf(c), c.req.param("id"), c.req.valid("json").rows)),
  )
  .post("/api/admin/users/:id/history-imports/:import/rows", may("people"), body(historyRowsSchema), async (c) => {
    const { rows } = c.req.valid("json");
    return c.json(await importHistory(ctxOf(c), c.req.param("id"), { id: c.req.param("import"), rows }));
  })
  .post("/api/admin/users/:id/history-imports/:import/undo", may("people"), async (c) =>
    c.json(await undoHistory(ctxOf(c), c.req.param("id"), c.req.param("import"))),
  );
