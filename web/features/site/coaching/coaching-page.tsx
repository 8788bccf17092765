import { Check } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { coachOffers } from "../../../../worker/contract/coach-offers";
import { useSession } from "../../../lib/session/session";
import { staticIsland } from "../../../shell/static-island";
import { buttonClass } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { discounted, memberDiscountPercent } from "./coaching-price";

const { coach, prices } = brand;
const { programming, inPerson } = coachOffers;

const MemberDiscount = lazy(async () => ({ default: (await import("./member-discount")).MemberDiscount }));
const CoachingSteps = staticIsland(async () => (await import("./coaching-steps")).CoachingSteps);

export function CoachingPage() {
  const session = useSession();
  const percent = memberDiscountPercent(session.state === "signed-in" ? session.user : null);
  return (
    <>
      <div className="page grid grid-cols-1 gap-10 pt-10 pb-16 sm:pt-14 lg:pb-24">
        <PageHeader
          size="lg"
          title="Coaching Services"
          lead={`For when the weekly program is not enough: ${coach.name} writes for you alone, or stands next to you.`}
        />
        {percent > 0 ? (
          <Suspense fallback={null}>
            <MemberDiscount percent={percent} />
          </Suspense>
        ) : null}
        <div className="grid grid-cols-1 border-line border-t lg:grid-cols-2">
          {sessions().map((session) => (
            <SessionCard key={session.id} session={session} percent={percent} />
          ))}
        </div>
      </div>
      <CoachingSteps />
    </>
  );
}

type CoachingSession = ReturnType<typeof sessions>[number];

function SessionCard({ session, percent }: { session: CoachingSession; percent: number }) {
  const { id, name, minutes, text, details, price, action } = session;
  const reduced = percent > 0 && price.cents !== null ? discounted(price.cents, percent) : null;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="grid grid-cols-1 content-start gap-6 border-line border-b py-10 lg:border-r lg:px-12 lg:last:border-r-0 lg:last:pr-0 lg:first:pl-0"
    >
      <header className="grid gap-2">
        <p className="font-semibold text-accent text-sm">{minutes} minutes a session</p>
        <h2 id={`${id}-name`} className="text-4xl">
          {name}
        </h2>
        <p className="max-w-prose text-lg text-muted">{text}</p>
      </header>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {reduced ? (
          <s className="text-2xl text-muted">
            <span className="sr-only">Instead of </span>
            {price.label}
          </s>
        ) : null}
        <span className="figures whitespace-nowrap text-5xl">{reduced ?? price.label}</span>
        <span className="text-muted">per {price.per}</span>
      </p>
      <ul className="grid gap-2.5">
        {details.map((each) => (
          <li key={each} className="flex gap-3">
            <Check aria-hidden strokeWidth={2} className="mt-1 size-4 shrink-0 text-accent" />
            {each}
          </li>
        ))}
      </ul>
      <Link
        to={addressOf("bookConsultation", { query: { service: session.service } })}
        className={`${buttonClass({ size: "lg" })} justify-self-start`}
      >
        {action}
        <span className="sr-only">: {name}</span>
      </Link>
    </article>
  );
}

const sessions = () => [
  {
    ...programming,
    id: "one-on-one-coaching",
    service: "individualized-programming",
    name: "Individualized Programming",
    price: {
      label: prices.coachingMonthly.label,
      per: prices.coachingMonthly.per,
      cents: prices.coachingMonthly.cents as number | null,
    },
    action: "Book Now",
  },
  {
    ...inPerson,
    id: "in-person-coaching",
    service: "in-person-coaching",
    name: "In-Person Coaching",
    price: { label: prices.inPersonMonthly.label, per: prices.inPersonMonthly.per, cents: null },
    action: "Book Consultation",
  },
];
