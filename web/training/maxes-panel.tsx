import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SetTrainingMax } from "../../worker/contract/training";
import { changed } from "../data/changed";
import { maxesQuery, setMax } from "../data/training";
import { shownMessage } from "../lib/http/request-error";
import { NotLoaded } from "../shell/not-loaded";
import { MaxesList } from "./maxes-list";

/** A member's training maxes: one's own, or as a coach those of the member with this id. */
export function MaxesPanel({ memberId = null }: { memberId?: string | null }) {
  const client = useQueryClient();
  const { queryKey, ...options } = maxesQuery(memberId);
  const query = useQuery({ queryKey, ...options });
  const { data } = query;
  const save = useMutation({
    mutationFn: (wanted: SetTrainingMax) => setMax(memberId, wanted),
    onSuccess: (stored) => {
      client.setQueryData(queryKey, stored);
      return changed(client, "maxes");
    },
  });
  if (!data) {
    return <NotLoaded query={query} headingLevel={3} label="Loading training maximums" bars={["h-12 w-full"]} />;
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
