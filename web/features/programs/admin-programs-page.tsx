import { CalendarRange, Plus, RotateCcw, Upload } from "lucide-react";
import { type Dispatch, type Ref, type SetStateAction, useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminProgram } from "../../../worker/contract/programs";
import { RESTORABLE_DAYS } from "../../../worker/contract/restorable";
import { filtersOf, NO_FILTERS, type ProgramFilters, useAdminPrograms } from "../../data/admin-programs";
import { plural } from "../../lib/format/format";
import { failureText } from "../../lib/http/failure-text";
import { listState } from "../../lib/http/list-state";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { NotLoaded } from "../../shell/not-loaded";
import { RowKeys } from "../../shell/row-keys";
import { ScheduleDialog } from "../../training/weeks/schedule-dialog";
import {
  DELETE_FAILED,
  useBulk,
  useDelete,
  useDuplicate,
  useRestore,
  useSchedule,
} from "../../training/weeks/use-program-changes";
import { Alert } from "../../ui/alert";
import { Button, buttonClass } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { EmptyState } from "../../ui/empty-state";
import { PageHeader } from "../../ui/page-header";
import { ShowMore } from "../../ui/show-more";
import { Skeleton } from "../../ui/skeleton";
import { AdminProgramRow } from "./admin-program-row";
import { AdminProgramsBulk } from "./admin-programs-bulk";
import { AdminProgramsFilters } from "./admin-programs-filters";
import { CopyDialog } from "./calendar/place-dialog";
import { WeeksCalendar } from "./calendar/weeks-calendar";
import { DatesDialog } from "./dates-dialog";
import { NewWeekDialog } from "./new-week-dialog";
import { NoPrograms } from "./no-programs";

export function AdminProgramsPage() {
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState(false);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Weekly Programs"
        actions={
          <>
            <Button
              variant="secondary"
              icon={<Plus aria-hidden strokeWidth={1.75} />}
              onClick={() => setBeginning(true)}
            >
              New week
            </Button>
            <Link to={addressOf("programUpload")} className={buttonClass({ variant: "secondary" })}>
              <CalendarRange aria-hidden strokeWidth={1.75} /> Upload Whole Program
            </Link>
            <Link to={addressOf("weeklyUpload")} className={buttonClass()}>
              <Upload aria-hidden strokeWidth={1.75} /> Upload Weekly Program
            </Link>
          </>
        }
      />
      <RowKeys edit />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <WeeksCalendar />
        <section aria-label="List of weeks" className="@container grid min-w-0 grid-cols-1 gap-4">
          <Programs />
        </section>
      </div>
      {beginning ? (
        <NewWeekDialog
          onClose={() => setBeginning(false)}
          onMade={({ id }) => navigate(addressOf("weeklyProgramEdit", { id }))}
        />
      ) : null}
    </div>
  );
}

/** The open dialog, and the weeks it is about. */
type Asked = { dialog: "copy" | "dates" | "schedule" | "delete"; programs: AdminProgram[] };

