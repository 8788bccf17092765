import { NavLink } from "react-router-dom";
import { cx } from "../ui/cx";
import { LazyUnreadBadge } from "./lazy-unread-badge";
import type { NavEntry } from "./nav-links";

/** Header links in a row; the current page's is on a piece of belt. */
export function HeaderLinks({ links }: { links: readonly NavEntry[] }) {
  return (
    <ul className="flex h-full items-stretch lg:flex-wrap">
      {links.map(({ label, to, visitor, aside, unread }, index) => (
        <li
          key={to}
          data-visitor={visitor}
          className={cx(
            "flex",
            aside ? "max-xl:hidden" : "font-semibold",
            aside && !links[index - 1]?.aside && "ml-auto",
          )}
        >
          <NavLink to={to} className={cx(LINK, aside ? "px-2" : "px-2.5")}>
            {label}
            {unread ? <LazyUnreadBadge of={unread} /> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const LINK =
  "relative flex items-center text-muted text-sm transition-colors hover:text-ink " +
  "aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:-bottom-px " +
  "aria-[current=page]:after:h-[3px] aria-[current=page]:after:bg-accent forced-colors:aria-[current=page]:underline";
