import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { MemberRow } from "../../../../worker/contract/members";
import type { MemberOrder } from "../../../../worker/contract/members-limits";
import type { MemberFilters } from "../../../data/members";
import { dayOf } from "../../../lib/format/day-of";
import { calendarDay, exactTime } from "../../../lib/format/format";
import { fullName, ROLE_NAMES, statusBadge } from "../../../lib/format/member-words";
import { Badge } from "../../../ui/badge";
import { Checkbox } from "../../../ui/checkbox";
import { cx } from "../../../ui/cx";
import { COLUMN_NAMES, type Column } from "./table-choices";

type MembersTableProps = {
  users: readonly MemberRow[];
  columns: readonly Column[];
  sort: Pick<MemberFilters, "sort" | "dir">;
  onSort: (sort: Pick<MemberFilters, "sort" | "dir">) => void;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], chosen: boolean) => void;
  open: string | null;
  onOpen: (id: string) => void;
};

/** Members as rows of 44 px that can be sorted, selected and opened. */
export function MembersTable(props: MembersTableProps) {
  const { users, columns, chosen, onChoose, open, onOpen } = props;
  const ids = users.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">Members</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="w-11 pl-2">
              <Checkbox
                label="Choose all on this page"
                hideLabel
                checked={count > 0 && count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                onChange={({ target }) => onChoose(ids, target.checked)}
              />
            </th>
            <SortHead order="name" {...props}>
              Name
            </SortHead>
            {columns.map((column) => {
              const order = ORDER_OF[column];
              return order ? (
                <SortHead key={column} order={order} {...props}>
                  {COLUMN_NAMES[column]}
                </SortHead>
              ) : (
                <th key={column} scope="col" className={HEAD}>
                  {COLUMN_NAMES[column]}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr
              key={user.id}
              className={cx(
                "h-11 border-line border-b transition-colors hover:bg-sunken",
                open === user.id || chosen.has(user.id) ? "bg-sunken" : null,
              )}
            >
              <td className="pl-2">
                <Checkbox
                  label={`Choose ${fullName(user)}`}
                  hideLabel
                  checked={chosen.has(user.id)}
                  onChange={({ target }) => onChoose([user.id], target.checked)}
                />
              </td>
              <th scope="row" className="max-w-64 py-0 pr-4 font-normal">
                <button
                  type="button"
                  aria-expanded={open === user.id}
                  onClick={() => onOpen(user.id)}
                  className="block min-h-11 w-full min-w-0 truncate text-left font-semibold hover:text-accent"
                  title={user.email}
                >
                  {fullName(user)}
                </button>
              </th>
              {columns.map((column) => (
                <td key={column} className="py-0 pr-4 tabular-nums">
                  {CELLS[column](user)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const HEAD = "h-11 py-0 pr-4 font-medium text-muted whitespace-nowrap";
const ORDER_OF: Partial<Record<Column, MemberOrder>> = { joined: "joined", trained: "active" };

type SortHeadProps = Pick<MembersTableProps, "sort" | "onSort"> & { order: MemberOrder; children: ReactNode };

/** Sorts by a column; pressed again, in the other direction. */
function SortHead({ order, sort, onSort, children }: SortHeadProps) {
  const isSorted = (sort.sort || "joined") === order;
  const first = order === "name" ? "asc" : "desc";
  const dir = isSorted ? sort.dir || first : null;
  const next = dir === first ? (first === "asc" ? "desc" : "asc") : "";
  return (
    <th scope="col" aria-sort={dir === null ? undefined : dir === "asc" ? "ascending" : "descending"} className={HEAD}>
      <button
        type="button"
        className={cx("inline-flex min-h-11 items-center gap-1 hover:text-ink", isSorted && "text-ink")}
        onClick={() => onSort({ sort: order === "joined" ? "" : order, dir: next })}
      >
        {children}
        {dir === "asc" ? <ArrowUp aria-hidden className="size-4" /> : null}
        {dir === "desc" ? <ArrowDown aria-hidden className="size-4" /> : null}
      </button>
    </th>
  );
}

const PLANS = { monthly: "Monthly", annual: "Annual" } as const;
const NOTHING = <span className="text-muted">–</span>;

const CELLS: Record<Column, (user: MemberRow) => ReactNode> = {
  status: (user) => {
    if (user.role !== "user") return NOTHING;
    const now = Date.now();
    const isOwn = !user.stripeSubscriptionId || user.subscriptionStatus === "canceled";
    if (isOwn && user.freeUntil && Date.parse(user.freeUntil) > now) {
      return <Badge tone="success">Free time</Badge>;
    }
    if (!user.stripeSubscriptionId && user.subscriptionStatus === "trialing" && user.currentPeriodEnd) {
      return Date.parse(user.currentPeriodEnd) > now ? (
        <Badge tone="accent">On trial</Badge>
      ) : (
        <Badge tone="outline">Trial ended</Badge>
      );
    }
    const { label, tone } = user.cancelAtPeriodEnd
      ? { label: "Cancelling", tone: "warning" as const }
      : statusBadge(user);
    return <Badge tone={tone}>{label}</Badge>;
  },
  plan: ({ subscriptionPlan }) => (subscriptionPlan ? PLANS[subscriptionPlan] : NOTHING),
  free: ({ freeUntil }) => (freeUntil ? <Day at={freeUntil} /> : NOTHING),
  joined: ({ createdAt }) => <Day at={createdAt} />,
  trained: ({ lastTrainedOn }) =>
    lastTrainedOn ? (
      <time dateTime={lastTrainedOn} className="whitespace-nowrap">
        {calendarDay(lastTrainedOn)}
      </time>
    ) : (
      <span className="text-muted">Never</span>
    ),
  streak: ({ streak }) => (streak > 0 ? streak : NOTHING),
  tags: ({ tags }) => (
    <span className="block max-w-48 truncate" title={tags.join(", ")}>
      {tags.length ? tags.join(", ") : NOTHING}
    </span>
  ),
  role: ({ role }) => ROLE_NAMES[role],
};

const Day = ({ at }: { at: string }) => (
  <time dateTime={at} title={exactTime(at)} className="whitespace-nowrap">
    {dayOf(at)}
  </time>
);
