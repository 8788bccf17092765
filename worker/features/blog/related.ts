import { BLOG_RELATED } from "../../contract/blog-limits";

type Post = { id: number; category: string | null; tags: string[] | null };

const SAME_CATEGORY = 2;
const SAME_TAG = 3;

/** Returns the most similar posts, by shared tags and category; newer ones first if equal. */
export function relatedTo<Other extends Post>(post: Post, newestFirst: readonly Other[]): Other[] {
  const tags = new Set(post.tags?.map((tag) => tag.toLowerCase()));
  const nearness = (other: Post) =>
    (other.category !== null && other.category === post.category ? SAME_CATEGORY : 0) +
    (other.tags ?? []).filter((tag) => tags.has(tag.toLowerCase())).length * SAME_TAG;
  return newestFirst
    .filter((other) => other.id !== post.id)
    .map((other) => ({ other, near: nearness(other) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, BLOG_RELATED)
    .map(({ other }) => other);
}
