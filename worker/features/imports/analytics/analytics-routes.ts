import { timeRangeParamSchema, timeRangeQuerySchema } from "../../../contract/upload-analytics";
import { asDownload } from "../../../http/as-download";
import { ctxOf } from "../../../http/context";
import { may } from "../../../http/guards";
import { router } from "../../../http/routes";
import { params, query } from "../../../http/validate";
import { exportAnalytics } from "./export-analytics";
import { readUploadMetrics } from "./read-upload-metrics";
import { readUserActivity } from "./read-user-activity";

export const analyticsRoutes = router()
  .get("/api/admin/upload-metrics", may("upkeep"), query(timeRangeQuerySchema), async (c) =>
    c.json(await readUploadMetrics(ctxOf(c), c.req.valid("query").timeRange)),
  )
  .get("/api/admin/upload-metrics/:timeRange", may("upkeep"), params(timeRangeParamSchema), async (c) =>
    c.json(await readUploadMetrics(ctxOf(c), c.req.valid("param").timeRange)),
  )
  .get("/api/admin/user-activity", may("upkeep"), query(timeRangeQuerySchema), async (c) =>
    c.json(await readUserActivity(ctxOf(c), c.req.valid("query").timeRange)),
  )
  .get("/api/admin/user-activity/:timeRange", may("upkeep"), params(timeRangeParamSchema), async (c) =>
    c.json(await readUserActivity(ctxOf(c), c.req.valid("param").timeRange)),
  )
  .get("/api/admin/export-analytics", may("exports"), query(timeRangeQuerySchema), async (c) => {
    const { timeRange } = c.req.valid("query");
    const text = await exportAnalytics(ctxOf(c), timeRange);
    asDownload(c, `upload_analytics_${timeRange}.csv`, "text/csv; charset=utf-8");
    return c.body(text);
  });
