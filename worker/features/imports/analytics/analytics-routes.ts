import { timeRangeParamSchema, timeRangeQuerySchema } from "../../../contract/upload-analytics";
import { asDownload } from "../../../http/as-download";
import { ctxOf } from "../../../http/context";
import { admin } from "../../../http/guards";
import { router } from "../../../http/routes";
import { params, query } from "../../../http/validate";
import { exportAnalytics } from "./export-analytics";
import { readUploadMetrics } from "./read-upload-metrics";
import { readUserActivity } from "./read-user-activity";

export const analyticsRoutes = router()
  .get("/api/admin/upload-metrics", admin, query(timeRangeQuerySchema), async (c) =>
    c.json(await readUploadMetrics(ctxOf(c), c.req.valid("query").timeRange)),
  )
  .get("/api/admin/upload-metrics/:timeRange", admin, params(timeRangeParamSchema), async (c) =>
    c.json(await readUploadMetrics(ctxOf(c), c.req.valid("param").timeRange)),
  )
  .get("/api/admin/user-activity", admin, query(timeRangeQuerySchema), async (c) =>
    c.json(await readUserActivity(ctxOf(c), c.req.valid("query").timeRange)),
  )
  .get("/api/admin/user-activity/:timeRange", admin, params(timeRangeParamSchema), async (c) =>
    c.json(await readUserActivity(ctxOf(c), c.req.valid("param").timeRange)),
  )
  .get("/api/admin/export-analytics", admin, query(timeRangeQuerySchema), async (c) => {
    const { timeRange } = c.req.valid("query");
    const text = await exportAnalytics(ctxOf(c), timeRange);
    asDownload(c, `upload_analytics_${timeRange}.csv`, "text/csv; charset=utf-8");
    return c.body(text);
  });
