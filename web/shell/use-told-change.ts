import { useChange } from "../data/use-change";
import { type ToastMessage, useToast } from "../ui/toast-context";
import { useFailureToast } from "./use-failure-toast";

type Telling<Answer, Input> = {
  told: (answer: Answer, input: Input) => Omit<ToastMessage, "tone">;
  onDone?: (answer: Answer, input: Input) => void;
  /** Told after a failure; left out where a dialog shows it. */
  failed?: string;
  failedTitle?: string;
  /** Refetches after a failure, too. */
  afterFailure?: boolean;
};

/** A change whose success, and failure where nothing else shows it, is told by a toast. */
export function useToldChange<Answer, Input = void>(
  noun: Parameters<typeof useChange>[0],
  mutationFn: (input: Input) => Promise<Answer>,
  { told, onDone, failed, failedTitle, afterFailure = false }: Telling<Answer, Input>,
) {
  const { toast } = useToast();
  const toastFailure = useFailureToast(failedTitle);
  return useChange(noun, mutationFn, {
    onDone: (answer, input) => {
      toast({ ...told(answer, input), tone: "success" });
      onDone?.(answer, input);
    },
    onFailed: (error) => (failed === undefined ? undefined : toastFailure(error, failed)),
    afterFailure,
  });
}
