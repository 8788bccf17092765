import { Send, X } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { COMMUNITY_LIMITS } from "../../../worker/contract/community-limits";
import { useAttachment } from "../../media/attachment";
import { EMPTY_DRAFT, type PostDraft, postDraft } from "../../media/kept-post-draft";
import { MediaField } from "../../media/media-field";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";
import { IconButton } from "../../ui/icon-button";
import { TextArea } from "../../ui/text-area";
import { Mentions } from "./mentions/mentions";
import { mentionsIn } from "./mentions/picked-mentions";
import { refusalOf } from "./refusal-text";
import { TrainingCard } from "./training-card";
import { SHARE_FAILED, useSharePost } from "./use-share-post";

/** The form for a new post. Typed text stays on the device until it is sent. */
export function Composer({ user }: { user: CurrentUser }) {
  const heading = useId();
  const { draft, save, share, text, attachment, ready, submit } = usePostForm(user);
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
          error={refusalOf(share.error, SHARE_FAILED)}
          help={lengthText(draft.content)}
        >
          <TextArea
            ref={text}
            rows={1}
            grow
            className="sm:min-h-24"
            dir="auto"
            placeholder="How is your training going?"
            maxLength={COMMUNITY_LIMITS.post}
            readOnly={busy}
            value={busy ? "" : draft.content}
            onChange={(event) => save({ ...draft, content: event.target.value, key: null })}
            onKeyDown={keyDown}
          />
        </Field>
        <Mentions viewerId={user.id} area={text} text={draft.content} />
        {draft.training && !busy ? (
          <div className="relative">
            <TrainingCard training={draft.training} className="pr-14" />
            <IconButton
              label="Remove training"
              icon={<X aria-hidden />}
              className="absolute! top-1.5 right-1.5"
              onClick={() => {
                save({ ...draft, training: null, key: null });
                text.current?.focus();
              }}
            />
          </div>
        ) : null}
        <MediaField
          withDialog
          attachment={attachment}
          media={busy ? null : draft.media}
          disabled={busy}
          onRemove={() => save({ ...draft, media: null, key: null })}
        >
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
        </MediaField>
      </form>
    </Card>
  );
}

/** The composer's state: its draft, its text area, and sending it. */
function usePostForm(user: CurrentUser) {
  const draft = postDraft.use(user.id) ?? EMPTY_DRAFT;
  const save = (next: PostDraft) => postDraft.save(user.id, isEmpty(next) ? null : next);
  const share = useSharePost(user);
  const text = useRef<HTMLTextAreaElement>(null);
  const attachment = useAttachment((media) => {
    const now = postDraft.read(user.id) ?? EMPTY_DRAFT;
    save({ ...now, media: { ...media, uploadedAt: Date.now() }, key: null });
  });
  const ready = !isEmpty(draft) && !attachment.isOpen;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready || share.isPending) return;
    const attempt = { ...draft, key: draft.key ?? crypto.randomUUID() };
    save(attempt);
    share.mutate(
      {
        content: draft.content.trim(),
        ...mentionsIn(user.id, draft.content),
        media: draft.media,
        training: draft.training,
        key: attempt.key,
      },
      { onSuccess: () => save(EMPTY_DRAFT) },
    );
    // The button is disabled once nothing is left to share, which would lose keyboard focus.
    if (document.activeElement?.matches("button:focus-visible")) text.current?.focus();
  }
  return { draft, save, share, text, attachment, ready, submit };
}

function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

const isEmpty = ({ content, media, training }: PostDraft) =>
  content.trim() === "" && media === null && training === null;

const lengthText = (content: string) =>
  content.length > COMMUNITY_LIMITS.post * 0.9
    ? `${content.length.toLocaleString()} of ${COMMUNITY_LIMITS.post.toLocaleString()} characters`
    : undefined;
