import { useQuery } from "@tanstack/react-query";
import { passkeysQuery } from "../../../data/passkeys";
import { QueryError } from "../../../shell/query-error";
import { SkeletonGroup } from "../../../ui/skeleton";
import { AddPasskey } from "./add-passkey";
import { PasskeyRow } from "./passkey-row";

export function PasskeyList() {
  const query = useQuery(passkeysQuery);
  const { data, isPending, error } = query;
  if (isPending) {
    return <SkeletonGroup label="Loading passkeys" className="grid gap-3" bars={["h-14 w-full", "h-11 w-40"]} />;
  }
  if (error) return <QueryError query={query} headingLevel={3} />;
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
