import { Menu, X } from "lucide-react";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { trialAddress } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { cx } from "../ui/cx";
import { IconButton } from "../ui/icon-button";
import { LazyUnreadBadge } from "./lazy-unread-badge";
import type { NavEntry } from "./nav-links";
import { useDisclosure } from "./use-disclosure";

export function MobileMenu({ links, visitor }: { links: readonly NavEntry[]; visitor: boolean }) {
  const { open, toggle, close, button, container } = useDisclosure();
  const panel = useId();
  const asides = links.filter(({ aside }) => aside);
  return (
    <div {...container} className={cx("-mr-2 noscript:hidden", asides.length ? "xl:hidden" : "lg:hidden")}>
      <IconButton
        ref={button}
        label={open ? "Close menu" : "Open menu"}
        icon={open ? <X aria-hidden /> : <Menu aria-hidden />}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={toggle}
        className="text-ink [&_svg]:size-6"
      />
      {open ? (
        <div
          id={panel}
          data-still-page
          className="fixed inset-x-0 top-below-header bottom-0 flex animate-fade flex-col overflow-y-auto bg-paper"
        >
          <nav aria-label="Main" className={cx("page pt-3", asides.length ? MEMBERS : "pb-6")}>
            <ul className="divide-y divide-line border-line border-b">
              {links
                .filter(({ aside }) => !aside)
                .map(({ label, to, unread }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={close} className={LINK}>
                      <span className="flex items-center gap-2">
                        {label}
                        {unread ? <LazyUnreadBadge of={unread} /> : null}
                      </span>
                    </NavLink>
                  </li>
                ))}
            </ul>
            {asides.length ? (
              <ul className="mt-auto flex flex-wrap gap-x-6 pt-8">
                {asides.map(({ label, to }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={close} className={ASIDE}>
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </nav>
          {visitor ? (
            <div className="page mt-auto grid gap-3 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
              <a
                href="/api/login"
                onClick={close}
                className={buttonClass({ variant: "secondary", size: "lg", block: true })}
              >
                Sign In
              </a>
              <a href={trialAddress()} onClick={close} className={buttonClass({ size: "lg", block: true })}>
                Start Free Trial
              </a>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

// The site's own pages come last: members open the menu for their own places.
const MEMBERS = "flex flex-1 flex-col pb-[max(1rem,env(safe-area-inset-bottom))]";
const ASIDE =
  "flex min-h-11 items-center text-muted text-sm transition-colors hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent";
const LINK =
  "flex min-h-14 items-center justify-between py-2 font-display text-3xl font-extrabold transition-colors hover:text-accent " +
  "aria-[current=page]:text-accent aria-[current=page]:after:h-[0.3em] aria-[current=page]:after:w-8 aria-[current=page]:after:bg-accent";
