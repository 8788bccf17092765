import type { UseFormReturn } from "react-hook-form";
import { addressOf } from "../../../../../worker/contract/addresses";
import { BLOG_LIMITS } from "../../../../../worker/contract/blog-limits";
import { brand } from "../../../../../worker/contract/brand";
import { Field } from "../../../../ui/field";
import { TextArea } from "../../../../ui/text-area";
import { FeaturedImageField } from "../featured-image-field";
import { POST_LABELS, type PostDraft, RULES } from "../post-draft";
import { PostFacts, PostPublishing } from "../post-fields";
import { SlugField } from "../slug-field";

type ArticleSettingsProps = { id: string; form: UseFormReturn<PostDraft>; postId: number | null; hidden: boolean };

/** All fields of an article except title and text. */
export function ArticleSettings({ id, form, postId, hidden }: ArticleSettingsProps) {
  const { register, watch, setValue, formState } = form;
  const { errors } = formState;
  const [title, slug, excerpt, featuredImage, isPublished, publishFrom] = watch([
    "title",
    "slug",
    "excerpt",
    "featuredImage",
    "isPublished",
    "publishFrom",
  ]);
  return (
    <aside
      id={id}
      aria-label="Settings"
      hidden={hidden}
      className="grid grid-cols-1 content-start gap-5 border-line max-lg:-order-1 max-lg:border-b max-lg:pb-5 lg:border-l lg:pl-6 [&[hidden]]:hidden"
    >
      <PostPublishing register={register} isPublished={isPublished} errors={errors} publishFrom={publishFrom} narrow />
      <SlugField
        value={slug}
        postId={postId}
        error={errors.slug?.message}
        input={register("slug", { validate: RULES.slug })}
        onPick={(free) => setValue("slug", free, { shouldDirty: true, shouldValidate: true, shouldTouch: true })}
      />
      <Field
        label={POST_LABELS.excerpt}
        error={errors.excerpt?.message}
        help="One or two sentences: shown in lists, under the title and by search engines."
      >
        <TextArea rows={3} grow maxLength={BLOG_LIMITS.excerpt} {...register("excerpt")} />
      </Field>
      <Found title={title} slug={slug} excerpt={excerpt} />
      <PostFacts errors={errors} register={register} narrow />
      <FeaturedImageField
        value={featuredImage}
        title={title}
        error={errors.featuredImage?.message}
        input={register("featuredImage")}
        narrow
        onPick={(address) => setValue("featuredImage", address, { shouldDirty: true, shouldValidate: true })}
      />
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
