import { Copy, Globe, MessagesSquare, Timer } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { useCopy } from "../../../shell/use-copy";
import { Button, buttonClass } from "../../../ui/button";

const { support, freeConsultationMinutes, coach } = brand;

export function ContactPage() {
  return (
    <div className="page grid grid-cols-1 gap-14 py-10 sm:py-14 lg:gap-20">
      <header className="grid gap-5">
        <h1 tabIndex={-1} className="text-6xl">
          Get in Touch
        </h1>
        <p className="max-w-prose text-lg text-muted">
          Questions about training, your membership or coaching: write, and a person answers within{" "}
          {support.replyWithinHours} hours.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-y py-6">
          <a href={`mailto:${support.email}`} className="link break-all font-display font-extrabold text-3xl">
            {support.email}
          </a>
          <CopyAddress />
        </div>
      </header>
      <ul className="grid grid-cols-1 divide-y divide-line lg:grid-cols-3 lg:divide-x lg:divide-y-0">
        {blocks().map(({ title, text, icon: Icon, to, link }) => (
          <li key={title} className="grid content-start gap-3 py-8 lg:px-8 lg:py-0 lg:last:pr-0 lg:first:pl-0">
            <Icon aria-hidden strokeWidth={1.5} className="size-9 text-accent" />
            <h2 className="text-3xl">{title}</h2>
            <p className="max-w-prose text-muted">{text}</p>
            {to ? (
              <Link to={to} className="link justify-self-start">
                {link}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      <section aria-labelledby="join" className="grid justify-items-start gap-5 border-ink border-t-2 pt-8">
        <h2 id="join" className="max-w-[18ch] text-5xl">
          Or see for yourself
        </h2>
        <p className="max-w-prose text-lg text-muted">{brand.trialDays} days of training are free, and need no card.</p>
        <Link to={addressOf("subscribe")} className={buttonClass({ size: "lg" })}>
          Join the Collective
        </Link>
      </section>
    </div>
  );
}

function CopyAddress() {
  const copied = { title: "Email Copied!", description: "Email address has been copied to your clipboard." };
  const copy = useCopy(support.email, copied, "The address could not be copied");
  return (
    <Button variant="secondary" icon={<Copy aria-hidden strokeWidth={1.75} />} onClick={copy}>
      Copy address
    </Button>
  );
}

const blocks = () =>
  [
    {
      title: "Free Consultation",
      text: `${freeConsultationMinutes} minutes with ${coach.firstName} about where you are and what would help. Nothing to pay, nothing to prepare.`,
      icon: MessagesSquare,
      to: addressOf("bookConsultation"),
      link: "Ask for a call",
    },
    {
      title: "Global Community",
      text: "Members train in every time zone. The week starts on your Monday, and somebody is always awake.",
      icon: Globe,
      to: null,
      link: null,
    },
    {
      title: "Quick Response",
      text: `Every message is read by ${coach.firstName} or the assistant coach, and answered within ${support.replyWithinHours} hours.`,
      icon: Timer,
      to: null,
      link: null,
    },
  ] as const;
