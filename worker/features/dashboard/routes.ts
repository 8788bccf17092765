import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { readDashboard } from "./read-dashboard";

export const dashboardRoutes = router().get("/api/dashboard", signedIn, async (c) =>
  c.json(await readDashboard(ctxOf(c))),
);
