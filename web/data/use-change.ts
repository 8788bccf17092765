import { type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { changed, type NounOfOne, type PlainNoun } from "./changed";

type ChangeOptions<Answer, Input> = Pick<UseMutationOptions<Answer, Error, Input>, "networkMode"> & {
  /** Runs before the refetch, which may remove the changed row and with it the row's own callbacks. */
  onDone?: (answer: Answer, input: Input) => void;
  onFailed?: (error: Error, input: Input) => void;
  /** Refetches after a failure, too: another admin may have been faster. */
  afterFailure?: boolean;
};

/** A mutation that invalidates the queries of a noun, and is done once those on screen are refetched. */
export function useChange<Answer, Input = void>(
  noun: PlainNoun | readonly [noun: NounOfOne, id: string],
  mutationFn: (input: Input) => Promise<Answer>,
  { onDone, onFailed, afterFailure = false, ...options }: ChangeOptions<Answer, Input> = {},
) {
  const client = useQueryClient();
  const refetch = () => (typeof noun === "string" ? changed(client, noun) : changed(client, ...noun));
  return useMutation({
    ...options,
    mutationFn,
    onSuccess: (answer, input) => {
      onDone?.(answer, input);
      return refetch();
    },
    onError: (error, input) => {
      onFailed?.(error, input);
      return afterFailure ? refetch() : undefined;
    },
  });
}
