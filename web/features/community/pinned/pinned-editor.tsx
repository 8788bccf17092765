import { useState } from "react";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";
import { EMPTY_PINNED, type PinnedDraft, pinnedPayload } from "./pinned-draft";
import { PinnedForm } from "./pinned-form";
import { useSavePinned } from "./pinned-queries";

/** The form of one message, or of a new one (null). */
export function PinnedEditor({ message, onClose }: { message: PinnedMessage | null; onClose: () => void }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const [draft, setDraft] = useState<PinnedDraft>(message ? draftOf(message) : EMPTY_PINNED);
  const save = useSavePinned();
  const fallback = `Failed to ${message ? "update" : "create"} pinned message`;

  function submit() {
    save.mutate(
      { id: message?.id ?? null, payload: pinnedPayload(draft) },
      {
        onSuccess: () => {
          const done = `Pinned message ${message ? "updated" : "created"} successfully!`;
          toast({ title: "Success", description: done, tone: "success" });
          onClose();
        },
        onError: (error) => toastFailure(error, fallback),
      },
    );
  }

  return (
    <PinnedForm
      mode={message ? "edit" : "create"}
      draft={draft}
      onChange={setDraft}
      onSubmit={submit}
      onCancel={onClose}
      busy={save.isPending}
      error={save.error}
      fallback={fallback}
    />
  );
}

const draftOf = ({ title, content, priority }: PinnedMessage): PinnedDraft => ({
  title,
  content,
  priority: String(priority),
});
