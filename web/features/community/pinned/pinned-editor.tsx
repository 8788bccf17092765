import { useEffect, useState } from "react";
import { useSavePinned } from "../../../data/pinned-messages";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { useCallKey } from "../../../lib/http/use-call-key";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { isSame, type PinnedWork, pinnedPayload, pinnedStore } from "./pinned-draft";
import { PinnedForm } from "./pinned-form";

type PinnedEditorProps = {
  userId: string;
  work: PinnedWork;
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
  onDiscard: () => void;
};

/** Edits a message or writes a new one. Typed values stay in this tab until saved. */
export function PinnedEditor({ userId, work, onDirty, onSaved, onCancel, onDiscard }: PinnedEditorProps) {
  const { id, before } = work;
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const [draft, setDraft] = useState(work.draft);
  const [wasKept] = useState(!isSame(work.draft, before));
  const save = useSavePinned();
  const keyOf = useCallKey();
  const isNew = id === null;
  const fallback = `Failed to ${isNew ? "create" : "update"} pinned message`;
  const dirty = !isSame(draft, before);

  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  useEffect(() => {
    pinnedStore.save(userId, dirty ? { id, before, draft } : null);
  }, [userId, id, before, draft, dirty]);
  useUnloadGuard(dirty);

  function submit() {
    const payload = pinnedPayload(draft);
    save.mutate(
      { id, payload, key: keyOf(JSON.stringify(payload)) },
      {
        onSuccess: () => {
          const done = `Pinned message ${isNew ? "created" : "updated"} successfully!`;
          toast({ title: "Success", description: done, tone: "success" });
          onSaved();
        },
        onError: (error) => toastFailure(error, fallback),
      },
    );
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {wasKept ? <UnsavedChanges onDiscard={onDiscard}>The message below is as you left it.</UnsavedChanges> : null}
      <PinnedForm
        mode={isNew ? "create" : "edit"}
        draft={draft}
        onChange={setDraft}
        onSubmit={submit}
        onCancel={onCancel}
        busy={save.isPending}
        error={save.error}
        fallback={fallback}
      />
    </div>
  );
}
