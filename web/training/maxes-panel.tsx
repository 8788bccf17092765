import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SetTrainingMax } from "../../worker/contract/training";
import { changed } from "../data/changed";
import { maxesQuery, setMax } from "../data/training";
import { shownMessage } from "../lib/http/request-error";
import { ErrorState } from "../ui/error-state";
import { Skeleton, SkeletonGroup } from "../ui/skeleton";
import { MaxesList } from "./maxes-list";

/** A member's training maxes: one's own, or as a coach those of the member with this id. */
export function MaxesPanel({ memberId = null }: { memberId?: string | null }) {
  const client = useQueryClient();
  const query = maxesQuery(memberId);
  const { data, error, isPending, isFetching, refetch } = useQuery(query);
  const save = useMutation({
    mutationFn: (wanted: SetTrainingMax) => setMax(memberId, wanted),
    onSuccess: (stored) => {
      client.setQueryData(query.queryKey, stored);
      return changed(client, "maxes");
    },
  });
  if (isPending) {
    return (
      <SkeletonGroup label="Loading training maximums" className="grid gap-3">
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  if (!data) {
    return (
      <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  return (
    <MaxesList
      // A stored change remounts the list, which closes the form.
      key={data.lifts.map(({ max }) => max?.at).join()}
      maxes={data}
      whose={memberId === null ? "your" : "their"}
      busy={save.isPending}
      error={save.error ? shownMessage(save.error, "The maximum was not saved.") : undefined}
      onSet={(wanted) => save.mutate(wanted)}
    />
  );
}
