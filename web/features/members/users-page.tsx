import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ComponentType, useCallback, useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import type { AdminUser } from "../../../worker/contract/billing";
import { USER_SEARCH_MAX_LENGTH } from "../../../worker/contract/billing-limits";
import type { MemberRow } from "../../../worker/contract/members";
import { ATTENTION_KINDS, MEMBER_STATUSES, MEMBERS_COUNTED } from "../../../worker/contract/members-limits";
import { exportQuery, filtersOf, type MemberFilters, memberTagsQuery, useMembers } from "../../data/members";
import { plural } from "../../lib/format/format";
import { ROLE_NAMES } from "../../lib/format/member-words";
import { useTypedSearch } from "../../lib/forms/use-typed-search";
import { listState } from "../../lib/http/list-state";
import { Button, buttonClass } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Field } from "../../ui/field";
import { useFoldedFilters } from "../../ui/folded-filters";
import { GrowingList } from "../../ui/growing-list";
import { PageHeader } from "../../ui/page-header";
import { Select } from "../../ui/select";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TextInput } from "../../ui/text-input";
import { useWide } from "../../ui/use-wide";
import { AttentionBar } from "./attention-bar";
import { EverybodyTable } from "./list/everybody-table";
import { SavedFilters } from "./list/saved-filters";
import { useTableChoices } from "./list/table-choices";
import { MemberCard } from "./member-card";
import { STATUS_NAMES } from "./status-names";
import { WaitingList } from "./waiting-list";

type UsersPageProps = {
  /** An account's subscription with its actions. */
  Subscription: ComponentType<{ user: AdminUser }>;
};

export function UsersPage({ Subscription }: UsersPageProps) {
  const [params] = useSearchParams();
  const attention = ATTENTION_KINDS.find((each) => each === params.get("attention"));
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader
        title="User Management"
        lead="Manage member subscriptions and account details"
        actions={
          <Link to={addressOf("adminMemberImport")} className={buttonClass({ variant: "secondary" })}>
            Import members
          </Link>
        }
      />
      <AttentionBar open={attention} />
      {attention ? <WaitingList key={attention} kind={attention} /> : <Everybody Subscription={Subscription} />}
    </div>
  );
}

function Everybody({ Subscription }: UsersPageProps) {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const go = useCallback(
    (query: Record<string, string> | string) => setParams(query, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const change = useCallback(
    (changed: Partial<MemberFilters>) => {
      // Read from the address, which may be newer than the render: two quick choices both count.
      const next = { ...filtersOf(new URLSearchParams(window.location.search)), ...changed };
      go(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== "")));
    },
    [go],
  );
  const changeSearch = useCallback(({ search }: MemberFilters) => change({ search }), [change]);
  const [typed, setTyped] = useTypedSearch(filters, changeSearch);
  const choices = useTableChoices();
  const [{ saved, size }, choose] = choices;
  const wide = useWide("64rem");
  const { query, pages, total } = useMembers(filters, size);
  const filtered = [filters.search, filters.status, filters.role, filters.tag].some((each) => each !== "");
  return (
    <>
      <MemberFilterFields typed={typed} setTyped={setTyped} filters={filters} change={change} />
      <SavedFilters
        saved={saved}
        query={new URLSearchParams(exportQuery(filters)).toString()}
        onOpen={go}
        onChange={(next) => choose({ saved: next })}
      />
      {query.isPending ? (
        <Loading />
      ) : (
        <div className="grid grid-cols-1 gap-4" aria-busy={query.isPlaceholderData}>
          <p role="status" className="text-muted empty:hidden">
            {total ? `${counted(total)}${filtered ? " found" : ""}` : null}
          </p>
          {wide && pages.length ? (
            <EverybodyTable
              key={JSON.stringify([filters, size])}
              pages={pages}
              total={total}
              more={query.hasNextPage ? { busy: query.isFetchingNextPage, onMore: () => query.fetchNextPage() } : null}
              filters={filters}
              onFilter={change}
              choices={choices}
              subscriptionOf={(user) => <Subscription user={user} />}
            />
          ) : (
            <MemberCards
              list={listState(query)}
              filters={filters}
              filtered={filtered}
              onShowAll={() => {
                setTyped("");
                change({ search: "", status: "", role: "", tag: "" });
              }}
              Subscription={Subscription}
            />
          )}
        </div>
      )}
    </>
  );
}

