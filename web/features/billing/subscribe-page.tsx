import { useQuery } from "@tanstack/react-query";
import { Check, ShieldCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import { optionsCounted, optionsListed } from "../../../worker/contract/day-options";
import { perPeriod } from "../../../worker/contract/membership-prices";
import { configQuery } from "../../data/billing";
import { trialAddress, useSession } from "../../lib/session/session";
import { Button } from "../../ui/button";
import { ErrorState } from "../../ui/error-state";
import { PageHeader } from "../../ui/page-header";
import { MemberPanel } from "./subscribe/member-panel";
import { NothingForSale } from "./subscribe/nothing-for-sale";
import { PanelSkeleton } from "./subscribe/panel-skeleton";
import { PlanChoice } from "./subscribe/plan-choice";
import { usePlanChoice } from "./subscribe/use-plan-choice";
import { usePlanPrices } from "./use-plan-prices";

export function SubscribePage() {
  return (
    <div className="page grid grid-cols-1 items-start gap-x-16 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,min(29rem,44%))] lg:grid-rows-[auto_1fr] lg:gap-y-12 lg:py-20">
      <PageHeader
        title="Membership"
        lead={`Every training day written by ${brand.coach.name}, for as long as you roll.`}
      />
      <section
        aria-label="Subscribe"
        className="grid grid-cols-1 gap-6 rounded-md border border-line-strong bg-raised p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Panel />
        <SubscribeTerms />
      </section>
      <Included />
    </div>
  );
}

function Panel() {
  const session = useSession();
  switch (session.state) {
    case "loading":
      return <PanelSkeleton />;
    case "unreachable":
      return (
        <ErrorState title="We could not check who you are" onRetry={session.retry}>
          The server did not answer. Check your connection and try again.
        </ErrorState>
      );
    case "signed-out":
      return <VisitorPanel />;
    case "signed-in":
      return <MemberPanel />;
  }
}

function Included() {
  return (
    <div className="grid content-start gap-5">
      <h2 className="text-3xl">What you get</h2>
      <ul className="divide-y divide-line border-line border-y">
        {included().map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 py-4">
            <Check aria-hidden strokeWidth={2.25} className="mt-0.5 size-6 text-accent" />
            <div>
              <h3 className="font-sans font-semibold text-lg">{title}</h3>
              <p className="max-w-prose text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const included = () =>
  [
    {
      title: "A new week, every week",
      text: `Five days, and ${optionsCounted()} for each: ${optionsListed()}.`,
    },
    { title: "Video demonstrations", text: "Beside tempo, load and the reason why an exercise is there." },
    { title: "A log that remembers", text: "Your sets, records and streak, also on a phone without signal." },
    {
      title: "The community and the coach",
      text: `Share progress, send form checks, get ${brand.coach.firstName}'s answer.`,
    },
  ] as const;

function SubscribeTerms() {
  return (
    <div className="grid gap-3 border-line border-t pt-5 text-sm">
      <p className="flex gap-2.5 font-semibold">
        <ShieldCheck aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-success" />
        Full refund if cancelled within {brand.guarantees.membershipRefundDays} days.
      </p>
      <p className="text-muted">
        Subscriptions renew by themselves until you cancel, which you can do any time. By subscribing you agree to the{" "}
        <Link to={addressOf("terms")} className="link">
          Terms of Service
        </Link>{" "}
        and the{" "}
        <Link to={addressOf("privacyPolicy")} className="link">
          Privacy Policy
        </Link>
        .
      </p>
    </div>
  );
}

function VisitorPanel() {
  const [plan, choose] = usePlanChoice();
  const config = useQuery(configQuery);
  const prices = usePlanPrices();
  const start = () => window.location.assign(trialAddress(addressOf("subscribe", { query: { plan } })));
  return (
    <>
      {config.data?.mode === "off" ? <NothingForSale /> : null}
      <PlanChoice plan={plan} onChoose={choose} />
      <div className="grid gap-3">
        <Button size="lg" block onClick={start}>
          Start Free Trial
        </Button>
        <p className="text-center text-muted text-sm">
          {brand.trialDays} days free, without a card. After that {perPeriod(prices, plan, "per")}, only if you
          subscribe.
        </p>
      </div>
    </>
  );
}
