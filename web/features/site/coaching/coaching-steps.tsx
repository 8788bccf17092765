import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { coachingQuestions } from "../../../../worker/contract/coaching-questions";
import { usePageFacts } from "../../../lib/http/page-data";
import { buttonClass } from "../../../ui/button";

const { coach, freeConsultationMinutes } = brand;

export function CoachingSteps() {
  const { prices } = usePageFacts();
  return (
    <>
      <section aria-labelledby="how" className="border-line border-t bg-sunken">
        <div className="page grid grid-cols-1 gap-10 py-16 lg:grid-cols-[1fr_1.6fr] lg:gap-16 lg:py-24">
          <div className="grid content-start gap-4">
            <h2 id="how" className="text-5xl">
              It starts with a call
            </h2>
            <p className="max-w-prose text-muted">
              {freeConsultationMinutes} minutes, free, and nothing to prepare. You find out whether it fits before you
              pay for anything.
            </p>
            <Link to={addressOf("bookConsultation")} className={`${buttonClass({ size: "lg" })} justify-self-start`}>
              Book Consultation
            </Link>
          </div>
          <ol className="grid grid-cols-1 divide-y divide-line border-line border-y">
            {steps().map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3.5rem_minmax(0,1fr)] py-6">
                <span aria-hidden className="figures text-4xl text-accent leading-none">
                  {index + 1}
                </span>
                <div className="grid gap-1">
                  <h3 className="text-2xl">{title}</h3>
                  <p className="max-w-prose text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section
        aria-labelledby="questions"
        className="page grid grid-cols-1 gap-10 py-16 lg:grid-cols-[1fr_1.6fr] lg:gap-16 lg:py-24"
      >
        <h2 id="questions" className="text-5xl">
          Before you ask
        </h2>
        <dl className="grid grid-cols-1 divide-y divide-line border-line border-y">
          {coachingQuestions(prices).map(({ question, answer }) => (
            <div key={question} className="grid gap-1.5 py-6">
              <dt className="font-display font-extrabold text-2xl">{question}</dt>
              <dd className="max-w-prose text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

const steps = () => [
  {
    title: "You say what you need",
    text: "A short form: where you train, what hurts, what you are training for, and when you have time.",
  },
  {
    title: "You talk",
    text: `${coach.firstName} calls within the times you have named, asks the questions a form cannot, and says honestly what would help.`,
  },
  {
    title: "You train",
    text: "The first program is there within a week. It is looked at together every month, and you can stop at the end of any of them.",
  },
];
