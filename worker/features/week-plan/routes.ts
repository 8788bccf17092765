import { sessionMoveSchema, weekPlanChangeSchema } from "../../contract/week-plan";
import { ctxOf } from "../../http/context";
import { selfGuarded, signedIn } from "../../http/guards";
import { publicOrigin } from "../../http/public-origin";
import { clientAddress } from "../../http/rate-limit";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { endFeed, readFeed, renewFeed } from "./calendar/feed-address";
import { readCalendar } from "./calendar/read-calendar";
import { endWeekPlan } from "./end-week-plan";
import { forgetMove, moveSession } from "./move-session";
import { readWeekPlan } from "./read-week-plan";
import { setWeekPlan } from "./set-week-plan";

export const weekPlanRoutes = router()
  .get("/api/user/week-plan", signedIn, async (c) => c.json(await readWeekPlan(ctxOf(c))))
  .put("/api/user/week-plan", signedIn, body(weekPlanChangeSchema), async (c) =>
    c.json(await setWeekPlan(ctxOf(c), c.req.valid("json"))),
  )
  .delete("/api/user/week-plan", signedIn, async (c) => {
    await endWeekPlan(ctxOf(c));
    return c.body(null, 204);
  })
  .put("/api/user/week-plan/moves/:id", signedIn, body(sessionMoveSchema), async (c) =>
    c.json(await moveSession(ctxOf(c), idParam(c, "Session"), c.req.valid("json"))),
  )
  .delete("/api/user/week-plan/moves/:id", signedIn, async (c) => {
    await forgetMove(ctxOf(c), idParam(c, "Session"));
    return c.body(null, 204);
  })
  .get("/api/user/calendar", signedIn, async (c) => c.json(await readFeed(ctxOf(c))))
  .post("/api/user/calendar", signedIn, async (c) => c.json(await renewFeed(ctxOf(c))))
  .delete("/api/user/calendar", signedIn, async (c) => {
    await endFeed(ctxOf(c));
    return c.body(null, 204);
  })
  // The secret in the address authenticates: calendars have no session.
  .get("/api/calendar/:file", selfGuarded, async (c) => {
    const asked = {
      file: c.req.param("file"),
      address: clientAddress(c.req.raw),
      origin: publicOrigin(c.env, c.req.url),
    };
    const text = await readCalendar(ctxOf(c), asked);
    c.header("Content-Type", "text/calendar; charset=utf-8");
    c.header("Cache-Control", "private, no-cache");
    c.header("X-Robots-Tag", "noindex");
    return c.body(text);
  });
