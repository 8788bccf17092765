import { changesQuerySchema, numbersQuerySchema, trainingsQuerySchema } from "../../../contract/numbers";
import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { asDownload } from "../../../http/as-download";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { query } from "../../../http/validate";
import { exportInvoices } from "./export-invoices";
import { listChanges, listTrainings } from "./list-behind";
import { readMoney } from "./read-money";
import { readNumbers } from "./read-numbers";

export const numbersRoutes = router()
  .get("/api/admin/numbers", may("money"), query(numbersQuerySchema), async (c) =>
    c.json(await readNumbers(ctxOf(c), c.req.valid("query").range)),
  )
  .get("/api/admin/numbers/money", may("money"), query(numbersQuerySchema), async (c) =>
    c.json(await readMoney(ctxOf(c), c.req.valid("query").range)),
  )
  .get("/api/admin/numbers/invoices.csv", may("exports"), query(numbersQuerySchema), async (c) => {
    const { range } = c.req.valid("query");
    const table = await exportInvoices(ctxOf(c), range);
    asDownload(c, `invoices_${range}.csv`, "text/csv; charset=utf-8");
    return c.body(table);
  })
  .get("/api/admin/numbers/changes", may("money"), query(changesQuerySchema), async (c) => {
    const page = await listChanges(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/numbers/trainings", may("money"), query(trainingsQuerySchema), async (c) => {
    const page = await listTrainings(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  });
