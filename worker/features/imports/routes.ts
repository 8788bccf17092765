import { ctxOf } from "../../http/context";
import { admin } from "../../http/guards";
import { router } from "../../http/routes";
import { uploadWeeklyDocument } from "./upload-weekly-document";

export const importsRoutes = router().post("/api/admin/upload-weekly-document", admin, async (c) =>
  c.json(await uploadWeeklyDocument(ctxOf(c), c.req.raw), 201),
);
