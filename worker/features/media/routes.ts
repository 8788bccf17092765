import { uploadRequestSchema } from "../../contract/media";
import { isUploadId } from "../../contract/media-limits";
import { notFound } from "../../http/app-error";
import { ctxOf } from "../../http/context";
import { anyone, memberOf, signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { body } from "../../http/validate";
import { createUpload } from "./create-upload";
import { receiveUpload } from "./receive-upload";
import { serveMedia } from "./serve-media";
import { termsIn } from "./upload-address";

export const mediaRoutes = router()
  .post("/api/objects/upload", signedIn, body(uploadRequestSchema), async (c) => {
    const address = await createUpload(ctxOf(c), c.req.valid("json"));
    return c.json({ uploadURL: new URL(address, c.req.url).href });
  })
  .put("/objects/uploads/:filename", signedIn, async (c) => {
    const ctx = ctxOf(c);
    const query = new URL(c.req.url).searchParams;
    const terms = await termsIn(c.env, c.req.param("filename"), query, memberOf(ctx.actor).user.id, ctx.now);
    const length = c.req.header("content-length");
    const upload = {
      body: c.req.raw.body,
      length: length === undefined ? null : /^\d+$/.test(length) ? Number(length) : Number.NaN,
      told: c.req.header("content-type") ?? null,
    };
    return c.json(await receiveUpload(ctx, terms, upload));
  })
  .get("/objects/uploads/:filename", anyone, (c) => {
    const id = c.req.param("filename");
    if (!isUploadId(id)) throw notFound("File");
    return serveMedia(ctxOf(c), id, c.req.raw);
  });
