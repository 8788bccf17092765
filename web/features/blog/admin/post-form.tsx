import { useEffect } from "react";
import { Controller } from "react-hook-form";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { BLOG_LIMITS } from "../../../../worker/contract/blog-limits";
import { Button } from "../../../ui/button";
import { FailedSave } from "../../../ui/failed-save";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { useOpenedHeading } from "../../../ui/use-opened-heading";
import { FeaturedImageField } from "./featured-image-field";
import { MarkdownEditor } from "./markdown-editor";
import { NewerPost } from "./newer-post";
import { POST_LABELS, RULES } from "./post-draft";
import { ExcerptField, PostFacts, PostPublishing } from "./post-fields";
import { SlugField } from "./slug-field";
import { type StoredDraft, saveDraft } from "./stored-draft";
import { usePostForm } from "./use-post-form";

type PostFormProps = {
  userId: string;
  /** Null for a new one. */
  post: AdminBlogPost | null;
  /** Unsaved values of an earlier visit. */
  kept: StoredDraft | null;
  /** Opened by choosing a post, so it takes the focus. */
  focus: boolean;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  /** Restarts from the version that somebody else saved. */
  onTakeNewer: (post: AdminBlogPost) => void;
  onCancel: () => void;
};

export function PostForm({ userId, post, kept, focus, onDirty, onSaved, onTakeNewer, onCancel }: PostFormProps) {
  const { form, dirty, failure, submit, withNewer, saveOver, busy } = usePostForm({
    post,
    kept,
    keep: (draft) => saveDraft(userId, draft),
    onSaved,
  });
  const { register, control, formState } = form;
  const { errors } = formState;
  const heading = useOpenedHeading(focus);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <form noValidate onSubmit={submit} aria-labelledby="post-form" className="grid grid-cols-1 gap-6">
      <h2 id="post-form" ref={heading} tabIndex={-1} className="scroll-mt-24 text-3xl">
        {post ? "Edit Blog Post" : "Create Blog Post"}
      </h2>
      {kept ? <UnsavedChanges onDiscard={onCancel}>They were left here without being saved.</UnsavedChanges> : null}
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <Field label={POST_LABELS.title} required error={errors.title?.message} className="content-start">
          <TextInput
            maxLength={BLOG_LIMITS.title}
            autoComplete="off"
            {...register("title", { validate: RULES.title })}
          />
        </Field>
        <SlugField form={form} postId={post?.id ?? null} />
      </div>
      <ExcerptField form={form} />
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
      <PostFacts form={form} />
      <FeaturedImageField form={form} />
      <PostPublishing form={form} />
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