function Programs() {
  const [params] = useSearchParams();
  const [filters, setFilters] = useState(() => filtersOf(params));
  const query = useAdminPrograms(filters);
  const { data, isPending, isPlaceholderData } = query;
  const { more } = listState(query);
  const [asked, setAsked] = useState<Asked>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [undoable, setUndoable] = useState<number[]>([]);
  const close = (dialog: Asked["dialog"]) => setAsked((now) => (now?.dialog === dialog ? undefined : now));
  const bulk = useBulk((action, changed) => {
    setSelected(new Set());
    close("delete");
    setUndoable(action === "delete" ? changed : []);
  });
  const list = useFocusKept(data);
  const choose = (next: ProgramFilters) => {
    setFilters(next);
    setSelected(new Set());
  };
  if (isPending) return <Loading />;
  if (!data) return <NotLoaded query={query} />;
  const unfiltered = filters.search === "" && filters.status === "all";
  const chosen = data.filter(({ id }) => selected.has(id));
  return (
    <>
      <AdminProgramsFilters filters={filters} onChange={choose} />
      {undoable.length ? (
        <Deleted
          count={undoable.length}
          busy={bulk.isPending}
          onUndo={() => bulk.mutate({ ids: undoable, action: "restore" })}
        />
      ) : null}
      {data.length === 0 ? (
        <Empty unfiltered={unfiltered} status={filters.status} onClear={() => choose(NO_FILTERS)} />
      ) : (
        <div aria-busy={isPlaceholderData}>
          <AdminProgramsBulk
            shown={data.length}
            selected={chosen.length}
            deleted={filters.status === "deleted"}
            busy={bulk.isPending ? bulk.variables.action : null}
            onSelectAll={(all) => setSelected(new Set(all ? data.map(({ id }) => id) : []))}
            onCopy={() => {
              const programs = chosen.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
              setAsked({ dialog: "copy", programs });
            }}
            onAct={(action) =>
              action === "delete"
                ? setAsked({ dialog: "delete", programs: chosen })
                : bulk.mutate({ ids: chosen.map(({ id }) => id), action })
            }
          />
          <ProgramRows
            ref={list}
            programs={data}
            selected={selected}
            onSelected={setSelected}
            onAsk={(dialog, program) => setAsked({ dialog, programs: [program] })}
            onRestored={(id) => setUndoable((ids) => ids.filter((each) => each !== id))}
          />
        </div>
      )}
      {more ? <ShowMore label="Load more" size="md" {...more} /> : null}
      <ProgramDialogs asked={asked} bulk={bulk} onClose={close} onDeleted={() => setUndoable([])} />
    </>
  );
}

type ProgramRowsProps = {
  ref: Ref<HTMLUListElement>;
  programs: AdminProgram[];
  selected: ReadonlySet<number>;
  onSelected: Dispatch<SetStateAction<ReadonlySet<number>>>;
  onAsk: (dialog: Asked["dialog"], program: AdminProgram) => void;
  onRestored: (id: number) => void;
};

function ProgramRows({ ref, programs, selected, onSelected, onAsk, onRestored }: ProgramRowsProps) {
  const navigate = useNavigate();
  const restore = useRestore(({ id }) => onRestored(id));
  const duplicate = useDuplicate(({ id }) => navigate(addressOf("weeklyProgramEdit", { id })));
  return (
    <ul ref={ref} data-rows className="divide-y divide-line border-line border-y">
      {programs.map((program) => (
        <AdminProgramRow
          key={program.id}
          program={program}
          selected={selected.has(program.id)}
          onSelect={(on) =>
            onSelected((ids) => new Set(on ? [...ids, program.id] : [...ids].filter((id) => id !== program.id)))
          }
          onEditDates={() => onAsk("dates", program)}
          onSchedule={() => onAsk("schedule", program)}
          onDuplicate={() => {
            if (!duplicate.isPending) duplicate.mutate({ id: program.id, key: crypto.randomUUID() });
          }}
          onDelete={() => onAsk("delete", program)}
          onRestore={() => restore.mutate(program.id)}
        />
      ))}
    </ul>
  );
}

function Deleted({ count, busy, onUndo }: { count: number; busy: boolean; onUndo: () => void }) {
  return (
    <Alert
      live
      title={`${plural(count, "week")} deleted`}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCcw aria-hidden strokeWidth={1.75} />}
          busy={busy}
          onClick={onUndo}
        >
          Undo
        </Button>
      }
    >
      They can be brought back for {RESTORABLE_DAYS} days, under the status Deleted.
    </Alert>
  );
}

type ProgramDialogsProps = {
  asked: Asked | undefined;
  bulk: ReturnType<typeof useBulk>;
  onClose: (dialog: Asked["dialog"]) => void;
  onDeleted: () => void;
};

function ProgramDialogs({ asked, bulk, onClose, onDeleted }: ProgramDialogsProps) {
  const { dialog, programs } = asked ?? { dialog: undefined, programs: [] };
  const [first] = programs;
  return (
    <>
      {dialog === "copy" && first ? <CopyDialog whole block={programs} onClose={() => onClose("copy")} /> : null}
      {dialog === "dates" && first ? (
        <DatesDialog key={first.id} program={first} onClose={() => onClose("dates")} />
      ) : null}
      {dialog === "schedule" && first ? (
        <Scheduling key={first.id} program={first} onClose={() => onClose("schedule")} />
      ) : null}
      <DeleteDialog
        programs={dialog === "delete" ? programs : []}
        onClose={() => onClose("delete")}
        onDeleted={onDeleted}
        bulkBusy={bulk.isPending}
        onDeleteMany={(ids) => bulk.mutate({ ids, action: "delete" })}
      />
    </>
  );
}