type MemberCardsProps = UsersPageProps & {
  list: ReturnType<typeof listState<MemberRow>>;
  filters: MemberFilters;
  filtered: boolean;
  onShowAll: () => void;
};

/** The list in a narrow window, and its empty states. */
function MemberCards({ list, filters, filtered, onShowAll, Subscription }: MemberCardsProps) {
  return (
    <GrowingList
      {...list}
      empty={
        <EmptyState
          title="No Users Found"
          action={
            filtered ? (
              <Button variant="secondary" onClick={onShowAll}>
                Show everybody
              </Button>
            ) : null
          }
        >
          {filtered ? nobody(filters) : "No users have been registered yet."}
        </EmptyState>
      }
    >
      {(users) => (
        <ul className="grid grid-cols-1 gap-4">
          {users.map((user) => (
            <MemberCard key={user.id} user={user}>
              <Subscription user={user} />
            </MemberCard>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

type MemberFilterFieldsProps = {
  typed: string;
  setTyped: (next: string) => void;
  filters: MemberFilters;
  change: (changed: Partial<MemberFilters>) => void;
};

function MemberFilterFields({ typed, setTyped, filters, change }: MemberFilterFieldsProps) {
  const tags = useQuery(memberTagsQuery).data ?? [];
  const chosen = [filters.status, filters.role, filters.tag, filters.sort].filter(Boolean).length;
  const folded = useFoldedFilters(chosen);
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      <Field label="Search by name or e-mail">
        <TextInput
          type="search"
          lead={<Search />}
          maxLength={USER_SEARCH_MAX_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {folded.button}
      <Field id={folded.id} label="Status" className={folded.className}>
        <Select
          value={filters.status}
          onChange={(event) => change({ status: event.target.value as MemberFilters["status"] })}
          options={[
            { value: "", label: "All" },
            ...MEMBER_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] })),
          ]}
        />
      </Field>
      <Field label="Role" className={folded.className}>
        <Select
          value={filters.role}
          onChange={(event) => change({ role: event.target.value as MemberFilters["role"] })}
          options={[
            { value: "", label: "All" },
            ...(["user", "coach", "admin"] as const).map((value) => ({ value, label: ROLE_NAMES[value] })),
          ]}
        />
      </Field>
      <Field label="Tag" className={folded.className}>
        <Select
          value={filters.tag}
          onChange={({ target }) => change({ tag: target.value })}
          options={[
            { value: "", label: "All" },
            ...(tags.includes(filters.tag) || !filters.tag ? tags : [filters.tag, ...tags]).map((value) => ({
              value,
              label: value,
            })),
          ]}
        />
      </Field>
      <Field label="Order" className={folded.className}>
        <Select
          value={filters.sort || "joined"}
          onChange={({ target }) =>
            change({ sort: target.value === "joined" ? "" : (target.value as MemberFilters["sort"]), dir: "" })
          }
          options={ORDERS}
        />
      </Field>
    </search>
  );
}

const ORDERS = [
  { value: "joined", label: "Newest first" },
  { value: "name", label: "Name" },
  { value: "active", label: "Last trained first" },
] as const;

const counted = (total: number) =>
  total > MEMBERS_COUNTED ? `More than ${plural(MEMBERS_COUNTED, "user")}` : plural(total, "user");

function nobody({ search, status, role, tag }: MemberFilters): string {
  if (search && !status && !role && !tag) return `Nobody has “${search}” in the name or e-mail.`;
  return "Nobody fits the search and the filters together.";
}

function Loading() {
  return (
    <SkeletonGroup label="Loading users" className="grid gap-4">
      {["first", "second", "third"].map((key) => (
        <div key={key} className="grid gap-5 rounded-md border border-line bg-raised p-5 sm:p-6">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-11 w-72 max-w-full" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
