import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { USER_SEARCH_MAX_LENGTH } from "../../../worker/contract/billing-limits";
import { isUnauthorized, shownMessage } from "../../lib/request-error";
import { useTypedSearch } from "../../lib/use-typed-search";
import { useTitle } from "../../shell/use-title";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Field } from "../../ui/field";
import { PageHeader } from "../../ui/page-header";
import { ShowMore } from "../../ui/show-more";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { TextInput } from "../../ui/text-input";
import { UserCard } from "./admin/user-card";
import { useUsers } from "./admin/users-query";
import { configQuery } from "./billing-calls";

export function UsersPage() {
  useTitle("User Management");
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const filters = useMemo(() => ({ search }), [search]);
  const change = useCallback(
    (next: { search: string }) => setParams(next.search ? next : {}, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const [typed, setTyped] = useTypedSearch(filters, change);
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="User Management" lead="Manage member subscriptions and account details" />
      <Field label="Search by name or e-mail" className="max-w-md">
        <TextInput
          type="search"
          lead={<Search />}
          maxLength={USER_SEARCH_MAX_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Users search={search} />
    </div>
  );
}

function Users({ search }: { search: string }) {
  const config = useQuery(configQuery);
  const {
    data,
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useUsers(search);
  if (isPending) return <Loading />;
  if (!data) {
    if (isUnauthorized(error)) return null;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No Users Found">
        {search ? `Nobody has “${search}” in the name or e-mail.` : "No users have been registered yet."}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {data.map((user) => (
          <UserCard key={user.id} user={user} config={config.data ?? null} />
        ))}
      </ul>
      {hasNextPage ? (
        <ShowMore
          size="md"
          busy={isFetchingNextPage}
          error={isFetchNextPageError && !isUnauthorized(error) ? shownMessage(error) : null}
          onMore={() => void fetchNextPage()}
        />
      ) : null}
    </>
  );
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
