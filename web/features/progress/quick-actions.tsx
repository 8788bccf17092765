import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { PAGES } from "../../../worker/contract/pages";

const ACTIONS = [
  { label: "Book Coaching Session", to: PAGES.coaching },
  { label: "Browse Articles", to: PAGES.blog },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick" className="grid grid-cols-1 content-start gap-3">
      <h2 id="quick" className="text-2xl">
        Quick Actions
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {ACTIONS.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex min-h-13 items-center justify-between gap-4 font-semibold hover:text-accent"
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
    </section>
  );
}
