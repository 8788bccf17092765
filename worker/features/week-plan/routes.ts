import { sessionMoveSchema, weekPlanChangeSchema } from "../../contract/week-plan";
import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
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
  });
