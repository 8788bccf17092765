import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { CurrentUser } from "../../../worker/contract/account";
import type { Injury } from "../../../worker/contract/injuries";
import { withPending } from "../../../worker/contract/injury-rules";
import { injuriesQuery, removeInjury } from "../../data/injuries";
import { useChange } from "../../data/use-change";
import { useToday } from "../../lib/format/today";
import { useToast } from "../../ui/toast-context";
import {
  forgetPending,
  keepMark,
  keepWord,
  type PendingMark,
  type PendingWord,
  rememberOpen,
  sendPendingInjuries,
  usePendingInjuries,
} from "./pending-injuries";

const NONE: readonly Injury[] = [];
/** The id of an injury not sent yet. */
const UNSENT = 0;

/** Returns the member's injuries with this device's unsent changes applied, and functions to change them. */
export function useOwnInjuries(user: CurrentUser) {
  const { toast } = useToast();
  const today = useToday(user.timeZone);
  const query = useQuery(injuriesQuery);
  const { data, dataUpdatedAt } = query;
  const unsent = usePendingInjuries(user.id);
  useEffect(() => {
    if (data) rememberOpen(user.id, data, dataUpdatedAt);
  }, [data, dataUpdatedAt, user.id]);
  const open = useMemo(
    () =>
      withPending<Injury>(data?.open ?? NONE, unsent, {
        marked: ({ spot, mark }) => ({
          id: UNSENT,
          spot: spot as Injury["spot"],
          movements: mark.movements,
          since: mark.since ?? today,
          endedOn: null,
          words: [{ trend: "new", note: mark.note ?? null, localDate: today }],
        }),
        told: (injury, { trend, note, localDate }) => ({
          ...injury,
          words: [{ trend, note: note ?? null, localDate: localDate ?? today }, ...injury.words],
        }),
      }),
    [data, unsent, today],
  );
  const send = async () => {
    for (const description of await sendPendingInjuries(user)) {
      toast({ title: "Not saved", description, tone: "destructive" });
    }
  };
  const remove = useChange("injury", removeInjury, { networkMode: "always", afterFailure: true });
  return {
    query,
    today,
    open,
    ended: data?.ended ?? NONE,
    plans: data?.plans ?? [],
    /** Spots with unsent changes. */
    waiting: new Set(unsent.map(({ spot }) => spot)),
    mark: (spot: Injury["spot"], mark: PendingMark) => {
      keepMark(user.id, spot, mark);
      void send();
    },
    say: (spot: Injury["spot"], word: PendingWord) => {
      keepWord(user.id, spot, word);
      void send();
    },
    /** Deletes an injury marked by mistake; of an unsent one nothing is left. */
    takeBack: ({ id, spot }: Injury) => {
      forgetPending(user.id, spot);
      if (id !== UNSENT) remove.mutate(id);
    },
    remove,
  };
}
