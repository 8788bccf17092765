import { Menu, X } from "lucide-react";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { trialAddress } from "../lib/session/session";
import { buttonClass } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { LazyUnreadBadge } from "./lazy-unread-badge";
import type { NavEntry } from "./nav-links";
import { useDisclosure } from "./use-disclosure";

export function MobileMenu({ links, visitor }: { links: readonly NavEntry[]; visitor: boolean }) {
  const { open, toggle, close, button, container } = useDisclosure();
  const panel = useId();
  return (
    <div {...container} className="-mr-2 lg:hidden noscript:hidden">
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
              {links.map(({ label, to }) => (
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

const LINK =
  "flex min-h-14 items-center justify-between py-2 font-display text-3xl font-extrabold transition-colors hover:text-accent " +
  "aria-[current=page]:text-accent aria-[current=page]:after:h-[0.3em] aria-[current=page]:after:w-8 aria-[current=page]:after:bg-accent";
