import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { BillingConfig } from "../../../../worker/contract/billing";
import { brand } from "../../../../worker/contract/brand";
import type { Gift, GiftStanding, GiftState } from "../../../../worker/contract/gifts";
import { exactMoney } from "../../../../worker/contract/money";
import { configQuery } from "../../../data/billing";
import { giftQuery } from "../../../data/gifts";
import { dayOf } from "../../../lib/format/day-of";
import { RequestError, shownMessage } from "../../../lib/http/request-error";
import { trialAddress, useSession } from "../../../lib/session/session";
import { QueryError } from "../../../shell/query-error";
import { usePageParams } from "../../../shell/use-page-params";
import { Alert } from "../../../ui/alert";
import { Button, buttonClass } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { PageHeader } from "../../../ui/page-header";
import { Refusal } from "../../../ui/refusal";
import { SkeletonGroup } from "../../../ui/skeleton";
import { NothingForSale } from "../subscribe/nothing-for-sale";
import { SaveCardStep } from "../subscribe/save-card-step";
import { useCheckout } from "../subscribe/use-checkout";

/** Landing page of a gift link: who gives what, until when, and the price after that. */
export function GiftPage() {
  const { code } = usePageParams("gift");
  const session = useSession();
  const who = session.state === "signed-in" ? session.user.id : session.state;
  const gift = useQuery({ ...giftQuery(code, who), enabled: session.state !== "loading" });
  const config = useQuery(configQuery);
  if (gift.isPending || config.isPending) {
    return (
      <Frame title="A month for you">
        <SkeletonGroup label="Loading the gift" className="grid gap-5" bars={["h-40 w-full", "h-13 w-full"]} />
      </Frame>
    );
  }
  if (gift.error instanceof RequestError && gift.error.status === 404) {
    return (
      <Frame title="This gift is not known">
        <EmptyState
          title="The link leads to no gift"
          action={
            <Link to={addressOf("subscribe")} className={buttonClass()}>
              See membership
            </Link>
          }
        >
          It may not have been copied whole. Open it again from where you have it, or ask who sent it.
        </EmptyState>
      </Frame>
    );
  }
  if (!gift.data || !config.data) {
    return (
      <Frame title="A month for you">
        <QueryError query={gift}>{shownMessage(gift.error ?? config.error)}</QueryError>
      </Frame>
    );
  }
  return <Shown code={code} gift={gift.data} config={config.data} />;
}

function Frame({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-12 sm:py-20">
      <PageHeader title={title} lead={lead} />
      <div className="grid w-full max-w-xl grid-cols-1 gap-6">{children}</div>
    </div>
  );
}

type ShownProps = { code: string; gift: Gift; config: BillingConfig };

function Shown({ code, gift, config }: ShownProps) {
  const { state, giver, standing } = gift;
  const from = giver ?? brand.name;
  if (
    standing === "begun" ||
    standing === "taken" ||
    standing === "known" ||
    standing === "own" ||
    standing === "staff"
  ) {
    const { title, text } = KNOWN[standing];
    return (
      <Frame title={`A month from ${from}`}>
        <Alert tone="info" title={title} action={standing === "staff" ? null : <OwnSubscription />}>
          {text}
        </Alert>
      </Frame>
    );
  }
  if (state !== "open") {
    return (
      <Frame title={`A month from ${from}`}>
        <Alert tone="warning" title={CLOSED[state]} action={<Membership />}>
          You can still try everything for {brand.trialDays} days, free and without a card.
        </Alert>
      </Frame>
    );
  }
  return (
    <Frame
      title={`A month of training, from ${from}`}
      lead={`${brand.coach.name}'s whole membership, free for a month. For somebody who is new here: you.`}
    >
      <Terms gift={gift} />
      {config.mode === "off" ? <NothingForSale /> : standing === "visitor" ? <Join code={code} /> : null}
      {config.mode !== "off" && standing === "new" ? <Begin code={code} config={config} /> : null}
    </Frame>
  );
}

function Terms({ gift: { until, freeUntil, thenCents } }: { gift: Gift }) {
  const facts = [
    "Every workout, every week, the whole library, the community and the coach.",
    `Begun today it is free until ${dayOf(freeUntil)}. Then it renews at ${exactMoney(thenCents)} every month until you cancel.`,
    "No card is needed to begin. Cancel before it renews, and you never pay.",
    `Begin by ${dayOf(until)}: after that the link is over. Each person has one such month, of the monthly plan.`,
  ];
  return (
    <ul className="divide-y divide-line border-line border-y">
      {facts.map((fact) => (
        <li key={fact} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 py-4">
          <Check aria-hidden strokeWidth={2.25} className="mt-0.5 size-5 text-accent" />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}

function Join({ code }: { code: string }) {
  const back = addressOf("gift", { code });
  return (
    <div className="grid gap-3">
      <Button size="lg" block onClick={() => window.location.assign(trialAddress(back))}>
        Create my account
      </Button>
      <p className="text-center text-muted text-sm">
        You come back here to begin.{" "}
        <Link className="link" to={addressOf("signIn", { query: { returnTo: back } })}>
          I have an account
        </Link>
      </p>
    </div>
  );
}

function Begin({ code, config }: { code: string; config: BillingConfig }) {
  const checkout = useCheckout();
  const { answer, busy, problem, couponError } = checkout;
  if (answer?.clientSecret) {
    return (
      <SaveCardStep
        config={config}
        clientSecret={answer.clientSecret}
        words="Your month has begun. With a card on file your membership goes on after it; you can also add one later."
        checkout={checkout}
      />
    );
  }
  const refused = couponError ? "The payment provider does not take this gift any more. Nothing was charged." : problem;
  return (
    <div className="grid gap-3">
      <Refusal>{refused}</Refusal>
      <Button
        size="lg"
        block
        busy={busy}
        busyLabel="Setting up…"
        onClick={() => checkout.start({ plan: "monthly", couponCode: code })}
      >
        Begin my free month
      </Button>
      <p className="text-center text-muted text-sm">
        Nothing is charged today. Your free trial ends when the month begins, so you can use up the trial first.
      </p>
    </div>
  );
}

const OwnSubscription = () => (
  <Link to={addressOf("subscription")} className={buttonClass({ variant: "secondary" })}>
    My subscription
  </Link>
);
const Membership = () => (
  <Link to={addressOf("subscribe")} className={buttonClass({ variant: "secondary" })}>
    See membership
  </Link>
);

const KNOWN: Record<Exclude<GiftStanding, "visitor" | "new">, { title: string; text: string }> = {
  begun: { title: "This month is yours", text: "It has begun. Your subscription page says until when it is free." },
  taken: { title: "You have had a month as a gift", text: "Everybody has one, so this one is for somebody else." },
  known: {
    title: "You are a member already",
    text: "This gift is for somebody who is new here. Send the link on, and nothing of yours changes.",
  },
  own: { title: "This is your own link", text: "Send it to a friend who is new here: it opens their first month." },
  staff: {
    title: "Staff train without a membership",
    text: "This is what whoever gets the link sees, with a way to begin.",
  },
};

const CLOSED: Record<Exclude<GiftState, "open">, string> = {
  used: "This gift has been taken",
  expired: "This gift has run out",
  ended: "This gift was taken back",
};
