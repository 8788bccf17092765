import { Check } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { type MembershipPrices, monthsFree, perPeriod } from "../../../../worker/contract/membership-prices";
import { money } from "../../../../worker/contract/money";
import { usePageFacts } from "../../../lib/http/page-data";
import { buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";

const { prices, guarantees, trialDays } = brand;

/** Three ways to train with the coach, and what each costs. */
export function LandingOffers() {
  const { prices: membership } = usePageFacts();
  return (
    <section aria-labelledby="offers" className="page pb-16 lg:pb-28">
      <div className="grid gap-4">
        <h2 id="offers" className="max-w-[18ch] text-5xl">
          Pick how close you want your coach
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
      included: [
        "Daily workouts, with and without equipment",
        "Video demonstrations",
        "Progress tracking",
        "The community",
        "Works on your phone",
        "Email support",
      ],
      to: addressOf("subscribe"),
      action: "Start Membership",
      main: true,
    },
    {
      name: "Individualized Coaching",
      price: prices.coachingMonthly.label,
      per: prices.coachingMonthly.per,
      note: "Online, wherever you train",
      included: [
        "A program written for you alone",
        "Video form checks within a day",
        "A monthly call",
        "Everything in the membership",
      ],
      to: addressOf("bookConsultation"),
      action: "Start Coaching",
      main: false,
    },
    {
      name: "In-Person Coaching",
      price: prices.inPersonMonthly.label,
      per: prices.inPersonMonthly.per,
      note: "Depends on complexity and frequency",
      included: [
        `Alone, or in a group of up to ${brand.inPersonGroupSize}`,
        "Technique under load, corrected by hand",
        "Assessment and a written plan",
        "Everything in the membership",
      ],
      to: addressOf("bookConsultation"),
      action: "Contact for Details",
      main: false,
    },
  ] as const;
