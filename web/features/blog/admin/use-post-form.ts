import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { AdminBlogPost } from "../../../../worker/contract/blog";
import { slugFrom } from "../../../../worker/contract/blog-slug";
import { issuesOf } from "../../../lib/issues-of";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { useCallKey } from "../../../lib/use-call-key";
import { useUnloadGuard } from "../../../lib/use-unload-guard";
import { useToast } from "../../../ui/toast-context";
import { useSavePost } from "./admin-blog-queries";
import { keepDraft } from "./kept-draft";
import { draftOf, EMPTY_POST, fieldOf, isSame, type PostDraft, payloadOf } from "./post-draft";

type Work = { userId: string; post: AdminBlogPost | null; kept: PostDraft | null; onSaved: () => void };

/** The form of one post, or of a new one: kept while it is typed, and what became of it. */
export function usePostForm({ userId, post, kept, onSaved }: Work) {
  const { toast } = useToast();
  const [before] = useState(() => (post ? draftOf(post) : EMPTY_POST));
  const form = useForm<PostDraft>({ defaultValues: kept ?? before, shouldFocusError: true });
  const { watch, setValue, getValues, setError } = form;
  const [dirty, setDirty] = useState(kept !== null);
  const keyOf = useCallKey();
  const previousTitle = useRef(getValues("title"));
  const save = useSavePost();
  const postId = post?.id ?? null;

  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      const draft = getValues();
      if (name === "title" && followsTitle(draft.slug, previousTitle.current, postId))
        setValue("slug", slugFrom(draft.title), { shouldValidate: form.formState.isSubmitted });
      previousTitle.current = draft.title;
      const changed = !isSame(getValues(), before);
      setDirty(changed);
      keepDraft(userId, changed ? { postId, draft: getValues() } : null);
    });
    return unsubscribe;
  }, [watch, getValues, setValue, form, before, userId, postId]);

  useUnloadGuard(dirty);

  const submit = form.handleSubmit((draft) => {
    const payload = payloadOf(draft, before);
    save.mutate(
      { id: postId, payload, key: keyOf(JSON.stringify(payload)) },
      {
        onSuccess: () => {
          keepDraft(userId, null);
          const done = post ? "Blog post updated successfully!" : "Blog post created successfully!";
          toast({ title: "Success", description: done, tone: "success" });
          onSaved();
        },
        onError: (error) => {
          if (isUnauthorized(error)) return;
          const known = issuesOf(error).flatMap(({ path, message }) => {
            const field = fieldOf(path);
            return field ? [{ field, message }] : [];
          });
          for (const [index, { field, message }] of known.entries())
            setError(field, { message }, { shouldFocus: index === 0 });
          const message = shownMessage(error, post ? "Failed to update blog post" : "Failed to create blog post");
          if (known.length === 0) setError("root", { message });
          toast({ title: "Error", description: message, tone: "destructive" });
        },
      },
    );
  });
  return { form, dirty, submit, busy: save.isPending };
}

/** As long as nobody has written a slug of their own, a new post's follows its title. */
function followsTitle(slug: string, previousTitle: string, postId: number | null): boolean {
  return postId === null && (slug === "" || slug === slugFrom(previousTitle));
}
