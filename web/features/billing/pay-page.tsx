import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import { exactMoney } from "../../../worker/contract/money";
import { configQuery, payLinkQuery } from "../../data/billing";
import { shownMessage } from "../../lib/http/request-error";
import { Alert } from "../../ui/alert";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { SkeletonGroup } from "../../ui/skeleton";
import { PaymentForm } from "./payment-form";

/** Landing page of a payment link, signed in or not: the card form, and nothing about the owner. */
export function PayPage() {
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const payment = useQuery(payLinkQuery(token));
  const config = useQuery(configQuery);
  const [sent, setSent] = useState(false);
  const { data } = payment;
  const error = payment.error ?? config.error;
  const isPaid = data?.state === "paid";
  return (
    <div className="page grid content-start justify-items-start gap-8 py-12 sm:py-20">
      <PageHeader
        title={isPaid ? "Payment received" : "Complete your payment"}
        lead={
          data?.state === "open" && !sent
            ? `${exactMoney(data.amountDue, data.currency)} for your ${brand.name} membership.`
            : undefined
        }
      />
      <div className="w-full max-w-md" aria-live="polite">
        {error || token === "" ? (
          <Alert tone="danger" action={<SignIn />}>
            {error ? shownMessage(error) : "This link is not complete. Open it again from the mail, or sign in to pay."}
          </Alert>
        ) : !data || !config.data ? (
          <SkeletonGroup label="Loading the payment" className="grid gap-5" bars={["h-44 w-full", "h-13 w-full"]} />
        ) : isPaid ? (
          <Alert tone="success" title="Thank you" action={<SignIn />}>
            Your membership goes on, and there is nothing more to do. The receipt comes by mail.
          </Alert>
        ) : data.clientSecret === null ? (
          <Alert tone="info" title="Nothing to pay here" action={<SignIn />}>
            This payment is not open any more. Your subscription page shows what is.
          </Alert>
        ) : sent ? (
          <Alert tone="info" title="Payment processing">
            Your bank has not confirmed it yet. You need not pay again; the receipt comes by mail.
          </Alert>
        ) : (
          <PaymentForm
            config={config.data}
            clientSecret={data.clientSecret}
            submitLabel={`Pay ${exactMoney(data.amountDue, data.currency)} now`}
            busyLabel="Processing…"
            failureTitle="Payment Failed"
            returnTo={addressOf("pay", { query: { token } })}
            onDone={async () => {
              setSent(true);
              await payment.refetch();
            }}
            onStale={() => void payment.refetch()}
          >
            <p className="text-center text-muted text-sm">This card is charged from now on.</p>
          </PaymentForm>
        )}
      </div>
    </div>
  );
}

const SignIn = () => (
  <Link to={addressOf("subscription")} className={buttonClass({ variant: "secondary" })}>
    My subscription
  </Link>
);
