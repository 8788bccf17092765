import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field, FieldError } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { isComplete, PINNED_REFUSAL, type PinnedDraft, priorityOf } from "./pinned-draft";

type PinnedFormProps = {
  mode: "create" | "edit";
  draft: PinnedDraft;
  onChange: (draft: PinnedDraft) => void;
  onSubmit: () => void;
  onCancel: () => void;
  busy: boolean;
  error: Error | null;
  fallback: string;
};

export function PinnedForm(props: PinnedFormProps) {
  const { mode, draft, onChange, onSubmit, onCancel, busy, error, fallback } = props;
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const heading = useId();
  const refused = tried && !isComplete(draft);

  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isComplete(draft)) {
      onSubmit();
      return;
    }
    const blank = draft.title.trim() === "" ? "title" : "content";
    form.current?.querySelector<HTMLElement>(`[name=${blank}]`)?.focus();
  }

  return (
    <Card as="section" aria-labelledby={heading}>
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-prose grid-cols-1 gap-5">
        <h2 id={heading} className="text-2xl">
          {mode === "create" ? "Create Pinned Message" : "Edit Pinned Message"}
        </h2>
        <Field label="Title" required error={refused && draft.title.trim() === "" ? PINNED_REFUSAL : undefined}>
          <TextInput
            name="title"
            ref={first}
            maxLength={COMMUNITY_LIMITS.pinnedTitle}
            value={draft.title}
            onChange={(event) => onChange({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label="Content" required error={refused && draft.content.trim() === "" ? PINNED_REFUSAL : undefined}>
          <TextArea
            name="content"
            rows={5}
            grow
            className="min-h-36"
            maxLength={COMMUNITY_LIMITS.pinnedContent}
            value={draft.content}
            onChange={(event) => onChange({ ...draft, content: event.target.value })}
          />
        </Field>
        <Field label="Priority" help="From 1 to 10. Higher numbers stand first.">
          <TextInput
            name="priority"
            type="number"
            className="max-w-32"
            inputMode="numeric"
            min={COMMUNITY_LIMITS.priorityMin}
            max={COMMUNITY_LIMITS.priorityMax}
            value={draft.priority}
            onChange={(event) => onChange({ ...draft, priority: event.target.value })}
            onBlur={() => onChange({ ...draft, priority: String(priorityOf(draft.priority)) })}
          />
        </Field>
        <div role="alert" className="empty:hidden">
          {error && !isUnauthorized(error) ? <FieldError>{shownMessage(error, fallback)}</FieldError> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel="Saving…">
            {mode === "create" ? "Create" : "Update"}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
