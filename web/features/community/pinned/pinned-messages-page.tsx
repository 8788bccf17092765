import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { useAdminPinned, useDeletePinned } from "../../../data/pinned-messages";
import { isUnauthorized } from "../../../lib/http/request-error";
import { useSession } from "../../../lib/session/session";
import { DeleteDialog } from "../../../shell/delete-dialog";
import { QueryError } from "../../../shell/query-error";
import { Button } from "../../../ui/button";
import { DiscardChanges } from "../../../ui/discard-changes";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../../ui/skeleton";
import { TooltipProvider } from "../../../ui/tooltip";
import { EMPTY_PINNED, type PinnedDraft, type PinnedWork, pinnedStore } from "./pinned-draft";
import { PinnedEditor } from "./pinned-editor";
import { PinnedRow } from "./pinned-row";

/** What the form edits. A new number for each opening resets it. */
type Opened = { number: number; work: PinnedWork } | null;

export function PinnedMessagesPage() {
  const session = useSession();
  return session.state === "signed-in" ? <Page userId={session.user.id} /> : null;
}

function Page({ userId }: { userId: string }) {
  const [open, setOpen] = useState<Opened>(() => {
    const storedWork = pinnedStore.read(userId);
    return storedWork ? { number: 0, work: storedWork } : null;
  });
  const [dirty, setDirty] = useState(open !== null);
  const [leaving, setLeaving] = useState<{ to: PinnedWork | null } | null>(null);
  const create = useRef<HTMLButtonElement>(null);

  function go(work: PinnedWork | null) {
    pinnedStore.save(userId, null);
    // The button is disabled while the form is open: it must be enabled before it can be focused.
    flushSync(() => {
      setLeaving(null);
      setDirty(false);
      setOpen(work && { number: (open?.number ?? 0) + 1, work });
    });
    if (!work) create.current?.focus({ preventScroll: true });
  }
  const leaveTo = (to: PinnedWork | null) => (dirty ? setLeaving({ to }) : go(to));

  return (
    <TooltipProvider>
      <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
        <PageHeader
          title="Pinned Messages"
          lead="What stands above the community for everybody, highest priority first."
          actions={
            <Button
              ref={create}
              disabled={open?.work.id === null}
              icon={<Plus aria-hidden strokeWidth={1.75} />}
              onClick={() => leaveTo({ id: null, before: EMPTY_PINNED, draft: EMPTY_PINNED })}
            >
              Create Message
            </Button>
          }
        />
        {open ? (
          <PinnedEditor
            key={open.number}
            userId={userId}
            work={open.work}
            onDirty={setDirty}
            onSaved={() => go(null)}
            onCancel={() => leaveTo(null)}
            onDiscard={() => go(null)}
          />
        ) : null}
        <Messages
          onEdit={(message) => {
            const draft = draftOf(message);
            leaveTo({ id: message.id, before: draft, draft });
          }}
          onDeleted={(id) => {
            if (open?.work.id === id) go(null);
            else create.current?.focus({ preventScroll: true });
          }}
        />
        <DiscardChanges
          open={leaving !== null}
          onKeep={() => setLeaving(null)}
          onDiscard={() => leaving && go(leaving.to)}
        />
      </div>
    </TooltipProvider>
  );
}

const draftOf = ({ title, content, priority }: PinnedMessage): PinnedDraft => ({
  title,
  content,
  priority: String(priority),
});

type MessagesProps = { onEdit: (message: PinnedMessage) => void; onDeleted: (id: number) => void };

function Messages({ onEdit, onDeleted }: MessagesProps) {
  const query = useAdminPinned();
  const { data, error, isPending } = query;
  const [deleting, setDeleting] = useState<PinnedMessage | null>(null);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading pinned messages" className="divide-y divide-line border-line border-y">
        {["first", "second"].map((key) => (
          <div key={key} className="grid max-w-prose gap-3 py-7">
            <Skeleton className="h-7 w-64 max-w-full" />
            <SkeletonText lines={3} />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (!data) {
    if (isUnauthorized(error)) return null;
    return <QueryError query={query} />;
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="No pinned messages">
          Pin what everybody should know: a heavy week, a seminar, how to send a form check.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {data.map((message) => (
            <PinnedRow
              key={message.id}
              message={message}
              onEdit={() => onEdit(message)}
              onDelete={() => setDeleting(message)}
            />
          ))}
        </ul>
      )}
      <DeletePinned message={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
    </>
  );
}

type DeletePinnedProps = {
  message: PinnedMessage | null;
  onClose: () => void;
  onDeleted: (id: number) => void;
};

function DeletePinned({ message, onClose, onDeleted }: DeletePinnedProps) {
  // The dialog keeps its text while it fades out.
  const [shown, setShown] = useState(message);
  if (message && message !== shown) setShown(message);
  return (
    <DeleteDialog
      thing={message}
      title={`Delete “${shown?.title ?? ""}”?`}
      description="Are you sure you want to delete this pinned message? This action cannot be undone."
      remove={useDeletePinned()}
      deleted={{ title: "Success", description: "Pinned message deleted successfully!" }}
      failed="Failed to delete pinned message"
      onClose={onClose}
      onDeleted={({ id }) => {
        onClose();
        onDeleted(id);
      }}
    />
  );
}
