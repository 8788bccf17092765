import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { Subscribe, SubscribeAnswer, Subscription } from "../../../../worker/contract/billing";
import { brand } from "../../../../worker/contract/brand";
import { getOrCreateSubscription, readSubscription, refreshMembership } from "../../../data/billing";
import { forgetPaymentUnderway, notePaymentUnderway } from "../../../lib/billing/payment-underway";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { useToast } from "../../../ui/toast-context";

const SETUP_FAILED = "Failed to set up subscription. Please try again.";
const INVALID_COUPON = "Invalid coupon code. Please check and try again.";

/** Polls of the status, a second apart, before the page says that the bank is still processing. */
const SETTLES_WITHIN = 4;

const isRunning = (subscription: Subscription) =>
  subscription?.status === "active" || (subscription?.status === "trialing" && !subscription.isTrial);

async function settled(tries: number): Promise<Subscription> {
  const subscription = await readSubscription().catch(() => null);
  if (isRunning(subscription) || tries <= 1) return subscription;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return settled(tries - 1);
}

export type Checkout = ReturnType<typeof useCheckout>;

/** State of the checkout. Whether a payment counts is the server's decision, never the form's. */
export function useCheckout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [couponError, setCouponError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [changing, setChanging] = useState(false);
  const [renewed, setRenewed] = useState(false);

  const { mutate, data, variables, isPending, reset } = useMutation<SubscribeAnswer, Error, Subscribe>({
    mutationFn: getOrCreateSubscription,
    meta: { unauthorizedText: "Please log in again." },
    onMutate: () => {
      setCouponError(undefined);
      setProblem(undefined);
      setChanging(false);
    },
    onSuccess: (answer) => (answer.clientSecret === null ? finish(answer.amountDue > 0) : undefined),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      if (error.message.includes("coupon")) return setCouponError(INVALID_COUPON);
      const text = shownMessage(error, SETUP_FAILED);
      setProblem(text);
      toast({ title: "Error", description: text, tone: "destructive" });
    },
  });

  async function finish(paid: boolean): Promise<void> {
    if (paid) notePaymentUnderway();
    const subscription = await settled(paid ? SETTLES_WITHIN : 1);
    if (isRunning(subscription)) {
      forgetPaymentUnderway();
      toast({
        title: paid ? "Payment Successful" : "Subscription Active",
        description: `Welcome to ${brand.name}! Your membership is active.`,
        tone: "success",
      });
      navigate(addressOf("dashboard"));
    } else {
      toast({
        title: "Payment processing",
        description: "Your bank has not confirmed it yet. Your subscription shows it as soon as it has.",
      });
      navigate(addressOf("subscription"));
    }
    void refreshMembership(client);
  }

  return {
    answer: data ?? null,
    busy: isPending,
    couponError,
    problem,
    start: mutate,
    /** Repeats the request, after the intent was changed elsewhere. */
    startAgain: () => {
      setRenewed(true);
      mutate(variables ?? {});
    },
    renewed,
    /** Returns to the choice of plan and coupon. */
    change: () => {
      setChanging(true);
      setRenewed(false);
      reset();
    },
    changing,
    finish,
    clearCouponError: () => setCouponError(undefined),
  };
}
