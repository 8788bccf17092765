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
  /** The pages that have been read, and whether there are more. */
  pages: readonly (readonly MemberRow[])[];
  total: number | null | undefined;
  more: { busy: boolean; onMore: () => Promise<unknown> } | null;
  filters: MemberFilters;
  onFilter: (changed: Partial<MemberFilters>) => void;
  choices: ReturnType<typeof useTableChoices>;
  subscriptionOf: (user: MemberRow) => ReactNode;
};

/** The list for a wide window: a page of rows, and beside it the member who was opened. */
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
          <nav aria-label="Pages" className="flex flex-wrap items-center gap-4 text-muted text-sm">
            <span className="tabular-nums">{placeOf(pages, page, props.total)}</span>
            <Field label="Rows a page" hideLabel>
              <Select
                className="w-32"
                value={String(choices.size)}
                onChange={({ target }) => {
                  change({ size: Number(target.value) });
                  setAt(0);
                }}
                options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} rows` }))}
              />
            </Field>
            <span className="ml-auto flex gap-2">
              <Button size="sm" variant="secondary" disabled={page === 0} onClick={() => setAt(page - 1)}>
                Previous
              </Button>
              <Button
                size="sm"
                variant="secondary"
                disabled={page === pages.length - 1 && !props.more}
                busy={props.more?.busy ?? false}
                busyLabel="Next"
                onClick={() => void next()}
              >
                Next
              </Button>
            </span>
          </nav>
          {chosen.size ? <SelectionBar ids={[...chosen]} onClear={() => setChosen(new Set())} /> : null}
        </div>
        {opened ? (
          <aside
            aria-label={`About ${fullName(opened)}`}
            className="sticky top-4 grid max-h-[calc(100dvh-2rem)] grid-cols-1 content-start gap-3 self-start overflow-y-auto"
          >
            <div className="flex items-center justify-between">
              <Link
                to={addressOf("adminUser", { id: opened.id })}
                className={buttonClass({ variant: "quiet", size: "sm" })}
              >
                Open the whole page
              </Link>
              <IconButton label="Close" icon={<X aria-hidden />} onClick={() => setOpen(null)} />
            </div>
            <ul>
              <MemberCard user={opened}>
                {subscriptionOf(opened)}
                <TagsForm key={`${opened.id} ${opened.tags}`} userId={opened.id} tags={opened.tags} />
              </MemberCard>
            </ul>
          </aside>
        ) : null}
      </div>
    </div>
  );
}

/** So many columns have room beside an open member. */
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
