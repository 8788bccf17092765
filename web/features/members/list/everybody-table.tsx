import { Download, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { MemberRow } from "../../../../worker/contract/members";
import { MEMBERS_CHOSEN_MAX, MEMBERS_COUNTED } from "../../../../worker/contract/members-limits";
import { exportQuery, type MemberFilters } from "../../../data/members";
import { saveFile } from "../../../lib/browser/save-file";
import { fullName } from "../../../lib/format/member-words";
import { api } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button, buttonClass } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";
import { MemberCard } from "../member-card";
import { MembersTable } from "./members-table";
import { SelectionBar } from "./selection-bar";
import { COLUMN_NAMES, COLUMNS, PAGE_SIZES, type useTableChoices } from "./table-choices";
import { TagsForm } from "./tags-form";

type EverybodyTableProps = {
  /** The loaded pages. */
  pages: readonly (readonly MemberRow[])[];
  total: number | null | undefined;
  more: { busy: boolean; onMore: () => Promise<unknown> } | null;
  filters: MemberFilters;
  onFilter: (changed: Partial<MemberFilters>) => void;
  choices: ReturnType<typeof useTableChoices>;
  subscriptionOf: (user: MemberRow) => ReactNode;
};

/** The list in a wide window: a page of rows, and the open member beside it. */
export function EverybodyTable(props: EverybodyTableProps) {
  const { pages, filters, onFilter, subscriptionOf } = props;
  const [choices, change] = props.choices;
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const page = Math.min(at, pages.length - 1);
  const users = pages[page] ?? [];
  const opened = users.find(({ id }) => id === open);
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (on && next.size < MEMBERS_CHOSEN_MAX) next.add(id);
      else if (!on) next.delete(id);
    }
    setChosen(next);
  };
  const next = async () => {
    if (page === pages.length - 1) await props.more?.onMore();
    setAt(page + 1);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TableOptions filters={filters} choices={props.choices} />
      <div className={opened ? "grid grid-cols-[minmax(0,1fr)_minmax(24rem,28rem)] gap-6" : "grid grid-cols-1"}>
        <div className="grid grid-cols-1 content-start gap-4">
          <MembersTable
            users={users}
            columns={opened ? choices.columns.slice(0, BESIDE) : choices.columns}
            sort={filters}
            onSort={onFilter}
            chosen={chosen}
            onChoose={choose}
            open={opened?.id ?? null}
            onOpen={(id) => setOpen(open === id ? null : id)}
          />
          <TablePages
            place={placeOf(pages, page, props.total)}
            size={choices.size}
            onSize={(size) => {
              change({ size });
              setAt(0);
            }}
            onPrevious={page === 0 ? null : () => setAt(page - 1)}
            onNext={page === pages.length - 1 && !props.more ? null : () => void next()}
            busy={props.more?.busy ?? false}
          />
          {chosen.size ? <SelectionBar ids={[...chosen]} onClear={() => setChosen(new Set())} /> : null}
        </div>
        {opened ? (
          <OpenedMember user={opened} onClose={() => setOpen(null)}>
            {subscriptionOf(opened)}
          </OpenedMember>
        ) : null}
      </div>
    </div>
  );
}

function OpenedMember({ user, onClose, children }: { user: MemberRow; onClose: () => void; children: ReactNode }) {
  return (
    <aside
      aria-label={`About ${fullName(user)}`}
      className="sticky top-4 grid max-h-[calc(100dvh-2rem)] grid-cols-1 content-start gap-3 self-start overflow-y-auto"
    >
      <div className="flex items-center justify-between">
        <Link to={addressOf("adminUser", { id: user.id })} className={buttonClass({ variant: "quiet", size: "sm" })}>
          Open the whole page
        </Link>
        <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
      </div>
      <ul>
        <MemberCard user={user}>
          {children}
          <TagsForm key={`${user.id} ${user.tags}`} userId={user.id} tags={user.tags} />
        </MemberCard>
      </ul>
    </aside>
  );
}

type TablePagesProps = {
  place: string;
  size: number;
  onSize: (size: number) => void;
  /** Null on the first page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  busy: boolean;
};

function TablePages({ place, size, onSize, onPrevious, onNext, busy }: TablePagesProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-4 text-muted text-sm">
      <span className="tabular-nums">{place}</span>
      <Field label="Rows a page" hideLabel>
        <Select
          className="w-32"
          value={String(size)}
          onChange={({ target }) => onSize(Number(target.value))}
          options={PAGE_SIZES.map((each) => ({ value: String(each), label: `${each} rows` }))}
        />
      </Field>
      <span className="ml-auto flex gap-2">
        <Button size="sm" variant="secondary" disabled={!onPrevious} onClick={() => onPrevious?.()}>
          Previous
        </Button>
        <Button
          size="sm"
          variant="secondary"
          disabled={!onNext}
          busy={busy}
          busyLabel="Next"
          onClick={() => onNext?.()}
        >
          Next
        </Button>
      </span>
    </nav>
  );
}

/** The number of columns that fit beside an open member. */
const BESIDE = 3;

function placeOf(pages: EverybodyTableProps["pages"], page: number, total: number | null | undefined): string {
  const before = pages.slice(0, page).reduce((sum, each) => sum + each.length, 0);
  const here = `${before + 1} to ${before + (pages[page]?.length ?? 0)}`;
  if (!total) return here;
  return `${here} of ${total > MEMBERS_COUNTED ? `more than ${MEMBERS_COUNTED}` : total}`;
}

function TableOptions({ filters, choices }: Pick<EverybodyTableProps, "filters" | "choices">) {
  const [{ columns }, change] = choices;
  const [open, setOpen] = useState(false);
  const toastFailure = useFailureToast();
  const save = () =>
    saveFile(api.api.admin.members.export.$get({ query: exportQuery(filters) })).catch((error: unknown) =>
      toastFailure(error, "The list could not be saved."),
    );
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={buttonClass({ variant: "quiet", size: "sm" })}>Columns</summary>
        <fieldset hidden={!open} className="flex flex-wrap gap-x-6">
          <legend className="sr-only">Columns that are shown</legend>
          {(open ? COLUMNS : []).map((column) => (
            <Checkbox
              key={column}
              label={COLUMN_NAMES[column]}
              checked={columns.includes(column)}
              onChange={({ target }) =>
                change({
                  columns: COLUMNS.filter((each) => (each === column ? target.checked : columns.includes(each))),
                })
              }
            />
          ))}
        </fieldset>
      </details>
      <Button size="sm" variant="quiet" icon={<Download aria-hidden strokeWidth={1.75} />} onClick={() => void save()}>
        Export this list
      </Button>
    </div>
  );
}
