import { NavLink } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { LazyUnreadBadge } from "./lazy-unread-badge";
import type { NavEntry } from "./nav-links";

/** The links in a row. The current page's stands on a piece of belt. */
export function HeaderLinks({ links }: { links: readonly NavEntry[] }) {
  return (
    <ul className="flex h-full items-stretch lg:flex-wrap">
      {links.map(({ label, to, visitor }) => (
        <li key={to} data-visitor={visitor} className="flex">
          <NavLink to={to} className={LINK}>
            {label}
            {to === addressOf("messages") ? <LazyUnreadBadge /> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const LINK =
  "relative flex items-center px-2.5 font-semibold text-muted text-sm transition-colors hover:text-ink xl:px-3.5 " +
  "aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:-bottom-px " +
  "aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-accent xl:aria-[current=page]:after:inset-x-3.5 forced-colors:aria-[current=page]:underline";
