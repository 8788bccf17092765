import {
  adminBlogQuerySchema,
  blogPostChangeSchema,
  blogPreviewSchema,
  blogQuerySchema,
  newBlogPostSchema,
  slugQuerySchema,
} from "../../contract/blog";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { admin, everybody } from "../../http/guards";
import { IDEMPOTENCY_HEADER, onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { answerPublic, noticeChanges } from "./answer-public";
import { changePost } from "./change-post";
import { createPost } from "./create-post";
import { deletePost } from "./delete-post";
import { listAdminPosts } from "./list-admin-posts";
import { listPosts } from "./list-posts";
import { readAdminPost } from "./read-admin-post";
import { readFeatured } from "./read-featured";
import { readPost } from "./read-post";
import { renderMarkdown } from "./render-markdown";
import { restorePost } from "./restore-post";
import { lookUpSlug } from "./slugs";

export const blogRoutes = router()
  .use("/api/admin/blog/*", noticeChanges)
  .get("/api/blog", everybody, query(blogQuerySchema), (c) => {
    const wanted = c.req.valid("query");
    return answerPublic(c, wanted.search ? null : `list ${JSON.stringify(wanted)}`, async () => {
      const { items, nextCursor } = await listPosts(ctxOf(c), wanted);
      return { data: items, next: nextCursor };
    });
  })
  .get("/api/blog/featured", everybody, (c) =>
    answerPublic(c, "featured", async () => ({ data: await readFeatured(ctxOf(c)) })),
  )
  .get("/api/blog/:slug", everybody, (c) => {
    const slug = c.req.param("slug");
    return answerPublic(c, `post ${slug}`, async () => ({ data: await readPost(ctxOf(c), slug) }));
  })
  .get("/api/admin/blog", admin, query(adminBlogQuerySchema), async (c) => {
    const { deleted, ...paging } = c.req.valid("query");
    const page = await listAdminPosts(ctxOf(c), { ...paging, deleted: deleted === "true" });
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/blog", admin, body(newBlogPostSchema), async (c) => {
    const once = onceOnly("blog.create", c.req.header(IDEMPOTENCY_HEADER));
    const { made, post } = await createPost(ctxOf(c), c.req.valid("json"), once);
    return c.json(post, made ? 201 : 200);
  })
  .get("/api/admin/blog/slug", admin, query(slugQuerySchema), async (c) => {
    const { slug, except } = c.req.valid("query");
    return c.json(await lookUpSlug(ctxOf(c), slug, except ?? null));
  })
  .post("/api/admin/blog/preview", admin, body(blogPreviewSchema), (c) =>
    c.json(renderMarkdown(c.req.valid("json").content)),
  )
  .get("/api/admin/blog/:id", admin, async (c) => c.json(await readAdminPost(ctxOf(c), idParam(c, "Blog post"))))
  .put("/api/admin/blog/:id", admin, body(blogPostChangeSchema), async (c) =>
    c.json(await changePost(ctxOf(c), idParam(c, "Blog post"), c.req.valid("json"))),
  )
  .delete("/api/admin/blog/:id", admin, async (c) => {
    await deletePost(ctxOf(c), idParam(c, "Blog post"));
    return c.body(null, 204);
  })
  .post("/api/admin/blog/:id/restore", admin, async (c) =>
    c.json(await restorePost(ctxOf(c), idParam(c, "Deleted blog post"))),
  );
