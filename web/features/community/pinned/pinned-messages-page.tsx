import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PinnedMessage } from "../../../../worker/contract/community";
import { isUnauthorized, shownMessage } from "../../../lib/request-error";
import { useTitle } from "../../../shell/use-title";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../../ui/skeleton";
import { TooltipProvider } from "../../../ui/tooltip";
import { DeletePinned } from "./delete-pinned";
import { PinnedEditor } from "./pinned-editor";
import { useAdminPinned } from "./pinned-queries";
import { PinnedRow } from "./pinned-row";

/** What the form is for; nothing while it is closed. */
type Open = { mode: "create" } | { mode: "edit"; message: PinnedMessage } | null;

export function PinnedMessagesPage() {
  useTitle("Pinned Messages");
  const [open, setOpen] = useState<Open>(null);
  const create = useRef<HTMLButtonElement>(null);

  function close() {
    // The button is off while the form is open: it has to be on again before it takes the focus.
    flushSync(() => setOpen(null));
    create.current?.focus({ preventScroll: true });
  }

  return (
    <TooltipProvider>
      <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
        <PageHeader
          title="Pinned Messages"
          lead="What stands above the community for everybody, highest priority first."
          actions={
            <Button
              ref={create}
              disabled={open?.mode === "create"}
              icon={<Plus aria-hidden strokeWidth={1.75} />}
              onClick={() => setOpen({ mode: "create" })}
            >
              Create Message
            </Button>
          }
        />
        {open ? (
          <PinnedEditor
            key={open.mode === "edit" ? open.message.id : "new"}
            message={open.mode === "edit" ? open.message : null}
            onClose={close}
          />
        ) : null}
        <Messages
          onEdit={(message) => setOpen({ mode: "edit", message })}
          onDeleted={(id) => {
            if (open?.mode === "edit" && open.message.id === id) setOpen(null);
            create.current?.focus({ preventScroll: true });
          }}
        />
      </div>
    </TooltipProvider>
  );
}

type MessagesProps = { onEdit: (message: PinnedMessage) => void; onDeleted: (id: number) => void };

function Messages({ onEdit, onDeleted }: MessagesProps) {
  const { data, error, isPending, isFetching, refetch } = useAdminPinned();
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
    return (
      <ErrorState onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
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
