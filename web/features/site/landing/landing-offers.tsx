import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { coachOffers } from "../../../../worker/contract/coach-offers";
import { type MembershipPrices, monthsFree, perPeriod } from "../../../../worker/contract/membership-prices";
import { money } from "../../../../worker/contract/money";
import { usePageFacts } from "../../../lib/http/page-data";
import { buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";

const { prices, guarantees, trialDays } = brand;
const { membership: membershipOffer, programming, inPerson } = coachOffers;

/** Shows the three ways to train with the coach and their prices. */
export function LandingOffers() {
  const { prices: membership } = usePageFacts();
  return (
    <section aria-labelledby="offers" className="page py-16 lg:py-28">
      <div className="grid gap-4">
        <h2 id="offers" className="max-w-[18ch] text-5xl">
          {coachOffers.title}
        </h2>
        <p className="max-w-prose text-lg text-muted">
          All plans carry a {guarantees.moneyBackDays}-day money-back guarantee. Signing up starts a {trialDays}-day
          free trial of the membership, without a card.
        </p>
      </div>
      <div className="mt-10 grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line lg:mt-14 lg:grid-cols-3 lg:grid-rows-[auto_1fr_auto]">
        {offersOf(membership).map(({ name, price, per, note, included, to, action, main }) => (
          <article
            key={name}
            className={cx(
              "grid grid-cols-1 gap-6 p-6 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid",
              main ? "bg-ink text-paper" : "bg-raised",
            )}
          >
            <header className="grid content-start gap-3">
              <h3 className="text-2xl">{name}</h3>
              <p className="grid gap-1">
                <span className="figures whitespace-nowrap text-4xl">{price}</span>
                <span className={main ? "text-paper/75" : "text-muted"}>per {per}</span>
              </p>
              <p className={cx("min-h-6 text-sm", main ? "text-paper/75" : "text-muted")}>{note}</p>
            </header>
            <ul className="grid content-start gap-2.5">
              {included.map((each) => (
                <li key={each} className="flex gap-3">
                  <Check aria-hidden strokeWidth={2} className={cx("mt-1 size-4 shrink-0", !main && "text-accent")} />
                  {each}
                </li>
              ))}
            </ul>
            <Link to={to} className={buttonClass({ size: "lg", block: true, variant: main ? "primary" : "secondary" })}>
              {action}
            </Link>
          </article>
        ))}
      </div>
    </section>
  );
}

const offersOf = (membership: MembershipPrices) =>
  [
    {
      name: "Membership",
      price: money(membership.monthly),
      per: prices.membershipMonthly.per,
      note: [`Or ${perPeriod(membership, "annual", "per")}`, monthsFree(membership)?.toLowerCase()]
        .filter(Boolean)
        .join(": "),
      included: membershipOffer.included,
      to: addressOf("subscribe"),
      action: "Start Membership",
      main: true,
    },
    {
      name: "Individualized Coaching",
      price: prices.coachingMonthly.label,
      per: prices.coachingMonthly.per,
      note: programming.note,
      included: programming.included,
      to: addressOf("bookConsultation"),
      action: "Start Coaching",
      main: false,
    },
    {
      name: "In-Person Coaching",
      price: prices.inPersonMonthly.label,
      per: prices.inPersonMonthly.per,
      note: inPerson.note,
      included: inPerson.included,
      to: addressOf("bookConsultation"),
      action: "Contact for Details",
      main: false,
    },
  ] as const;
