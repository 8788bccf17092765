import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  CardAnswer,
  FirstWeekMark,
  HealthAnswers,
  OwnFirstWeek,
  SignedPapers,
} from "../../worker/contract/first-week";
import { api, call } from "../lib/http/api";
import { changed } from "./changed";
import { KEYS } from "./keys";

const own = api.api.user["first-week"];

export const firstWeekQuery = queryOptions({
  queryKey: KEYS.firstWeek,
  queryFn: () => call<OwnFirstWeek>(own.$get()),
});

/** Fetched on request, never cached. */
export const readSignedPapers = (): Promise<SignedPapers> => call<SignedPapers>(own.signed.$get());

export const answerCard = (json: CardAnswer): Promise<OwnFirstWeek> => call<OwnFirstWeek>(own.$put({ json }));

export const answerHealth = (json: HealthAnswers): Promise<OwnFirstWeek> =>
  call<OwnFirstWeek>(own.health.$put({ json }));

export const markFirstWeek = (mark: FirstWeekMark["mark"]): Promise<null> => call(own.marks.$put({ json: { mark } }));

/** Saves a card by one or more calls; screens show the last answer. */
export function useCardSave<Input>(save: (input: Input) => Promise<OwnFirstWeek>) {
  const client = useQueryClient();
  return useMutation({
    // Offline it fails at once, and the screen says that it is not stored.
    networkMode: "always",
    mutationFn: save,
    onSuccess: (stored) => {
      client.setQueryData(KEYS.firstWeek, stored);
      void changed(client, "firstWeek");
    },
  });
}
