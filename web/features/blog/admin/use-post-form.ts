import { useEffect, useRef, useState } from "react";
import { type UseFormSetError, useForm } from "react-hook-form";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { STALE_POST } from "../../../../worker/contract/blog-limits";
import { slugFrom } from "../../../../worker/contract/blog-slug";
import { readPost, useSavePost } from "../../../data/admin-blog";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { issuesOf } from "../../../lib/http/issues-of";
import { isUnauthorized, RequestError, shownMessage } from "../../../lib/http/request-error";
import { useCallKey } from "../../../lib/http/use-call-key";
import type { SaveFailure } from "../../../ui/failed-save";
import { useToast } from "../../../ui/toast-context";
import { draftOf, EMPTY_POST, fieldOf, isSame, type PostDraft, payloadOf } from "./post-draft";
import type { StoredDraft } from "./stored-draft";

type Work = {
  post: AdminBlogPost | null;
  kept: StoredDraft | null;
  /** Stores the typed values on this device; null deletes them. */
  keep: (draft: StoredDraft | null) => void;
  /** The stored values are lost with the tab, so closing it asks for confirmation. */
  withTab?: boolean;
  onSaved: (saved: AdminBlogPost) => void;
};

/** `newer`: what somebody else saved meanwhile, once read. */
type Failure = SaveFailure & { newer: AdminBlogPost | null };

/** State of a post's form: keeps typed values, saves, and reports failures. */
export function usePostForm({ post, kept, keep, withTab = true, onSaved }: Work) {
  const { toast } = useToast();
  const [before] = useState(() => (post ? draftOf(post) : EMPTY_POST));
  const form = useForm<PostDraft>({ defaultValues: kept?.draft ?? before, shouldFocusError: true });
  const { watch, setValue, getValues } = form;
  const [dirty, setDirty] = useState(kept !== null);
  const { failure, setFailure, failed } = usePostFailure(post, form.setError);
  const keyOf = useCallKey();
  const previousTitle = useRef(getValues("title"));
  const latestKeep = useRef(keep);
  useEffect(() => {
    latestKeep.current = keep;
  });
  const save = useSavePost();
  const postId = post?.id ?? null;
  /** The state that the form was filled from. */
  const seen = post ? (kept?.seen ?? post.updatedAt) : null;

  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const draft = getValues();
      if (name === "title" && followsTitle(draft.slug, previousTitle.current, postId))
        setValue("slug", slugFrom(draft.title), { shouldValidate: form.formState.isSubmitted });
      previousTitle.current = draft.title;
      const changed = !isSame(getValues(), before);
      setDirty(changed);
      latestKeep.current(changed ? { postId, seen, draft: getValues() } : null);
    });
    return unsubscribe;
  }, [watch, getValues, setValue, form, before, postId, seen]);

  useUnloadGuard(dirty && withTab);

  const send = (draft: PostDraft, base: PostDraft, on: string | null) => {
    const payload = payloadOf(draft, base);
    setFailure(null);
    save.mutate(
      {
        id: postId,
        payload: on === null ? payload : { ...payload, updatedAt: on },
        key: keyOf(JSON.stringify(payload)),
      },
      {
        onSuccess: (saved) => {
          keep(null);
          const done = post ? "Blog post updated successfully!" : "Blog post created successfully!";
          toast({ title: "Success", description: done, tone: "success" });
          onSaved(saved);
        },
        onError: (error) => void failed(error),
      },
    );
  };
  /** Calls `use` with the version that somebody else saved. */
  const withNewer = async (use: (newer: AdminBlogPost) => unknown) => {
    if (postId === null) return;
    try {
      await use(failure?.newer ?? (await readPost(postId)));
    } catch (error) {
      if (!isUnauthorized(error)) {
        setFailure({ message: shownMessage(error, "Failed to update blog post"), stale: true, newer: null });
      }
    }
  };
  return {
    form,
    dirty,
    failure,
    submit: form.handleSubmit(
      (draft) => send(draft, before, seen),
      () => setFailure(null),
    ),
    withNewer,
    saveOver: () => withNewer((newer) => form.handleSubmit((draft) => send(draft, draftOf(newer), newer.updatedAt))()),
    busy: save.isPending,
    /** Stores the current values, overriding drafts kept elsewhere. */
    keepNow: () => keep({ postId, seen, draft: getValues() }),
  };
}

/** Reports a failed save: at its fields, in a toast, and with a version saved by somebody else. */
function usePostFailure(post: AdminBlogPost | null, setError: UseFormSetError<PostDraft>) {
  const { toast } = useToast();
  const [failure, setFailure] = useState<Failure | null>(null);
  const postId = post?.id ?? null;
  const failed = async (error: unknown) => {
    if (isUnauthorized(error)) return;
    const known = issuesOf(error).flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [{ field, message }] : [];
    });
    for (const [index, { field, message }] of known.entries())
      setError(field, { message }, { shouldFocus: index === 0 });
    const message = shownMessage(error, post ? "Failed to update blog post" : "Failed to create blog post");
    toast({ title: "Error", description: message, tone: "destructive" });
    if (known.length > 0) return;
    const stale = error instanceof RequestError && error.body?.code === STALE_POST;
    setFailure({ message, stale, newer: null });
    if (!stale || postId === null) return;
    // Both ways on work without it.
    const newer = await readPost(postId).catch(() => null);
    setFailure((now) => now && { ...now, newer });
  };
  return { failure, setFailure, failed };
}

/** Returns whether a new post's slug still follows its title. */
function followsTitle(slug: string, previousTitle: string, postId: number | null): boolean {
  return postId === null && (slug === "" || slug === slugFrom(previousTitle));
}
