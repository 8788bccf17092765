import { type FormEvent, useState } from "react";
import type { MemberNote } from "../../../../worker/contract/members";
import { NOTE_MAX_LENGTH } from "../../../../worker/contract/members-limits";
import { useNoteChanges, useNotes } from "../../../data/member-notes";
import { exactTime } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { useCallKey } from "../../../lib/http/use-call-key";
import { useDraftText } from "../../../lib/offline/use-draft-text";
import { ConfirmChange } from "../../../shell/confirm-change";
import { QueryRows } from "../../../shell/query-rows";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TextArea } from "../../../ui/text-area";

/** Admins' notes about a member, who never sees them. */
export function MemberNotes({ memberId, name }: { memberId: string; name: string }) {
  const query = useNotes(memberId);
  const { add, change, remove } = useNoteChanges(memberId);
  const fresh = useDraftText(`member-note.${memberId}`, "");
  const keyOf = useCallKey();
  const [editing, setEditing] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<MemberNote | null>(null);
  return (
    <div className="grid grid-cols-1 gap-6">
      <NoteForm
        label="New note"
        help={`${name} never sees these; every admin does.`}
        text={fresh.text}
        onText={fresh.setText}
        submit="Add note"
        busy={add.isPending}
        error={failureText(add.error, "The note was not saved. Please try again.")}
        onSubmit={() => {
          const content = fresh.text.trim();
          add.mutate({ content, key: keyOf(content) }, { onSuccess: fresh.forget });
        }}
      />
      <QueryRows
        query={query}
        waiting={<SkeletonGroup className="grid gap-3" label="Loading notes" bars={["h-16 w-full"]} />}
        headingLevel={3}
        empty={<p className="text-muted">No notes yet.</p>}
        row={(note) => (
          <li key={note.id} className="grid gap-2 py-4">
            {editing === note.id ? (
              <EditNote
                note={note}
                busy={change.isPending}
                error={failureText(change.error, "The note was not saved. Please try again.")}
                onSave={(content, onSaved) =>
                  change.mutate(
                    { id: note.id, content },
                    {
                      onSuccess: () => {
                        onSaved();
                        setEditing(null);
                      },
                    },
                  )
                }
                onCancel={() => {
                  setEditing(null);
                  change.reset();
                }}
              />
            ) : (
              <ShownNote note={note} change={change} setEditing={setEditing} setDeleting={setDeleting} />
            )}
          </li>
        )}
      />
      <DeleteNoteDialog deleting={deleting} setDeleting={setDeleting} remove={remove} />
    </div>
  );
}

type ShownNoteProps = Pick<ReturnType<typeof useNoteChanges>, "change"> & {
  note: MemberNote;
  setEditing: (id: number) => void;
  setDeleting: (note: MemberNote) => void;
};

function ShownNote({ note, change, setEditing, setDeleting }: ShownNoteProps) {
  return (
    <>
      <p className="whitespace-pre-wrap">{note.content}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-muted text-sm">
          {note.author?.name ?? "Former admin"}, <time dateTime={note.createdAt}>{exactTime(note.createdAt)}</time>
          {note.updatedAt === note.createdAt ? null : ", edited"}
        </p>
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              change.reset();
              setEditing(note.id);
            }}
          >
            Edit<span className="sr-only"> note of {exactTime(note.createdAt)}</span>
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setDeleting(note)}>
            Delete<span className="sr-only"> note of {exactTime(note.createdAt)}</span>
          </Button>
        </div>
      </div>
    </>
  );
}

type DeleteNoteDialogProps = Pick<ReturnType<typeof useNoteChanges>, "remove"> & {
  deleting: MemberNote | null;
  setDeleting: (note: null) => void;
};

function DeleteNoteDialog({ deleting, setDeleting, remove }: DeleteNoteDialogProps) {
  return (
    <ConfirmChange
      open={deleting !== null}
      onClose={() => setDeleting(null)}
      title="Delete note?"
      description="It is gone for every admin, and cannot be brought back."
      confirmLabel="Delete"
      change={remove}
      busyLabel="Deleting…"
      failed="The note was not deleted. Please try again."
      onConfirm={() => deleting && remove.mutate(deleting.id, { onSuccess: () => setDeleting(null) })}
    />
  );
}

type EditNoteProps = {
  note: MemberNote;
  busy: boolean;
  error: string | undefined;
  onSave: (content: string, onSaved: () => void) => void;
  onCancel: () => void;
};

function EditNote({ note, busy, error, onSave, onCancel }: EditNoteProps) {
  const { text, setText, forget } = useDraftText(`edited-note.${note.id}`, note.content);
  return (
    <NoteForm
      label="Edit note"
      text={text}
      onText={setText}
      submit="Save note"
      busy={busy}
      error={error}
      onSubmit={() => onSave(text.trim(), forget)}
      onCancel={() => {
        forget();
        onCancel();
      }}
    />
  );
}

type NoteFormProps = {
  label: string;
  help?: string;
  text: string;
  onText: (text: string) => void;
  submit: string;
  busy: boolean;
  error: string | undefined;
  onSubmit: () => void;
  onCancel?: () => void;
};

function NoteForm({ label, help, text, onText, submit, busy, error, onSubmit, onCancel }: NoteFormProps) {
  const [missing, setMissing] = useState(false);
  function send(event: FormEvent) {
    event.preventDefault();
    setMissing(!text.trim());
    if (text.trim()) onSubmit();
  }
  return (
    <form onSubmit={send} className="grid grid-cols-1 gap-3" noValidate>
      <Field
        label={label}
        {...(help ? { help } : {})}
        error={missing && !text.trim() ? "Write something first." : error}
      >
        <TextArea
          rows={3}
          grow
          maxLength={NOTE_MAX_LENGTH}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Saving…">
          {submit}
        </Button>
        {onCancel ? (
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
