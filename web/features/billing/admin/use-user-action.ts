import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminSubscription, AdminUser, Termination } from "../../../../worker/contract/billing";
import { exactMoney } from "../../../../worker/contract/money";
import { changed } from "../../../data/changed";
import { memberListsKey } from "../../../data/keys";
import { changeItem } from "../../../data/lists";
import { api, call } from "../../../lib/http/api";
import { isUnauthorized, RequestError } from "../../../lib/http/request-error";
import { useToast } from "../../../ui/toast-context";

type UserAction = { kind: "cancel" | "reactivate" | "sync" } | ({ kind: "terminate" } & Termination);

/** Runs an admin's action on a subscription, then refetches the list, whatever the result. */
export function useUserAction(userId: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation<AdminSubscription, Error, UserAction>({
    mutationFn: (action) => act(userId, action),
    onSuccess: ({ user, refunded }, action) => {
      changeItem<AdminUser>(client, memberListsKey, user.id, (item) => ({ ...item, ...user }));
      const { title, description } = DONE[action.kind];
      const about = action.kind === "terminate" ? ` ${refundWords(action, refunded ?? 0)}` : "";
      toast({ title, description: description + about, tone: "success" });
    },
    onError: (error, { kind }) => {
      if (isUnauthorized(error)) return;
      // A 409 says what was done instead, such as mailing the member a link.
      const reason = error instanceof RequestError && error.status === 409 ? ` ${error.shown}` : "";
      toast({ title: "Error", description: FAILED[kind] + reason, tone: "destructive" });
    },
    onSettled: () => changed(client, "member"),
  });
}

function act(userId: string, action: UserAction): Promise<AdminSubscription> {
  const subscription = api.api.admin.users[":id"].subscription;
  const param = { id: userId };
  if (action.kind === "terminate") {
    const { refund, credit, shown } = action;
    const query = { refund, credit, ...(shown === undefined ? {} : { shown: String(shown) }) };
    return call(subscription.$delete({ param, query }));
  }
  return call(subscription[action.kind].$post({ param }));
}

function refundWords({ refund, credit }: Termination, cents: number): string {
  if (cents > 0) return `${exactMoney(cents)} were refunded, and the member has been mailed.`;
  return refund === "none" && credit === "keep" ? "Nothing was refunded." : "There was nothing left to refund.";
}

const DONE = {
  cancel: {
    title: "Subscription Cancelled",
    description: "User's subscription has been set to cancel at period end.",
  },
  reactivate: { title: "Subscription Reactivated", description: "User's subscription has been reactivated." },
  terminate: {
    title: "Subscription Terminated",
    description: "User's subscription has been cancelled immediately.",
  },
  sync: { title: "Subscription Synced", description: "User's subscription is as the payment provider has it." },
};

export const FAILED = {
  cancel: "Failed to cancel subscription.",
  reactivate: "Failed to reactivate subscription.",
  terminate: "Failed to terminate subscription.",
  sync: "Failed to sync subscription.",
};
