import { Menu, X } from "lucide-react";
import { useEffect, useId } from "react";
import { NavLink } from "react-router-dom";
import { buttonClass } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import type { NavEntry } from "./nav-links";
import { useDisclosure } from "./use-disclosure";

export function MobileMenu({ links, visitor }: { links: readonly NavEntry[]; visitor: boolean }) {
  const { open, toggle, close, button, container } = useDisclosure();
  const panel = useId();
  useStillPage(open);
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
          className="fixed inset-x-0 top-[calc(4rem+1px)] bottom-0 flex animate-fade flex-col overflow-y-auto bg-paper"
        >
          <nav aria-label="Main" className="page pt-3 pb-6">
            <ul className="divide-y divide-line border-line border-b">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} onClick={close} className={LINK}>
                    {label}
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
              <a href="/api/login" onClick={close} className={buttonClass({ size: "lg", block: true })}>
                Start Free Trial
              </a>
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Keeps the page behind the open menu from scrolling under the finger. */
function useStillPage(still: boolean): void {
  useEffect(() => {
    document.documentElement.classList.toggle("overflow-hidden", still);
    return () => document.documentElement.classList.remove("overflow-hidden");
  }, [still]);
}

const LINK =
  "flex min-h-14 items-center justify-between py-2 font-display text-3xl font-extrabold transition-colors hover:text-accent " +
  "aria-[current=page]:text-accent aria-[current=page]:after:h-[0.3em] aria-[current=page]:after:w-8 aria-[current=page]:after:bg-accent";
