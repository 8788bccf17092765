import { type FormEvent, useRef, useState } from "react";
import type { SavedReply } from "../../../../worker/contract/messages";
import { MESSAGE_LIMITS, MESSAGE_REFUSALS } from "../../../../worker/contract/messages-limits";
import { useDeleteReply, useSavedReplies, useSaveReply } from "../../../data/inbox";
import { shownMessage } from "../../../lib/http/request-error";
import { useCallKey } from "../../../lib/http/use-call-key";
import { useDraftText } from "../../../lib/offline/use-draft-text";
import { QueryError } from "../../../shell/query-error";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { PLACEHOLDERS } from "./fill-reply";

type SavedRepliesDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The current text of the reply, proposed for saving. */
  written: string;
  onInsert: (content: string) => void;
};

/** Inserts, saves, edits and deletes saved replies. */
export function SavedRepliesDialog({ open, onOpenChange, written, onInsert }: SavedRepliesDialogProps) {
  const [editing, setEditing] = useState<SavedReply | "new" | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setEditing(null);
        onOpenChange(next);
      }}
      title="Saved replies"
    >
      {editing ? (
        <ReplyForm
          initial={editing === "new" ? { id: null, title: "", content: written } : editing}
          onDone={() => setEditing(null)}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <Replies
            onInsert={(content) => {
              onInsert(content);
              onOpenChange(false);
            }}
            onEdit={setEditing}
          />
          <Button variant="secondary" className="justify-self-start" onClick={() => setEditing("new")}>
            {written ? "Keep what I have written" : "New reply"}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type RepliesProps = { onInsert: (content: string) => void; onEdit: (reply: SavedReply) => void };

function Replies({ onInsert, onEdit }: RepliesProps) {
  const query = useSavedReplies();
  const { data, isPending } = query;
  const remove = useDeleteReply();
  const save = useSaveReply();
  const [gone, setGone] = useState<SavedReply | null>(null);
  if (isPending) {
    return <SkeletonGroup label="Loading replies" className="grid gap-3" bars={["h-16 w-full", "h-16 w-full"]} />;
  }
  if (!data) return <QueryError query={query} />;
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-x-3 empty:hidden">
        {gone ? (
          <>
            <span className="min-w-0">“{gone.title}” is deleted.</span>
            <Button
              variant="secondary"
              size="sm"
              busy={save.isPending}
              onClick={() =>
                save.mutate(
                  { id: null, title: gone.title, content: gone.content, key: `undo-${gone.id}-${gone.updatedAt}` },
                  { onSuccess: () => setGone(null) },
                )
              }
            >
              Undo
            </Button>
          </>
        ) : null}
      </p>
      {data.length === 0 ? (
        <p className="text-muted">Nothing is kept yet. What you answer often can wait here.</p>
      ) : null}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {data.map((reply) => (
          <li key={reply.id} className="grid gap-2 py-3">
            <p className="font-semibold">{reply.title}</p>
            <p className="line-clamp-3 whitespace-pre-line text-muted text-sm [overflow-wrap:anywhere]">
              {reply.content}
            </p>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => onInsert(reply.content)}>
                Insert<span className="sr-only"> {reply.title}</span>
              </Button>
              <Button variant="quiet" size="sm" onClick={() => onEdit(reply)}>
                Edit<span className="sr-only"> {reply.title}</span>
              </Button>
              <Button
                variant="quiet"
                size="sm"
                busy={remove.isPending && remove.variables === reply.id}
                busyLabel="Deleting…"
                onClick={() => remove.mutate(reply.id, { onSuccess: () => setGone(reply) })}
              >
                Delete<span className="sr-only"> {reply.title}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {remove.isError ? shownMessage(remove.error) : save.isError ? shownMessage(save.error) : null}
      </p>
    </>
  );
}

type Editable = { id: number | null; title: string; content: string };

function ReplyForm({ initial, onDone }: { initial: Editable; onDone: () => void }) {
  const name = `saved-reply.${initial.id ?? "new"}`;
  const title = useDraftText(`${name}.title`, initial.title);
  const content = useDraftText(`${name}.content`, initial.content);
  const [tried, setTried] = useState(false);
  const save = useSaveReply();
  const keyOf = useCallKey();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLTextAreaElement>(null);

  function done() {
    title.forget();
    content.forget();
    onDone();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (title.text.trim() === "") first.current?.focus();
    else if (content.text.trim() === "") second.current?.focus();
    else {
      const written = { title: title.text, content: content.text };
      save.mutate({ id: initial.id, ...written, key: keyOf(JSON.stringify(written)) }, { onSuccess: done });
    }
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field label="Name" error={tried && title.text.trim() === "" ? MESSAGE_REFUSALS.title : undefined}>
        <TextInput
          ref={first}
          maxLength={MESSAGE_LIMITS.savedTitle}
          value={title.text}
          onChange={(event) => title.setText(event.target.value)}
        />
      </Field>
      <Field
        label="Reply"
        help={`Filled in for each member: ${PLACEHOLDERS.join(", ")}.`}
        error={tried && content.text.trim() === "" ? MESSAGE_REFUSALS.reply : undefined}
      >
        <TextArea
          ref={second}
          rows={6}
          maxLength={MESSAGE_LIMITS.savedContent}
          value={content.text}
          onChange={(event) => content.setText(event.target.value)}
        />
      </Field>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {save.isError ? shownMessage(save.error) : null}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending} busyLabel="Saving…">
          Keep reply
        </Button>
        <Button variant="quiet" disabled={save.isPending} onClick={done}>
          Cancel
        </Button>
      </span>
    </form>
  );
}
