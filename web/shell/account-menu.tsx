import {
  CalendarDays,
  ChevronDown,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Settings,
  ShieldCheck,
  WalletCards,
} from "lucide-react";
import { useId } from "react";
import { Link, NavLink } from "react-router-dom";
import type { CurrentUser } from "../../worker/contract/account";
import { addressOf } from "../../worker/contract/addresses";
import { mayDo } from "../../worker/contract/rights";
import { Avatar } from "../ui/avatar";
import { cx } from "../ui/cx";
import { LEGAL_LINKS } from "./nav-links";
import { ThemeSwitch } from "./theme-switch";
import { useDisclosure } from "./use-disclosure";
import { userInitial } from "./user-initial";

/** A disclosure with links, not an ARIA menu, which could not contain the theme switch. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const { open, toggle, close, button, container } = useDisclosure();
  const panel = useId();
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    <div {...container} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-label="Account menu"
        onClick={toggle}
        className="flex min-h-11 items-center gap-1 rounded-full pr-1 hover:opacity-85"
      >
        <Avatar initials={userInitial(user)} src={user.profileImageUrl} className="size-10 text-lg" />
        <ChevronDown
          aria-hidden
          strokeWidth={1.75}
          className={cx("size-4.5 text-muted transition-transform", open && "rotate-180")}
        />
      </button>
      {open ? (
        <div id={panel} className={PANEL}>
          <div className="border-line border-b px-4 pt-3 pb-3.5">
            {name ? <p className="truncate font-semibold">{name}</p> : null}
            <p className="truncate text-muted text-sm">{user.email}</p>
          </div>
          <nav aria-label="Account" className="py-1.5">
            <ul>
              <Entry to={addressOf("dashboard")} icon={LayoutDashboard} label="Dashboard" onChoose={close} />
              <Entry to={addressOf("mat")} icon={CalendarDays} label="Around the mat" onChoose={close} />
              <Entry to={addressOf("subscription")} icon={WalletCards} label="Subscription" onChoose={close} />
              <Entry to={addressOf("settings")} icon={Settings} label="Settings" onChoose={close} />
              {mayDo(user.role, "desk") ? (
                <Entry to={addressOf("admin")} icon={ShieldCheck} label="Admin" onChoose={close} />
              ) : null}
            </ul>
          </nav>
          <ul className="flex flex-wrap gap-x-4 border-line border-t px-4 py-1.5 text-muted text-xs">
            {LEGAL_LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={close} className="flex min-h-11 items-center hover:text-ink">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="border-line border-t px-4 py-3">
            <ThemeSwitch iconsOnly className="[&>label]:flex-1 w-full" />
          </div>
          <div className="border-line border-t py-1.5">
            {/* A full navigation, which also drops everything read while signed in. */}
            <a href="/api/logout" className={ENTRY}>
              <LogOut aria-hidden strokeWidth={1.75} className={ICON} />
              Log out
            </a>
          </div>
        </div>
      ) : null}
    </div>
  );
}

type EntryProps = { to: string; icon: LucideIcon; label: string; onChoose: () => void };

function Entry({ to, icon: Icon, label, onChoose }: EntryProps) {
  return (
    <li>
      <NavLink to={to} end onClick={onChoose} className={ENTRY}>
        <Icon aria-hidden strokeWidth={1.75} className={ICON} />
        {label}
      </NavLink>
    </li>
  );
}

const PANEL =
  "absolute top-full right-0 z-50 mt-2 w-72 max-w-[calc(100vw-2rem)] rounded-md border border-line bg-raised shadow-lift animate-rise " +
  "max-h-[calc(100dvh-5.5rem)] overflow-y-auto";
const ENTRY =
  "flex min-h-11 items-center gap-3 px-4 font-medium transition-colors hover:bg-sunken focus-visible:-outline-offset-2 " +
  "aria-[current=page]:font-semibold aria-[current=page]:text-accent";
const ICON = "size-5 shrink-0 text-muted";
