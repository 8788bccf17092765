import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { InferRequestType } from "hono/client";
import type { AdminBlogPost } from "../../worker/contract/blog";
import { SLUG_PATTERN } from "../../worker/contract/blog-slug";
import { useSettled } from "../lib/forms/use-settled";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { changed, forgetArticles } from "./changed";
import { KEYS } from "./keys";

export function useAdminPosts({ deleted }: { deleted: boolean }) {
  return useInfiniteQuery(
    pagesOf([...KEYS.adminPosts, { deleted }], (start) =>
      callPage<AdminBlogPost>(api.api.admin.blog.$get({ query: { deleted: deleted ? "true" : "false", ...start } })),
    ),
  );
}

/** One post afresh; nothing for none. */
export function useAdminPost(id: number | null) {
  return useQuery({
    queryKey: [`${KEYS.adminPosts[0]}/${id}`],
    queryFn: () => readPost(id ?? 0),
    enabled: id !== null,
    gcTime: 0,
  });
}

export function readPost(id: number): Promise<AdminBlogPost> {
  return call<AdminBlogPost>(api.api.admin.blog[":id"].$get({ param: { id: String(id) } }));
}

type Payload = InferRequestType<typeof api.api.admin.blog.$post>["json"] & { updatedAt?: string };
type Save = { id: number | null; payload: Payload; key: string };

export function useSavePost() {
  const changed = usePostsChanged();
  return useMutation({
    mutationFn: ({ id, payload, key }: Save): Promise<AdminBlogPost> =>
      id === null
        ? call<AdminBlogPost>(api.api.admin.blog.$post({ json: payload }, { headers: { "Idempotency-Key": key } }))
        : call<AdminBlogPost>(api.api.admin.blog[":id"].$put({ param: { id: String(id) }, json: payload })),
    onSuccess: changed,
  });
}

export function useDeletePost() {
  const changed = usePostsChanged();
  return useMutation({
    mutationFn: (id: number) => call(api.api.admin.blog[":id"].$delete({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

export function useRestorePost() {
  const changed = usePostsChanged();
  return useMutation({
    mutationFn: (id: number) => call(api.api.admin.blog[":id"].restore.$post({ param: { id: String(id) } })),
    onSuccess: changed,
  });
}

/** What readers would get of a text, as the server makes it. What is on screen stays until the next answer is there. */
export function usePreview(content: string) {
  const asked = useSettled(content);
  return useQuery({
    queryKey: [...KEYS.postPreview, asked],
    queryFn: () => call(api.api.admin.blog.preview.$post({ json: { content: asked } })),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });
}

/** Whether a slug is free for a post; nothing while it is being typed, or is none. */
export function useSlugCheck(slug: string, except: number | null) {
  const asked = useSettled(slug.trim());
  const { data } = useQuery({
    queryKey: [...KEYS.postSlug, asked, except],
    queryFn: () =>
      call(api.api.admin.blog.slug.$get({ query: { slug: asked, ...(except ? { except: String(except) } : {}) } })),
    enabled: SLUG_PATTERN.test(asked),
    staleTime: 0,
    gcTime: 30_000,
  });
  return asked === slug.trim() ? (data ?? null) : null;
}

/** Every list and article of the blog is asked for again. */
function usePostsChanged() {
  const client = useQueryClient();
  return () => {
    forgetArticles(client);
    return changed(client, "post");
  };
}
