import type { Context } from "hono";
import {
  adminBlogQuerySchema,
  type BlogQuery,
  blogPostChangeSchema,
  blogPreviewSchema,
  blogQuerySchema,
  newBlogPostSchema,
  slugQuerySchema,
} from "../../contract/blog";
import { BLOG_CATEGORIES } from "../../contract/blog-limits";
import { NEXT_CURSOR_HEADER, PAGE_DEFAULT } from "../../contract/paging-limits";
import { keepUnsavedSchema } from "../../contract/unsaved";
import { type AppEnv, ctxOf } from "../../http/context";
import { everybody, may } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { clientAddress, consume, type RateLimit } from "../../http/rate-limit";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { dropUnsaved, keepUnsaved, readUnsaved } from "../desk/unsaved";
import { answerPublic, invalidateAfterWrite } from "./answer-public";
import { changePost } from "./change-post";
import { createPost } from "./create-post";
import { deletePost } from "./delete-post";
import { listAdminPosts } from "./list-admin-posts";
import { listPosts } from "./list-posts";
import { readAdminPost } from "./read-admin-post";
import { readFeatured } from "./read-featured";
import { readPost } from "./read-post";
import { restorePost } from "./restore-post";
import { lookUpSlug } from "./slugs";
import { UNSAVED_ARTICLES } from "./unsaved-articles";

/** Limit of reads that are not cached, as there are endlessly many: searches and later pages. */
const BLOG_READS: RateLimit = {
  name: "blog-reads",
  calls: 60,
  seconds: 60,
  refusal: "You have searched a lot just now.",
};

const isCategory = (name: string) => BLOG_CATEGORIES.some((known) => known === name);
const isFirstPage = ({ search, cursor, limit }: BlogQuery) => !search && !cursor && limit === PAGE_DEFAULT;

export const blogRoutes = router()
  .use("/api/admin/blog/*", invalidateAfterWrite)
  .get("/api/blog", everybody, query(blogQuerySchema), async (c) => {
    const wanted = c.req.valid("query");
    // An unknown category has no posts, so neither the database nor the cache is used.
    if (wanted.category && !isCategory(wanted.category)) return c.json([]);
    const name = isFirstPage(wanted) ? `list ${JSON.stringify(wanted)}` : null;
    if (!name) await consume(c.env, BLOG_READS, "address", clientAddress(c.req.raw), c.var.now);
    return answerPublic(c, name, async () => {
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
  .get("/api/admin/blog", may("articles"), query(adminBlogQuerySchema), async (c) => {
    const { deleted, ...paging } = c.req.valid("query");
    const page = await listAdminPosts(ctxOf(c), { ...paging, deleted: deleted === "true" });
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/blog", may("articles"), body(newBlogPostSchema), async (c) => {
    const once = onceOnly(c, "blog.create");
    const { made, thing } = await createPost(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/blog/slug", may("articles"), query(slugQuerySchema), async (c) => {
    const { slug, except } = c.req.valid("query");
    return c.json(await lookUpSlug(ctxOf(c), slug, except ?? null));
  })
  .post("/api/admin/blog/preview", may("articles"), body(blogPreviewSchema), async (c) => {
    const { renderMarkdown } = await import("./render-markdown");
    return c.json(renderMarkdown(c.req.valid("json").content));
  })
  .get("/api/admin/blog/:id", may("articles"), async (c) =>
    c.json(await readAdminPost(ctxOf(c), idParam(c, "Blog post"))),
  )
  .put("/api/admin/blog/:id", may("articles"), body(blogPostChangeSchema), async (c) =>
    c.json(await changePost(ctxOf(c), idParam(c, "Blog post"), c.req.valid("json"))),
  )
  .delete("/api/admin/blog/:id", may("articles"), async (c) => {
    await deletePost(ctxOf(c), idParam(c, "Blog post"));
    return c.body(null, 204);
  })
  .post("/api/admin/blog/:id/restore", may("articles"), async (c) =>
    c.json(await restorePost(ctxOf(c), idParam(c, "Deleted blog post"))),
  )
  .get("/api/admin/article-drafts/:id", may("articles"), async (c) =>
    c.json(await readUnsaved(ctxOf(c), UNSAVED_ARTICLES, writtenOf(c))),
  )
  .put("/api/admin/article-drafts/:id", may("articles"), body(keepUnsavedSchema("article")), async (c) =>
    c.json(await keepUnsaved(ctxOf(c), UNSAVED_ARTICLES, writtenOf(c), c.req.valid("json"))),
  )
  .delete("/api/admin/article-drafts/:id", may("articles"), async (c) => {
    await dropUnsaved(ctxOf(c), UNSAVED_ARTICLES, writtenOf(c));
    return c.body(null, 204);
  });

/** Returns the id of the article being edited; `new` (0) for one not stored yet. */
const writtenOf = (c: Context<AppEnv>) => (c.req.param("id") === "new" ? 0 : idParam(c, "Blog post"));
