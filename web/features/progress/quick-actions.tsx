import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { TitledSection } from "../../ui/titled-section";

const ACTIONS = [
  { label: "Book Coaching Session", to: addressOf("coaching") },
  { label: "Browse Articles", to: addressOf("blog") },
];

export function QuickActions() {
  return (
    <TitledSection id="quick" title="Quick Actions" className="grid grid-cols-1 content-start gap-3">
      <ul className="grid border-line border-y max-md:divide-y max-md:divide-line md:grid-cols-2 md:divide-x md:divide-line">
        {ACTIONS.map(({ label, to }) => (
          <li key={to} className="md:not-first:pl-8">
            <Link
              to={to}
              className="group flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-accent md:pr-8 md:text-lg"
            >
              {label}
              <ArrowRight
                aria-hidden
                className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-1 group-hover:text-accent"
                strokeWidth={1.75}
              />
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
