import { ctxOf } from "../../http/context";
import { signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { readSubscription } from "./read-subscription";

export const billingRoutes = router().get("/api/subscription", signedIn, async (c) =>
  c.json(await readSubscription(ctxOf(c))),
);
