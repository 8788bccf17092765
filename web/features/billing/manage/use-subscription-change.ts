import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Subscription } from "../../../../worker/contract/billing";
import { refreshMembership, subscriptionQuery } from "../../../data/billing";
import { isUnauthorized } from "../../../lib/http/request-error";
import { type ToastMessage, useToast } from "../../../ui/toast-context";

type Change<Input> = {
  send: (input: Input) => Promise<Subscription>;
  done: ToastMessage;
  /** Toast text on failure; the server's reason is shown beside the button. */
  failed: string;
  onDone?: () => void;
};

/** Changes one's own subscription: shows the answer, and refetches all that depends on it. */
export function useSubscriptionChange<Input = void>({ send, done, failed, onDone }: Change<Input>) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation<Subscription, Error, Input>({
    mutationFn: send,
    onSuccess: (subscription) => {
      client.setQueryData(subscriptionQuery.queryKey, subscription);
      onDone?.();
      toast({ ...done, tone: "success" });
      void refreshMembership(client);
    },
    onError: (error) => {
      if (!isUnauthorized(error)) toast({ title: "Error", description: failed, tone: "destructive" });
    },
  });
}
