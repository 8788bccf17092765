import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { coachStory } from "../../../../worker/contract/coach-story";
import { buttonClass } from "../../../ui/button";
import { CoachPhoto } from "../landing/coach-photo";
import { DurabilityDiagram, MobilityDiagram, StrengthDiagram } from "../landing/pillar-diagrams";
import { TiedBelt } from "../landing/tied-belt";

const { coach } = brand;

export function AboutCoach() {
  return (
    <>
      <header className="overflow-hidden bg-belt-black text-belt-tape">
        <div className="page grid grid-cols-1 gap-3 pt-14 sm:pt-20">
          <p className="font-semibold text-belt-tape/75">{coach.title}</p>
          <h1 tabIndex={-1} className="text-7xl">
            {coach.name}
          </h1>
        </div>
        <TiedBelt className="h-36 w-full sm:h-52" />
      </header>
      <div className="page grid grid-cols-1 gap-x-16 gap-y-12 py-14 lg:grid-cols-[1.4fr_1fr] lg:py-20">
        <div className="grid content-start gap-6">
          {coachStory.biography.map((paragraph) => (
            <p key={paragraph} className="max-w-prose text-xl">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          {coachStory.photo ? <CoachPhoto className="w-full max-w-112" /> : null}
          <ul className="divide-y divide-line border-line border-y">
            {coachStory.credentials.map((credential) => (
              <li key={credential} className="py-4 font-display font-extrabold text-2xl">
                {credential}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <section aria-labelledby="method" className="border-line border-y bg-sunken">
        <div className="page grid grid-cols-1 gap-10 py-16 lg:py-24">
          <h2 id="method" className="max-w-[18ch] text-5xl">
            What the training believes in
          </h2>
          <ul className="grid grid-cols-1 gap-10 lg:grid-cols-3">
            {BELIEFS.map(({ title, text, Diagram }) => (
              <li key={title} className="grid content-start gap-4">
                <Diagram />
                <h3 className="text-3xl">{title}</h3>
                <p className="max-w-prose text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="next" className="page grid justify-items-start gap-6 py-16 lg:py-24">
        <h2 id="next" className="max-w-[16ch] text-6xl">
          Train with {coach.firstName}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
            Join Now
          </Link>
          <Link to={addressOf("coaching")} className={buttonClass({ variant: "secondary", size: "lg" })}>
            Coaching
          </Link>
        </div>
      </section>
    </>
  );
}

const BELIEFS = [
  {
    title: "Strength serves the mat",
    text: "Nobody wins a round with a squat record. Every lift here has a position in mind: a frame, a bridge, a grip that does not open.",
    Diagram: StrengthDiagram,
  },
  {
    title: "Range is trained, not hoped for",
    text: "Stretching alone leaves range that you cannot use. Slow, loaded work to the end of the joint gives you guard at forty that you had at twenty.",
    Diagram: MobilityDiagram,
  },
  {
    title: "The best ability is next week",
    text: "Load goes up when you are ready and down when the mat has taken enough. A program that you can repeat beats one that you survive.",
    Diagram: DurabilityDiagram,
  },
] as const;
