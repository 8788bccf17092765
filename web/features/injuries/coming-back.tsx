import type { ReturnPlan } from "../../../worker/contract/injuries";
import { planName } from "../../training/injuries/injury-words";

/** Shows the coach's return plans for the member's open injuries. */
export function ComingBack({ plans }: { plans: readonly ReturnPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <section
      id="coming-back"
      aria-labelledby="coming-back-title"
      className="grid max-w-prose scroll-mt-24 grid-cols-1 gap-5"
    >
      <h2 id="coming-back-title" className="text-3xl">
        Coming back
      </h2>
      {plans.map(({ place, text }) => (
        <div key={place} className="grid gap-1 border-accent border-l-3 pl-4">
          <h3 className="font-sans font-semibold text-lg">{planName(place)}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
      <p className="text-muted text-sm">Your coach wrote it for everybody, and without knowing your body.</p>
    </section>
  );
}
