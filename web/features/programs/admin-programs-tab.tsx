import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminProgram } from "../../../worker/contract/programs";
import { RESTORABLE_DAYS } from "../../../worker/contract/restorable";
import { NO_FILTERS, useAdminPrograms } from "../../data/admin-programs";
import { dayOf } from "../../lib/format/day-of";
import { exactTime, relativeTime } from "../../lib/format/format";
import { listState } from "../../lib/http/list-state";
import { usePublishes } from "../../lib/session/use-rights";
import { ConfirmChange } from "../../shell/confirm-change";
import { QueryRows } from "../../shell/query-rows";
import { DELETE_FAILED, useDelete, useRestore } from "../../training/weeks/use-program-changes";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { RestorableList } from "../../ui/restorable-list";
import { Spinner } from "../../ui/spinner";
import { NoPrograms } from "./no-programs";

/** The weeks' tab of content administration: the list, and deleting. The rest is on their own page. */
export function AdminProgramsTab() {
  const [deleting, setDeleting] = useState<AdminProgram | null>(null);
  const remove = useDelete(() => {
    setDeleting(null);
    goToList();
  });
  return (
    <section aria-labelledby="existing-programs" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="existing-programs" tabIndex={-1} className="scroll-mt-24 text-3xl">
          Weekly Programs
        </h2>
        <Link to={addressOf("adminWeeklyPrograms")} className={buttonClass({ variant: "secondary" })}>
          Manage Programs
        </Link>
      </div>
      <Programs onDelete={setDeleting} />
      <DeletedPrograms onRestored={goToList} />
      <ConfirmChange
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        title="Delete weekly program?"
        description={`“${deleting?.title ?? ""}” disappears for everybody. What members have completed stays in their history. For 30 days you can bring it back.`}
        confirmLabel="Delete"
        change={remove}
        busyLabel="Deleting…"
        failed={DELETE_FAILED}
        onConfirm={() => deleting && remove.mutate(deleting.id)}
      />
    </section>
  );
}

function Programs({ onDelete }: { onDelete: (program: AdminProgram) => void }) {
  return (
    <QueryRows
      query={useAdminPrograms()}
      waiting={
        <p role="status" className="flex min-h-96 items-start gap-3 border-line border-y py-6 text-muted">
          <Spinner />
          Loading weekly programs...
        </p>
      }
      headingLevel={3}
      empty={<NoPrograms headingLevel={3} />}
      row={(program) => <Program key={program.id} program={program} onDelete={() => onDelete(program)} />}
    />
  );
}

function Program({ program, onDelete }: { program: AdminProgram; onDelete: () => void }) {
  const publishes = usePublishes();
  const { title, description, weekNumber, status, createdAt } = program;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-8">
      <p className="font-display font-extrabold text-2xl max-sm:col-span-full">
        {weekNumber === null ? <span className="text-muted">No week</span> : `Week ${weekNumber}`}
      </p>
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-sans font-semibold text-xl">{title}</h3>
          {status === "published" ? <Badge tone="success">Published</Badge> : null}
          {status === "draft" ? <Badge tone="outline">Draft</Badge> : null}
          {status === "scheduled" ? <Badge tone="warning">Scheduled</Badge> : null}
        </div>
        {description ? <p className="line-clamp-2 max-w-prose text-muted text-sm">{description}</p> : null}
        <p className="text-muted text-sm">
          Created{" "}
          <time dateTime={createdAt} title={exactTime(createdAt)}>
            {dayOf(createdAt)}
          </time>
        </p>
      </div>
      {status === "draft" || publishes ? (
        <IconButton
          label={`Delete ${title}`}
          title="Delete"
          tone="danger"
          icon={<Trash2 aria-hidden />}
          onClick={onDelete}
        />
      ) : null}
    </li>
  );
}

/** Focuses the list, where the result shows; the focused element is gone. */
function goToList(): void {
  document.getElementById("existing-programs")?.focus({ preventScroll: true });
}

/** Deleted weeks that can be restored; nothing if there are none. */
function DeletedPrograms({ onRestored }: { onRestored: () => void }) {
  const list = useAdminPrograms({ ...NO_FILTERS, status: "deleted" });
  const restore = useRestore(onRestored);
  if (!list.data?.length) return null;
  return (
    <RestorableList
      days={RESTORABLE_DAYS}
      items={list.data.map(({ id, title, deletedAt }) => ({ id, title, deleted: <DeletedAt instant={deletedAt} /> }))}
      busy={restore.isPending ? restore.variables : null}
      onRestore={(id) => restore.mutate(id)}
      more={listState(list).more}
    />
  );
}

function DeletedAt({ instant }: { instant: string | null }) {
  return instant ? (
    <time dateTime={instant} title={exactTime(instant)}>
      deleted {relativeTime(instant)}
    </time>
  ) : null;
}
