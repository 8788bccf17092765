import { ctxOf } from "../../http/context";
import { may } from "../../http/guards";
import { router } from "../../http/routes";
import { readAttention } from "./read-attention";

export const siteRoutes = router().get("/api/admin/attention", may("desk"), async (c) =>
  c.json(await readAttention(ctxOf(c))),
);
