import { exportRequestSchema } from "../../contract/account";
import { exportPartSchema } from "../../contract/exports";
import { asDownload } from "../../http/as-download";
import { ctxOf } from "../../http/context";
import { may, sessionFirst } from "../../http/guards";
import { router } from "../../http/routes";
import { body } from "../../http/validate";
import { visitOf } from "../account/visit";
import { downloadClubExport, listClubExports, packPart, startClubExport } from "./exports";

export const exportsRoutes = router()
  .get("/api/admin/exports", may("exports"), async (c) => c.json(await listClubExports(ctxOf(c))))
  .post("/api/admin/exports", may("exports"), body(exportRequestSchema), async (c) =>
    c.json(await startClubExport(ctxOf(c), visitOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/exports/:id/parts", may("exports"), body(exportPartSchema), async (c) =>
    c.json(await packPart(ctxOf(c), c.req.param("id"), c.req.valid("json").number)),
  )
  .get("/api/admin/exports/:id/download", sessionFirst(may("exports")), async (c) => {
    const { name, size, body: archive } = await downloadClubExport(ctxOf(c), c.req.param("id"));
    asDownload(c, name, "application/zip");
    c.header("Content-Length", String(size));
    return c.body(archive);
  });
