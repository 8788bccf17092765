import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { changed } from "../../data/changed";
import { KEYS } from "../../data/keys";
import { forgetPaymentUnderway, notePaymentUnderway } from "../../lib/billing/payment-underway";
import { api, call } from "../../lib/http/api";
import { fetchSession } from "../../lib/session/session";
import { type ToastMessage, useToast } from "../../ui/toast-context";

/** Query parameters that the payment provider adds when it redirects back. */
const ADDED = [
  "redirect_status",
  "payment_intent",
  "payment_intent_client_secret",
  "setup_intent",
  "setup_intent_client_secret",
  "source_type",
];

/** After a redirect back: removes the provider's secret from the address at once, and asks the server for the result. */
export function usePaymentReturn(): void {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  const { toast } = useToast();
  const returned = params.get("redirect_status");
  const handled = useRef(false);
  useEffect(() => {
    if (returned === null || handled.current) return;
    handled.current = true;
    setParams(
      (before) => {
        const rest = new URLSearchParams(before);
        for (const name of ADDED) rest.delete(name);
        return rest;
      },
      { replace: true },
    );
    const settle = async () => {
      if (returned !== "failed") notePaymentUnderway();
      const subscription = await call(api.api.subscription.$get());
      if (subscription?.status === "active") forgetPaymentUnderway();
      toast(toastFor(returned === "failed", subscription?.status === "active"));
      client.setQueryData(KEYS.subscription, subscription);
      await Promise.all([changed(client, "training"), fetchSession()]);
    };
    // If that fails, the subscription card shows the current state.
    settle().catch(() => changed(client, "training"));
  }, [returned, setParams, client, toast]);
}

function toastFor(failed: boolean, active: boolean): ToastMessage {
  if (failed) {
    const description = "The payment was not completed, and nothing was charged. You can try again any time.";
    return { title: "Payment Failed", description, tone: "destructive" };
  }
  if (active) {
    const description = `Welcome to ${brand.name}! Your membership is active.`;
    return { title: "Payment Successful", description, tone: "success" };
  }
  return {
    title: "Payment processing",
    description: "Your bank has not confirmed it yet. Your subscription shows it as soon as it has.",
  };
}
