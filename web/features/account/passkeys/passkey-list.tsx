import { useQuery } from "@tanstack/react-query";
import { passkeysQuery } from "../../../data/passkeys";
import { shownMessage } from "../../../lib/http/request-error";
import { ErrorState } from "../../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { AddPasskey } from "./add-passkey";
import { PasskeyRow } from "./passkey-row";

export function PasskeyList() {
  const { data, isPending, isFetching, error, refetch } = useQuery(passkeysQuery);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading passkeys" className="grid gap-3">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-11 w-40" />
      </SkeletonGroup>
    );
  }
  if (error) {
    return (
      <ErrorState headingLevel={3} onRetry={() => refetch()} retrying={isFetching}>
        {shownMessage(error)}
      </ErrorState>
    );
  }
  return (
    <>
      {data.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">No passkey yet. Add one on the device you train with.</p>
      )}
      <AddPasskey />
    </>
  );
}
