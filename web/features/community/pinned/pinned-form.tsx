import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { COMMUNITY_LIMITS } from "../../../../worker/contract/community-limits";
import { failureText } from "../../../lib/http/failure-text";
import { AlertLine } from "../../../ui/alert-line";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { type PinnedDraft, refusalsOf } from "./pinned-draft";

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
  const refusals = tried ? refusalsOf(draft) : {};

  useEffect(() => first.current?.focus(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [wrong] = Object.keys(refusalsOf(draft));
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
    else onSubmit();
  }

  return (
    <Card as="section" aria-labelledby={heading}>
      <form ref={form} noValidate onSubmit={submit} className="grid max-w-prose grid-cols-1 gap-5">
        <h2 id={heading} className="text-2xl">
          {mode === "create" ? "Create Pinned Message" : "Edit Pinned Message"}
        </h2>
        <Field label="Title" required error={refusals.title}>
          <TextInput
            name="title"
            ref={first}
            maxLength={COMMUNITY_LIMITS.pinnedTitle}
            value={draft.title}
            onChange={(event) => onChange({ ...draft, title: event.target.value })}
          />
        </Field>
        <Field label="Content" required error={refusals.content}>
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
        <Field
          label="Priority"
          error={refusals.priority}
          help="A whole number from 1 to 10; empty counts as 1. Higher numbers stand first."
        >
          <TextInput
            name="priority"
            className="max-w-32"
            inputMode="numeric"
            autoComplete="off"
            value={draft.priority}
            onChange={(event) => onChange({ ...draft, priority: event.target.value })}
          />
        </Field>
        <AlertLine>{failureText(error, fallback)}</AlertLine>
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
