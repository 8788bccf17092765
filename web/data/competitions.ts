import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ClubOverlay,
  Competition,
  CompetitionInput,
  Entrant,
  OverlayChangeInput,
  OwnCompetitions,
} from "../../worker/contract/competitions";
import { api, call, callPage } from "../lib/http/api";
import { pagesOf } from "../lib/http/pages-of";
import { useCallKey } from "../lib/http/use-call-key";
import { atId } from "./at-id";
import { changed } from "./changed";
import { KEYS } from "./keys";
import { changeItem } from "./lists";
import { once } from "./once";

const own = api.api.user.competitions;
const desk = api.api.admin["competition-overlay"];

export const ownCompetitionsQuery = queryOptions({
  queryKey: KEYS.competitions,
  queryFn: (): Promise<OwnCompetitions> => call<OwnCompetitions>(own.$get()),
});

/** Saves one of the member's competitions; adds it if it has no id yet. */
export function useSaveCompetition(onDone: (saved: Competition) => void) {
  const client = useQueryClient();
  const keyOf = useCallKey();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...json }: CompetitionInput & { id: number | null }) =>
      id === null
        ? call<Competition>(own.$post({ json }, once(keyOf(JSON.stringify(json)))))
        : call<Competition>(own[":id"].$put({ ...atId(id), json })),
    onSuccess: async (saved) => {
      await changed(client, "competition");
      onDone(saved);
    },
  });
}

export function useRemoveCompetition(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: number) => call<null>(own[":id"].$delete(atId(id))),
    onSuccess: async () => {
      await changed(client, "competition");
      onDone();
    },
  });
}

export const entrantsQuery = {
  ...pagesOf(KEYS.entrants, (query) => callPage<Entrant>(api.api.admin.competitions.$get({ query }))),
  staleTime: 0,
};

export const overlayQuery = queryOptions({
  queryKey: KEYS.competitionOverlay,
  queryFn: (): Promise<ClubOverlay> => call<ClubOverlay>(desk.$get()),
});

export function useOverlayChanges() {
  const client = useQueryClient();
  const options = {
    networkMode: "always",
    onSuccess: (stored: ClubOverlay) => client.setQueryData(overlayQuery.queryKey, stored),
  } as const;
  return {
    save: useMutation({
      ...options,
      mutationFn: (json: OverlayChangeInput) => call<ClubOverlay>(desk.$put({ json })),
    }),
    withdraw: useMutation({ ...options, mutationFn: () => call<ClubOverlay>(desk.$delete()) }),
  };
}

/** Sends a message that counts as the competition's good-luck wish; a retry of the same text sends one message. */
export function useWishLuck() {
  const client = useQueryClient();
  const keyOf = useCallKey();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ entrant: { id, member }, content }: { entrant: Entrant; content: string }) =>
      call(
        api.api.messages.$post(
          { json: { content, toUserId: member.id, competitionId: id } },
          once(keyOf(`${id} ${content}`)),
        ),
      ),
    onSuccess: (_answer, { entrant: { id, member } }) => {
      changeItem<Entrant>(client, KEYS.entrants, id, (row) => ({ ...row, wishedAt: new Date().toISOString() }));
      return changed(client, "message", member.id);
    },
  });
}
