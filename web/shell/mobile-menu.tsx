import { Menu, X } from "lucide-react";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { trialAddress } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { cx } from "../ui/cx";
import { IconButton } from "../ui/icon-button";
import { LazyUnreadBadge } from "./lazy-unread-badge";
import { LEGAL_LINKS, type NavEntry } from "./nav-links";
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
          <nav aria-label="Main" className="page pt-3 pb-6">
            <ul className="divide-y divide-line border-line border-b">
              {links
                .filter(({ aside }) => !aside)
                .map(({ label, to }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={close} className={LINK}>
                      <span className="flex items-center gap-2">
                        {label}
                        {to === addressOf("messages") ? <LazyUnreadBadge /> : null}
                      </span>
                    </NavLink>
                  </li>
                ))}
            </ul>
            {asides.length ? (
              <ul className="mt-4 grid grid-cols-2 gap-x-6">
                {[...asides, ...LEGAL_LINKS].map(({ label, to }) => (
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

const ASIDE =
  "flex min-h-11 items-center font-semibold text-muted transition-colors hover:text-ink aria-[current=page]:text-accent";
const LINK =
  "flex min-h-14 items-center justify-between py-2 font-display text-3xl font-extrabold transition-colors hover:text-accent " +
  "aria-[current=page]:text-accent aria-[current=page]:after:h-[0.3em] aria-[current=page]:after:w-8 aria-[current=page]:after:bg-accent";
