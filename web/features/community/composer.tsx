import { Send } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import { COMMUNITY_LIMITS } from "../../../worker/contract/community-limits";
import { EMPTY_DRAFT, type PostDraft, postDraft } from "../../media/kept-post-draft";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { MediaField } from "./media-field";
import { refusalOf } from "./refusal-text";
import { SHARE_FAILED, useSharePost } from "./use-share-post";

/** Where a post begins. What is typed stays on the device until the server has it. */
export function Composer({ user }: { user: CurrentUser }) {
  const draft = postDraft.use(user.id) ?? EMPTY_DRAFT;
  const save = (next: PostDraft) => postDraft.save(user.id, isEmpty(next) ? null : next);
  const share = useSharePost(user);
  const text = useRef<HTMLTextAreaElement>(null);
  const heading = useId();
  const ready = !isEmpty(draft);

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
          error={refusalOf(share.error, SHARE_FAILED)}
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
        <MediaField
          media={busy ? null : draft.media}
          onMedia={(media) => {
            const now = postDraft.read(user.id) ?? EMPTY_DRAFT;
            save({ ...now, media: { ...media, uploadedAt: Date.now() }, key: null });
          }}
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

const isEmpty = ({ content, media }: PostDraft) => content.trim() === "" && media === null;

const lengthText = (content: string) =>
  content.length > COMMUNITY_LIMITS.post * 0.9
    ? `${content.length.toLocaleString()} of ${COMMUNITY_LIMITS.post.toLocaleString()} characters`
    : undefined;
