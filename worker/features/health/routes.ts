import { bodyLimit } from "hono/body-limit";
import { clientErrorSchema, type HealthReport, retryAllSchema } from "../../contract/health";
import { CLIENT_ERROR, WAITING_QUEUES } from "../../contract/health-limits";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { AppError, notFound } from "../../http/app-error";
import { ctxOf } from "../../http/context";
import { everybody, may, sessionFirst } from "../../http/guards";
import { clientAddress } from "../../http/rate-limit";
import { router } from "../../http/routes";
import { body, query } from "../../http/validate";
import { scopeOf } from "../billing/scope";
import { dismissDeadLetter, retryAllDeadLetters, retryDeadLetter } from "./change-dead-letter";
import { dismissAllFailures, dismissFailure, listFailures } from "./failures";
import { currentHealth } from "./read-health";
import { readReport } from "./read-report";
import { receiveClientError } from "./receive-client-error";

const limitClientError = bodyLimit({
  maxSize: CLIENT_ERROR.bytes,
  onError: () => {
    throw new AppError("too_large", "This report is too large.");
  },
});

export const healthRoutes = router()
  .get("/api/health", everybody, async (c) => {
    const health = await currentHealth(ctxOf(c));
    return c.json(health, health.status === "ok" ? 200 : 503);
  })
  .post("/api/client-errors", everybody, limitClientError, body(clientErrorSchema), async (c) => {
    await receiveClientError(ctxOf(c), clientAddress(c.req.raw), c.req.valid("json"));
    return c.body(null, 204);
  })
  .get("/api/admin/health", sessionFirst(may("upkeep")), async (c) => c.json<HealthReport>(await readReport(ctxOf(c))))
  .get("/api/admin/health/failures", may("upkeep"), query(pageQuerySchema), async (c) => {
    const page = await listFailures(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .delete("/api/admin/health/failures", may("upkeep"), async (c) => c.json(await dismissAllFailures(ctxOf(c))))
  .delete("/api/admin/health/failures/:id", may("upkeep"), async (c) => {
    await dismissFailure(ctxOf(c), c.req.param("id"));
    return c.body(null, 204);
  })
  .post("/api/admin/health/dead-letters/retry", may("upkeep"), body(retryAllSchema), async (c) =>
    c.json(await retryAllDeadLetters(scopeOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/health/dead-letters/:queue/:id/retry", may("upkeep"), async (c) => {
    await retryDeadLetter(scopeOf(c), letterOf(c.req.param()));
    return c.body(null, 204);
  })
  .delete("/api/admin/health/dead-letters/:queue/:id", may("upkeep"), async (c) => {
    await dismissDeadLetter(scopeOf(c), letterOf(c.req.param()));
    return c.body(null, 204);
  });

function letterOf({ queue, id }: { queue: string; id: string }) {
  const known = WAITING_QUEUES.find((each) => each === queue);
  if (!known) throw notFound("Queue");
  return { queue: known, id };
}