function Scheduling({ program, onClose }: { program: AdminProgram; onClose: () => void }) {
  const schedule = useSchedule(onClose);
  const { id, title, startDate, publishAt } = program;
  return (
    <ScheduleDialog
      title={title}
      startDate={startDate}
      publishAt={publishAt}
      busy={schedule.isPending}
      error={
        schedule.isError && !isUnauthorized(schedule.error)
          ? shownMessage(schedule.error, "The schedule was not saved. Please try again.")
          : null
      }
      onClose={onClose}
      onSchedule={(at) => schedule.mutate({ id, publishAt: at })}
    />
  );
}

type DeleteDialogProps = {
  programs: AdminProgram[];
  onClose: () => void;
  onDeleted: (id: number) => void;
  bulkBusy: boolean;
  onDeleteMany: (ids: number[]) => void;
};

function DeleteDialog({ programs, onClose, onDeleted, bulkBusy, onDeleteMany }: DeleteDialogProps) {
  const remove = useDelete(onClose);
  const [only] = programs;
  const many = programs.length > 1;
  return (
    <ConfirmDialog
      open={programs.length > 0}
      onOpenChange={(open) => {
        if (open) return;
        onClose();
        remove.reset();
      }}
      title={many ? `Delete ${programs.length} weekly programs?` : "Delete weekly program?"}
      description={`${many ? "They disappear" : `${only?.title ?? "It"} disappears`} for everybody, and can be brought back for ${RESTORABLE_DAYS} days. What members have completed stays in their history.`}
      confirmLabel="Delete"
      busy={remove.isPending || bulkBusy}
      busyLabel="Deleting…"
      error={failureText(remove.error, DELETE_FAILED)}
      onConfirm={() => {
        if (many) onDeleteMany(programs.map(({ id }) => id));
        else if (only) remove.mutate(only.id, { onSuccess: () => onDeleted(only.id) });
      }}
    />
  );
}

type EmptyProps = { unfiltered: boolean; status: ProgramFilters["status"]; onClear: () => void };

function Empty({ unfiltered, status, onClear }: EmptyProps) {
  if (unfiltered) return <NoPrograms />;
  return (
    <EmptyState
      title={status === "deleted" ? "Nothing deleted" : "No week matches"}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all weeks
        </Button>
      }
    >
      {status === "deleted"
        ? `Weeks that were deleted in the last ${RESTORABLE_DAYS} days stand here.`
        : "Try other words, or another status."}
    </EmptyState>
  );
}

/**
 * Keeps the focus in the list: a deleted row takes it along, and so does "Load more" with the last page. It moves to the
 * heading or the first new row instead of the top of the page.
 */
function useFocusKept(programs: AdminProgram[] | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(programs);
  useEffect(() => {
    const previous = before.current;
    before.current = programs;
    const active = document.activeElement;
    const lost = active === document.body || active?.closest("[role=alertdialog]");
    if (!previous || !programs || !lost) return;
    // Counting would not do: the next page's first row fills the gap.
    const hasRemoved = previous.some(({ id }) => !programs.some((program) => program.id === id));
    const next = hasRemoved
      ? document.querySelector("h1")
      : list.current?.children[previous.length]?.querySelector("a");
    next?.focus({ preventScroll: true });
  }, [programs]);
  return list;
}

function Loading() {
  return (
    <div>
      <div aria-hidden className="divide-y divide-line border-line border-y">
        {["first", "second", "third"].map((key) => (
          <div key={key} className="grid gap-4 py-6 lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:items-center lg:gap-8">
            <Skeleton className="h-9 w-24" />
            <div className="grid gap-2">
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
            <Skeleton className="h-11 w-64 max-w-full" />
          </div>
        ))}
      </div>
      {/* Below the list, so that the first row is at its final position. */}
      <p role="status" className="pt-4 text-muted">
        Loading weekly programs...
      </p>
    </div>
  );
}
