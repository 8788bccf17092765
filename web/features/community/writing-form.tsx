import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { TextArea } from "../../ui/text-area";
import { Mentions } from "./mentions/mentions";
import { useViewer } from "./viewer-context";

type WritingFormProps = {
  label: string;
  placeholder?: string;
  content: string;
  onContent: (content: string) => void;
  maxLength: number;
  mayBeEmpty?: boolean;
  /** The error for an empty text. */
  emptyText: string;
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  error: string | undefined;
  onSubmit: (content: string) => void;
  /** For a form that opens and closes; it takes the focus. */
  onCancel?: () => void;
  takesFocus?: boolean;
  /** Shown below the text. */
  children?: ReactNode;
};

/** A form to write or edit a short text. */
export function WritingForm(props: WritingFormProps) {
  const { label, placeholder, content, onContent, maxLength, mayBeEmpty = false, emptyText, submitLabel } = props;
  const { busyLabel, busy, error, onSubmit, onCancel, takesFocus = onCancel !== undefined } = props;
  const { user } = useViewer();
  const [tried, setTried] = useState(false);
  const [initial] = useState(content);
  const area = useRef<HTMLTextAreaElement>(null);
  const empty = content.trim() === "" && !mayBeEmpty;

  useEffect(() => {
    const element = area.current;
    if (!takesFocus || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [takesFocus]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (empty) area.current?.focus();
    else onSubmit(content.trim());
  }

  function keyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
    // Only if nothing would be lost.
    if (event.key === "Escape" && onCancel && content === initial) onCancel();
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <Field label={label} hideLabel error={tried && empty && !busy ? emptyText : error}>
        <TextArea
          ref={area}
          rows={2}
          grow
          dir="auto"
          placeholder={placeholder}
          maxLength={maxLength}
          readOnly={busy}
          value={content}
          onChange={(event) => {
            onContent(event.target.value);
            setTried(false);
          }}
          onKeyDown={keyDown}
        />
      </Field>
      <Mentions viewerId={user.id} area={area} text={content} />
      {props.children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant={onCancel ? "primary" : "secondary"} size="sm" busy={busy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" size="sm" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
