import { brand } from "../../../worker/contract/brand";

const { support } = brand;

export function WhatToExpect() {
  return (
    <aside className="grid content-start gap-10 lg:sticky lg:top-(--under-header) lg:self-start">
      <section aria-labelledby="expect" className="grid gap-4">
        <h2 id="expect" className="text-2xl">
          What to Expect
        </h2>
        <ol className="grid divide-y divide-line border-line border-y">
          {expected().map(({ title, text }) => (
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
  );
}

const expected = () => [
  { title: `Confirmation within ${support.replyWithinHours} hours`, text: "By e-mail, with a time to choose." },
  {
    title: `Free ${brand.freeConsultationMinutes}-minute consultation call`,
    text: "About your training, your body and your goals. Nothing is sold on it.",
  },
  { title: "Flexible scheduling", text: "Mornings, evenings and weekends, in your time zone." },
];
