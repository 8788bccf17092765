import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import type { AdminBlogPost } from "../../worker/contract/blog";
import { SLUG_PATTERN } from "../../worker/contract/blog-slug";
import type { KeepUnsaved, Unsaved } from "../../worker/contract/unsaved";
import { useSettled } from "../lib/forms/use-settled";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { atId } from "./at-id";
import { forgetArticles } from "./changed";
import { KEYS } from "./keys";
import { once } from "./once";
import { useChange } from "./use-change";

const posts = api.api.admin.blog;
const drafts = api.api.admin["article-drafts"];

export function useAdminPosts({ deleted }: { deleted: boolean }) {
  return useInfiniteQuery(
    pagesOf([...KEYS.adminPosts, { deleted }], (start) =>
      callPage<AdminBlogPost>(posts.$get({ query: { deleted: deleted ? "true" : "false", ...start } })),
    ),
  );
}

/** Fetches one post without caching; disabled for null. */
export function useAdminPost(id: number | null) {
  return useQuery({
    queryKey: [`${KEYS.adminPosts[0]}/${id}`],
    queryFn: () => readPost(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
  });
}

export function readPost(id: number): Promise<AdminBlogPost> {
  return call<AdminBlogPost>(posts[":id"].$get(atId(id)));
}

/** Null means a new post. */
const draftAt = (id: number | null) => ({ param: { id: id === null ? "new" : String(id) } });

/** Fetches the user's own draft of an article from the server. */
export function readArticleDraft(id: number | null): Promise<Unsaved> {
  return call(drafts[":id"].$get(draftAt(id)));
}

export function keepArticleDraft(id: number | null, json: KeepUnsaved): Promise<{ version: number }> {
  return call(drafts[":id"].$put({ ...draftAt(id), json }));
}

export async function dropArticleDraft(id: number | null): Promise<void> {
  await call(drafts[":id"].$delete(draftAt(id)));
}

/** Fetches an article to edit (null: a new one) with its draft. Fetched on each opening. */
export function useOpenedArticle(id: number | null) {
  return useQuery({
    queryKey: [...KEYS.openedPost, id],
    queryFn: async () => {
      const [post, unsaved] = await Promise.all([
        id === null ? null : readPost(id),
        // Offline, the draft on the device is enough to continue.
        readArticleDraft(id).catch(() => null),
      ]);
      return { post, unsaved };
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: "always",
  });
}

type Payload = InferRequestType<typeof posts.$post>["json"] & { updatedAt?: string };
type Save = { id: number | null; payload: Payload; key: string };

export const useSavePost = () =>
  usePostChange(
    ({ id, payload: json, key }: Save): Promise<AdminBlogPost> =>
      id === null
        ? call<AdminBlogPost>(posts.$post({ json }, once(key)))
        : call<AdminBlogPost>(posts[":id"].$put({ ...atId(id), json })),
  );

export const useDeletePost = () => usePostChange((id: number) => call(posts[":id"].$delete(atId(id))));

export const useRestorePost = () => usePostChange((id: number) => call(posts[":id"].restore.$post(atId(id))));

/** Invalidates every list and article of the blog. */
function usePostChange<Answer, Input>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useChange("post", mutationFn, { onDone: () => forgetArticles(client) });
}

/** Fetches the rendered preview of a text. The previous one stays until the next is there. */
export function usePreview(content: string) {
  const asked = useSettled(content);
  return useQuery({
    queryKey: [...KEYS.postPreview, asked],
    queryFn: () => call(posts.preview.$post({ json: { content: asked } })),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });
}

/** Returns whether a slug is available; undefined while typing, or if it is invalid. */
export function useSlugCheck(slug: string, except: number | null) {
  const asked = useSettled(slug.trim());
  const { data } = useQuery({
    queryKey: [...KEYS.postSlug, asked, except],
    queryFn: () => call(posts.slug.$get({ query: { slug: asked, ...(except ? { except: String(except) } : {}) } })),
    enabled: SLUG_PATTERN.test(asked),
    staleTime: 0,
    gcTime: 30_000,
  });
  return asked === slug.trim() ? (data ?? null) : null;
}
