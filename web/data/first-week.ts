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

/** Asked when somebody wants the paper, and kept nowhere. */
export const readSignedPapers = (): Promise<SignedPapers> => call<SignedPapers>(own.signed.$get());

export const answerCard = (json: CardAnswer): Promise<OwnFirstWeek> => call<OwnFirstWeek>(own.$put({ json }));

export const answerHealth = (json: HealthAnswers): Promise<OwnFirstWeek> =>
  call<OwnFirstWeek>(own.health.$put({ json }));

export const markFirstWeek = (mark: FirstWeekMark["mark"]): Promise<null> => call(own.marks.$put({ json: { mark } }));

/** Stores one card by whatever calls it takes; what is stored last is what the screens show. */
export function useCardSave<Input>(save: (input: Input) => Promise<OwnFirstWeek>) {
  const client = useQueryClient();
  return useMutation({
    // What was typed stays on the screen, which says at once that it is not stored.
    networkMode: "always",
    mutationFn: save,
    onSuccess: (stored) => {
      client.setQueryData(KEYS.firstWeek, stored);
      void changed(client, "firstWeek");
    },
  });
}
