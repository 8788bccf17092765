import { Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";
import type { AdminProgram } from "../../../worker/contract/programs";
import { isUnauthorized, shownMessage } from "../../lib/request-error";
import { useTitle } from "../../shell/use-title";
import { buttonClass } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { PageHeader } from "../../ui/page-header";
import { ShowMore } from "../../ui/show-more";
import { Skeleton } from "../../ui/skeleton";
import { AdminProgramRow } from "./admin-program-row";
import { useAdminPrograms } from "./admin-programs-query";
import { DatesDialog } from "./dates-dialog";
import { DELETE_FAILED, useDelete } from "./use-program-changes";

export function AdminProgramsPage() {
  useTitle("Weekly Programs");
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="Weekly Programs"
        actions={
          <Link to={PAGES.adminWeeklyUpload} className={buttonClass()}>
            <Upload aria-hidden strokeWidth={1.75} /> Upload Weekly Program
          </Link>
        }
      />
      <Programs />
    </div>
  );
}

function Programs() {
  const {
    data,
    error,
    isPending,
    isFetching,
    isFetchingNextPage,
    hasNextPage,
    fetchNextPage,
    isFetchNextPageError,
    refetch,
  } = useAdminPrograms();
  const [dating, setDating] = useState<AdminProgram>();
  const [deleting, setDeleting] = useState<AdminProgram>();
  const remove = useDelete(() => setDeleting(undefined));
  const list = useFocusKept(data);
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <ErrorState onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No Weekly Programs"
        action={
          <Link to={PAGES.adminWeeklyUpload} className={buttonClass()}>
            Upload Weekly Program
          </Link>
        }
      >
        Upload your first weekly workout program to get started.
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} className="divide-y divide-line border-line border-y">
        {data.map((program) => (
          <AdminProgramRow
            key={program.id}
            program={program}
            onEditDates={() => setDating(program)}
            onDelete={() => setDeleting(program)}
          />
        ))}
      </ul>
      {hasNextPage ? (
        <ShowMore
          label="Load more"
          size="md"
          busy={isFetchingNextPage}
          error={isFetchNextPageError ? shownMessage(error) : null}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
      {dating ? <DatesDialog key={dating.id} program={dating} onClose={() => setDating(undefined)} /> : null}
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => {
          if (open) return;
          setDeleting(undefined);
          remove.reset();
        }}
        title="Delete weekly program?"
        description={`${deleting?.title ?? "It"} disappears for everybody. What members have completed stays in their history.`}
        confirmLabel="Delete"
        busy={remove.isPending}
        busyLabel="Deleting…"
        error={remove.isError && !isUnauthorized(remove.error) ? shownMessage(remove.error, DELETE_FAILED) : undefined}
        onConfirm={() => deleting && remove.mutate(deleting.id)}
      />
    </>
  );
}

/**
 * A deleted row takes the focus with it, and so does "Load more" with the last page. The keyboard goes on from the
 * heading or from the first new row, instead of the top of the page.
 */
function useFocusKept(programs: AdminProgram[] | undefined) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(programs);
  useEffect(() => {
    const had = before.current;
    before.current = programs;
    const active = document.activeElement;
    const lost = active === document.body || active?.closest("[role=alertdialog]");
    if (!had || !programs || !lost) return;
    // Counting would not do: the next page's first row fills the gap.
    const gone = had.some(({ id }) => !programs.some((program) => program.id === id));
    const next = gone ? document.querySelector("h1") : list.current?.children[had.length]?.querySelector("a");
    next?.focus({ preventScroll: true });
  }, [programs]);
  return list;
}

function Loading() {
  return (
    <div>
      <div aria-hidden className="divide-y divide-line border-line border-y">
        {["first", "second", "third"].map((key) => (
          <div key={key} className="grid gap-4 py-6 lg:grid-cols-[8.5rem_minmax(0,1fr)_auto] lg:items-center lg:gap-8">
            <Skeleton className="h-9 w-24" />
            <div className="grid gap-2">
              <Skeleton className="h-7 w-2/3" />
              <Skeleton className="h-5 w-1/2" />
            </div>
            <Skeleton className="h-11 w-64 max-w-full" />
          </div>
        ))}
      </div>
      {/* Below, so that the first row is where the list will have it. */}
      <p role="status" className="pt-4 text-muted">
        Loading weekly programs...
      </p>
    </div>
  );
}
