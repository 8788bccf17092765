import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { brand } from "../../../worker/contract/brand";
import { PAGES } from "../../../worker/contract/pages";
import { useTitle } from "../../shell/use-title";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { ConsultationForm } from "./consultation-form";
import { useConsultationForm } from "./use-consultation-form";

const { coach, support, freeConsultationMinutes } = brand;

export function BookConsultationPage() {
  useTitle("Book a consultation");
  const { form, submit, send } = useConsultationForm();
  if (send.isSuccess) return <Submitted />;
  return (
    <div className="page grid grid-cols-1 gap-10 py-10 sm:py-14">
      <PageHeader
        title="Book a Consultation"
        lead={`${freeConsultationMinutes} minutes with ${coach.name}, free. Tell him where you are, and he calls with a plan.`}
      />
      <div className="grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <ConsultationForm form={form} busy={send.isPending} onSubmit={submit} />
        <aside className="grid content-start gap-10 lg:sticky lg:top-24 lg:self-start">
          <section aria-labelledby="expect" className="grid gap-4">
            <h2 id="expect" className="text-2xl">
              What to Expect
            </h2>
            <ol className="grid divide-y divide-line border-line border-y">
              {EXPECT.map(({ title, text }) => (
                <li key={title} className="grid gap-0.5 py-3.5">
                  <p className="font-semibold">{title}</p>
                  <p className="text-muted text-sm">{text}</p>
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby="help" className="grid gap-2">
            <h2 id="help" className="text-2xl">
              Need Help?
            </h2>
            <p className="text-muted">If you would rather write:</p>
            <a href={`mailto:${support.email}`} className="link break-all justify-self-start">
              {support.email}
            </a>
          </section>
        </aside>
      </div>
    </div>
  );
}

function Submitted() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone, with the button that was pressed.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16 sm:py-24">
      <h1 ref={heading} tabIndex={-1} className="max-w-[14ch] text-6xl">
        Consultation Request Submitted!
      </h1>
      <p className="max-w-prose text-lg text-muted">
        {coach.firstName} answers within {support.replyWithinHours} hours. Please check your e-mail, and the spam folder
        too: the confirmation is on its way.
      </p>
      <Link to={PAGES.home} className={buttonClass({ size: "lg" })}>
        Return to Home
      </Link>
    </div>
  );
}

const EXPECT = [
  { title: `Confirmation within ${support.replyWithinHours} hours`, text: "By e-mail, with a time to choose." },
  {
    title: `Free ${freeConsultationMinutes}-minute consultation call`,
    text: "About your training, your body and your goals. Nothing is sold on it.",
  },
  { title: "Flexible scheduling", text: "Mornings, evenings and weekends, in your time zone." },
];
