import type { UseFormReturn } from "react-hook-form";
import { addressOf } from "../../../../../worker/contract/addresses";
import { brand } from "../../../../../worker/contract/brand";
import { FeaturedImageField } from "../featured-image-field";
import type { PostDraft } from "../post-draft";
import { ExcerptField, PostFacts, PostPublishing } from "../post-fields";
import { SlugField } from "../slug-field";

type ArticleSettingsProps = { id: string; form: UseFormReturn<PostDraft>; postId: number | null; hidden: boolean };

/** All fields of an article except title and text. */
export function ArticleSettings({ id, form, postId, hidden }: ArticleSettingsProps) {
  const [title, slug, excerpt] = form.watch(["title", "slug", "excerpt"]);
  return (
    <aside
      id={id}
      aria-label="Settings"
      hidden={hidden}
      className="grid grid-cols-1 content-start gap-5 border-line max-lg:-order-1 max-lg:border-b max-lg:pb-5 lg:border-l lg:pl-6 [&[hidden]]:hidden"
    >
      <PostPublishing form={form} narrow />
      <SlugField form={form} postId={postId} />
      <ExcerptField form={form} narrow />
      <Found title={title} slug={slug} excerpt={excerpt} />
      <PostFacts form={form} narrow />
      <FeaturedImageField form={form} narrow />
    </aside>
  );
}

/** Search engines truncate longer texts. */
const FOUND = { title: 60, excerpt: 160 };

/** Preview of a search result. */
function Found({ title, slug, excerpt }: Pick<PostDraft, "title" | "slug" | "excerpt">) {
  const name = `${title.trim() || "Untitled"} · ${brand.name}`;
  const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most).trimEnd()}…` : text);
  return (
    <figure className="grid grid-cols-1 gap-2">
      <figcaption className="font-semibold text-sm">In search results</figcaption>
      <div className="grid grid-cols-1 gap-0.5 rounded-sm border border-line bg-raised p-3 text-sm">
        <p className="truncate text-muted">{addressOf("blogPost", { slug: slug.trim() || "…" })}</p>
        <p className="font-semibold text-accent">{cut(name, FOUND.title)}</p>
        <p className="text-muted">{cut(excerpt.trim(), FOUND.excerpt) || "The beginning of the text."}</p>
      </div>
    </figure>
  );
}
