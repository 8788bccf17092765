import { Send } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { COMMUNITY_LIMITS } from "../../../worker/contract/community-limits";
import { MediaButton } from "../../media/media-button";
import { MediaPreview } from "../../media/media-preview";
import { UploadProgress } from "../../media/upload-progress";
import { useMediaUpload } from "../../media/use-media-upload";
import { keep, readKept, useKept } from "../../training/kept-value";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { EMPTY_DRAFT, type PostDraft, postDraftKey, readPostDraft } from "./kept-post-draft";
import { refusalText } from "./refusal-text";
import { SHARE_FAILED, useSharePost } from "./use-share-post";

/** Where a post begins. What is typed stays on the device until the server has it. */
export function Composer({ user }: { user: CurrentUser }) {
  const key = postDraftKey(user.id);
  const draft = useKept("device", key, readPostDraft) ?? EMPTY_DRAFT;
  const save = (next: PostDraft) => keep("device", key, isEmpty(next) ? null : next);
  const share = useSharePost(user);
  const text = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const upload = useMediaUpload({
    onUploaded: ([stored]) => {
      if (!stored || stored.mediaType === "audio") return;
      const { mediaUrl, mediaType } = stored;
      // What was typed while it went up.
      const now = readPostDraft(readKept("device", key)) ?? EMPTY_DRAFT;
      save({ ...now, media: { mediaUrl, mediaType, uploadedAt: Date.now() }, key: null });
    },
  });
  const uploading = upload.state.status !== "idle";
  const ready = !isEmpty(draft) && !uploading;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready || share.isPending) return;
    const attempt = { ...draft, key: draft.key ?? crypto.randomUUID() };
    save(attempt);
    share.mutate(
      { content: draft.content.trim(), media: draft.media, key: attempt.key },
      { onSuccess: () => save(EMPTY_DRAFT) },
    );
    // With nothing left to share the button is switched off, and would drop the focus of a keyboard.
    if (document.activeElement?.matches("button:focus-visible")) text.current?.focus();
  }

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }

  const busy = share.isPending;
  return (
    <Card as="section" aria-labelledby={heading}>
      <form onSubmit={submit} className="grid grid-cols-1 gap-4">
        <h2 id={heading} className="text-2xl">
          Share with the Community
        </h2>
        <Field
          label="Your post"
          hideLabel
          error={share.isError ? refusalText(share.error, SHARE_FAILED) : undefined}
          help={lengthText(draft.content)}
        >
          <TextArea
            ref={text}
            rows={3}
            grow
            className="min-h-24"
            dir="auto"
            placeholder="How is your training going?"
            maxLength={COMMUNITY_LIMITS.post}
            readOnly={busy}
            value={busy ? "" : draft.content}
            onChange={(event) => save({ ...draft, content: event.target.value, key: null })}
            onKeyDown={keyDown}
          />
        </Field>
        {draft.media && !busy ? (
          <MediaPreview
            src={draft.media.mediaUrl}
            mediaType={draft.media.mediaType}
            alt={draft.media.mediaType === "image" ? "Your photo" : "Your video"}
            onRemove={() => save({ ...draft, media: null, key: null })}
          />
        ) : null}
        <UploadProgress upload={upload} />
        <div className="flex flex-wrap items-center gap-2">
          <MediaButton kind="image" onFiles={upload.start} disabled={busy || uploading || draft.media !== null} />
          <MediaButton kind="video" onFiles={upload.start} disabled={busy || uploading || draft.media !== null} />
          <Button
            type="submit"
            className="max-sm:w-full sm:ml-auto"
            icon={<Send aria-hidden strokeWidth={1.75} />}
            disabled={!ready && !busy}
            busy={busy}
            busyLabel="Sharing..."
          >
            Share
          </Button>
        </div>
      </form>
    </Card>
  );
}

const isEmpty = ({ content, media }: PostDraft) => content.trim() === "" && media === null;

const lengthText = (content: string) =>
  content.length > COMMUNITY_LIMITS.post * 0.9
    ? `${content.length.toLocaleString()} of ${COMMUNITY_LIMITS.post.toLocaleString()} characters`
    : undefined;
