import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { query } from "../../http/validate";
import { listWorkouts } from "./list-workouts";

export const workoutsRoutes = router().get("/api/workouts", signedIn, query(pageQuerySchema), async (c) => {
  const page = await listWorkouts(ctxOf(c), c.req.valid("query"));
  if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
  return c.json(page.items);
});
