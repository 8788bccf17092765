import { type FormEvent, useEffect, useRef, useState } from "react";
import { MESSAGE_LIMITS } from "../../../../worker/contract/messages-limits";
import type { BookSession } from "../../../../worker/contract/training-book";
import { useReplyToSession } from "../../../data/training-book";
import { calendarDay } from "../../../lib/format/format";
import { fullName } from "../../../lib/format/member-words";
import { failureText } from "../../../lib/http/failure-text";
import { useDraftText } from "../../../lib/offline/use-draft-text";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { useToast } from "../../../ui/toast-context";

/** The longest quote before the text. */
const QUOTE_MAX = 400;

/** Sends a message that quotes the session. */
export function ReplyForm({ session, onClose }: { session: BookSession; onClose: () => void }) {
  const { text, setText, forget } = useDraftText(`session-reply.${session.id}`, "");
  const { mutate, isPending, error } = useReplyToSession();
  const { toast } = useToast();
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const name = fullName(session.member);
  function send(event?: FormEvent) {
    event?.preventDefault();
    const content = text.trim();
    setMissing(!content);
    if (!content || isPending) return;
    mutate(
      { session, content: `${quoteOf(session)}\n\n${content}` },
      {
        onSuccess: () => {
          forget();
          toast({ title: "Message sent!", description: `Your message has been sent to ${name}.`, tone: "success" });
          close();
        },
      },
    );
  }
  function close() {
    field.current?.closest<HTMLElement>("[data-session]")?.focus();
    onClose();
  }
  return (
    <form noValidate onSubmit={send} className="grid max-w-2xl grid-cols-1 gap-3 rounded-md bg-raised p-4">
      <p className="text-muted text-sm">{quoteOf(session)}</p>
      <Field
        label={`To ${name}`}
        error={missing && !text.trim() ? "Write something first." : failureText(error, "Failed to send message")}
      >
        <TextArea
          ref={field}
          rows={3}
          grow
          maxLength={MESSAGE_LIMITS.content - QUOTE_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
            if (event.key === "Escape") close();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isPending} busyLabel="Sending…">
          Send
        </Button>
        <Button variant="quiet" size="sm" disabled={isPending} onClick={close}>
          Close
        </Button>
      </div>
    </form>
  );
}

/** Returns the quote: which training is meant, and the member's note on it. */
function quoteOf({ title, localDate, notes }: BookSession): string {
  const day = calendarDay(localDate, { weekday: "long", month: "long", day: "numeric" });
  const [note] = notes;
  const quotedNote = note ? `: “${note.length > 160 ? `${note.slice(0, 159)}…` : note}”` : "";
  return `About ${title.slice(0, 160)}, ${day}${quotedNote}`;
}
