import { Link } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { brand } from "../../worker/contract/brand";
import { cx } from "../ui/cx";
import { Wordmark } from "../ui/mark";
import { LEGAL_LINKS } from "./nav-links";
import { SocialIcon } from "./social-icon";
import { ThemeSwitch } from "./theme-switch";

/** `wide`: on wide screens only, because members' phones have a bottom bar there. */
export function SiteFooter({ wide = false }: { wide?: boolean }) {
  return (
    <footer className={cx("mt-auto border-line border-t bg-sunken print:hidden", wide && "max-lg:hidden")}>
      <div className="page grid gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr] lg:py-16">
        <div className="grid content-start justify-items-start gap-4 sm:col-span-3 lg:col-span-1">
          <Wordmark name={brand.name} picture={brand.logo.mark} className="text-4xl" />
          <p className="max-w-96 text-muted text-sm">{brand.description}</p>
          <ul className="-ml-2.5 flex gap-1">
            {brand.social.map(({ name, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="me noopener"
                  aria-label={`${brand.name} on ${name}`}
                  className="grid size-11 place-items-center rounded-sm text-muted transition-colors hover:text-ink"
                >
                  <SocialIcon name={name} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-labelledby={`footer-${title.toLowerCase()}`}>
            <h2 id={`footer-${title.toLowerCase()}`} className="text-xl">
              {title}
            </h2>
            <ul className="mt-2">
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link
                    to={to}
                    className="flex min-h-10 items-center py-1 text-muted text-sm transition-colors hover:text-ink"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-line border-t">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5 text-muted text-sm">
          {/* Around New Year the server's year may differ from the browser's. */}
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {brand.legal.entity}. All rights reserved.
          </p>
          <p>Payments are powered by Stripe.</p>
          <ThemeSwitch iconsOnly className="noscript:hidden" />
        </div>
      </div>
    </footer>
  );
}

const COLUMNS = [
  {
    title: "Community",
    links: [
      { label: "Join the Collective", to: addressOf("subscribe") },
      { label: "Daily Workouts", to: addressOf("workouts") },
      { label: "Blog", to: addressOf("blog") },
    ],
  },
  {
    title: "Coaching",
    links: [
      { label: "Individualized Programming", to: addressOf("coaching") },
      { label: "In-Person Coaching", to: addressOf("coaching") },
    ],
  },
  {
    title: "Support",
    links: [{ label: "Contact Us", to: addressOf("contact") }, ...LEGAL_LINKS],
  },
] as const;
