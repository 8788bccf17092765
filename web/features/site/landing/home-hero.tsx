import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { coachStory } from "../../../../worker/contract/coach-story";
import { trialAddress } from "../../../lib/session/session";
import { buttonClass } from "../../../ui/button";
import { BeltCoil } from "./belt-coil";

export function HomeHero() {
  return (
    <section className="relative isolate overflow-hidden border-line border-b">
      <BeltCoil className="-z-10 overflow-visible pointer-events-none absolute right-0 bottom-0 h-[66vw] w-full sm:h-[46vw] lg:h-[min(81%,51vw)]" />
      <div className="page flex min-h-[calc(100svh-4rem)] flex-col pt-10 pb-[72vw] sm:pt-16 sm:pb-[48vw] lg:min-h-[min(calc(100svh-4.5rem),60rem)] lg:pt-[7vh] lg:pb-36">
        <p className="max-w-md font-semibold text-accent">{coachStory.hero.eyebrow}</p>
        <h1 tabIndex={-1} className="mt-4 max-w-[8ch] text-7xl">
          {brand.tagline}
        </h1>
        <p className="mt-6 max-w-[26rem] text-lg">{coachStory.hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
            Join Now
          </Link>
          <a href={trialAddress()} className={`${buttonClass({ variant: "secondary", size: "lg" })} bg-paper`}>
            Start Free Trial
          </a>
        </div>
        <p className="mt-4 max-w-96 text-muted text-sm">
          {brand.trialDays} days free, no card. All plans carry a {brand.guarantees.moneyBackDays}-day money-back
          guarantee.
        </p>
      </div>
    </section>
  );
}
