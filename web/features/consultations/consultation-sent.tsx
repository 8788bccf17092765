import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import { buttonClass } from "../../ui/button";

const { coach, support } = brand;

export function ConsultationSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the pressed button is gone: focus moves here.
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
      <Link to={addressOf("home")} className={buttonClass({ size: "lg" })}>
        Return to Home
      </Link>
    </div>
  );
}
