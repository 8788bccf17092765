import { useEffect } from "react";
import { Controller, type FieldErrors, type UseFormRegister, type UseFormSetValue } from "react-hook-form";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { BLOG_CATEGORIES, BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { brand } from "../../../../worker/contract/brand";
import { instantIn } from "../../../../worker/contract/site-time";
import { exactTime } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { FailedSave } from "../../../ui/failed-save";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { useOpenedHeading } from "../../../ui/use-opened-heading";
import { FeaturedImageField } from "./featured-image-field";
import { MarkdownEditor } from "./markdown-editor";
import { NewerPost } from "./newer-post";
import { POST_LABELS, type PostDraft, RULES } from "./post-draft";
import { SlugField } from "./slug-field";
import type { StoredDraft } from "./stored-draft";
import { usePostForm } from "./use-post-form";

type PostFormProps = {
  userId: string;
  /** Null for a new one. */
  post: AdminBlogPost | null;
  /** What was typed before and not saved. */
  kept: StoredDraft | null;
  /** The form was opened by choosing a post, so that it takes the focus. */
  focus: boolean;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  /** Starts again from what somebody else has saved meanwhile. */
  onTakeNewer: (post: AdminBlogPost) => void;
  onCancel: () => void;
};

export function PostForm({ userId, post, kept, focus, onDirty, onSaved, onTakeNewer, onCancel }: PostFormProps) {
  const { form, dirty, failure, submit, withNewer, saveOver, busy } = usePostForm({ userId, post, kept, onSaved });
  const { register, control, watch, setValue, formState } = form;
  const { errors } = formState;
  const [title, slug, featuredImage, isPublished, publishFrom] = watch([
    "title",
    "slug",
    "featuredImage",
    "isPublished",
    "publishFrom",
  ]);
  const heading = useOpenedHeading(focus);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <form noValidate onSubmit={submit} aria-labelledby="post-form" className="grid grid-cols-1 gap-6">
      <h2 id="post-form" ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {post ? "Edit Blog Post" : "Create Blog Post"}
      </h2>
      {kept ? <UnsavedChanges onDiscard={onCancel}>They were left here without being saved.</UnsavedChanges> : null}
      <PostTitle errors={errors} register={register} slug={slug} post={post} setValue={setValue} />
      <Field
        label={POST_LABELS.excerpt}
        error={errors.excerpt?.message}
        help="One or two sentences: shown in lists, under the title and by search engines."
      >
        <TextArea rows={2} grow maxLength={BLOG_LIMITS.excerpt} {...register("excerpt")} />
      </Field>
      <Controller
        control={control}
        name="content"
        render={({ field }) => (
          <MarkdownEditor
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={errors.content?.message}
          />
        )}
      />
      <PostFacts errors={errors} register={register} />
      <FeaturedImageField
        value={featuredImage}
        title={title}
        error={errors.featuredImage?.message}
        input={register("featuredImage")}
        onPick={(address) => setValue("featuredImage", address, { shouldDirty: true, shouldValidate: true })}
      />
      <PostPublishing register={register} isPublished={isPublished} errors={errors} publishFrom={publishFrom} />
      {failure ? (
        <div className="grid grid-cols-1 gap-4">
          <FailedSave
            failure={failure}
            onTakeNewer={() => void withNewer(onTakeNewer)}
            onSaveOver={() => void saveOver()}
          />
          {failure.newer ? <NewerPost newer={failure.newer} control={control} /> : null}
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={busy} busyLabel={post ? "Updating…" : "Creating…"}>
          {post ? "Update Post" : "Create Post"}
        </Button>
        {post || dirty ? (
          <Button variant="secondary" size="lg" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type FieldProps = { errors: FieldErrors<PostDraft>; register: UseFormRegister<PostDraft> };
type PostTitleProps = FieldProps & { slug: string; post: AdminBlogPost | null; setValue: UseFormSetValue<PostDraft> };

/** The title, and the address that follows from it. */
function PostTitle({ errors, register, slug, post, setValue }: PostTitleProps) {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <Field label={POST_LABELS.title} required error={errors.title?.message} className="content-start">
        <TextInput maxLength={BLOG_LIMITS.title} autoComplete="off" {...register("title", { validate: RULES.title })} />
      </Field>
      <SlugField
        value={slug}
        postId={post?.id ?? null}
        error={errors.slug?.message}
        input={register("slug", { validate: RULES.slug })}
        onPick={(free) => setValue("slug", free, { shouldDirty: true, shouldValidate: true, shouldTouch: true })}
      />
    </div>
  );
}

type PostFactsProps = FieldProps;

/** Category, tags and reading time. */
function PostFacts({ errors, register }: PostFactsProps) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      <Field label={POST_LABELS.category} error={errors.category?.message} className="content-start">
        <Select {...register("category")}>
          <option value="">No category</option>
          {BLOG_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {category}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={POST_LABELS.tags}
        error={errors.tags?.message}
        help="Separated by commas."
        className="content-start"
      >
        <TextInput autoComplete="off" {...register("tags", { validate: RULES.tags })} />
      </Field>
      <Field
        label={POST_LABELS.readTime}
        error={errors.readTime?.message}
        help="Left empty, it is counted."
        className="content-start"
      >
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={BLOG_LIMITS.readTime}
          {...register("readTime", { validate: RULES.readTime })}
        />
      </Field>
    </div>
  );
}

type PostPublishingProps = FieldProps & { isPublished: boolean; publishFrom: string };

/** Whether the post is public, from when, and on top. */
function PostPublishing({ register, isPublished, errors, publishFrom }: PostPublishingProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 border-line border-y py-3 sm:grid-cols-2 lg:grid-cols-[auto_auto_minmax(0,1fr)]">
      <Checkbox label={POST_LABELS.isPublished} help="Without it, the post is a draft." {...register("isPublished")} />
      <Checkbox
        label={POST_LABELS.isFeatured}
        help="The newest featured post stands on top."
        {...register("isFeatured")}
      />
      {isPublished ? (
        <Field
          label={POST_LABELS.publishFrom}
          error={errors.publishFrom?.message}
          help={whenPublic(publishFrom)}
          className="py-2.5 lg:max-w-80 lg:justify-self-end"
        >
          <TextInput type="datetime-local" {...register("publishFrom")} />
        </Field>
      ) : null}
    </div>
  );
}

function whenPublic(publishFrom: string): string {
  const at = instantIn(publishFrom, brand.timeZone);
  if (!at) return `Empty: at once. Time of ${brand.timeZone}.`;
  const when = `${siteTime(at.toISOString())}. For you: ${exactTime(at.toISOString())}.`;
  return at.getTime() > Date.now() ? `Scheduled: it appears by itself on ${when}` : `Public since ${when}`;
}
