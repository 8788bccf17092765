import { Link, useLocation } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { ThemeSwitch } from "../../theme-switch";
import { deskIcon } from "../desk-icons";
import { deskPlaceAt } from "../desk-places";
import { useDeskGroups } from "../use-may-open";
import { useWaiting, WaitingCount } from "../waiting-count";

/** All admin places as a phone lists them, with the link to the site and the theme switch. */
export function AllPlaces({ onChoose }: { onChoose: () => void }) {
  const { pathname, search } = useLocation();
  const here = deskPlaceAt(pathname, search);
  const waiting = useWaiting();
  const groups = useDeskGroups();
  return (
    <nav aria-label="All places" className="grid gap-5">
      {groups.map(({ name, places }) => (
        <section key={name} aria-labelledby={`more-${name.toLowerCase()}`}>
          <h3 id={`more-${name.toLowerCase()}`} className="font-sans font-semibold text-muted text-sm">
            {name}
          </h3>
          <ul className="grid grid-cols-1 min-[22rem]:grid-cols-2">
            {places.map(({ label, to, waits }) => {
              const Icon = deskIcon(label);
              return (
                <li key={to}>
                  <Link to={to} onClick={onChoose} aria-current={to === here ? "page" : undefined} className={ENTRY}>
                    <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
                    <span className="min-w-0">{label}</span>
                    <WaitingCount count={waiting(waits)} className="font-semibold text-accent" />
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <Link to={addressOf("home")} onClick={onChoose} className="link flex min-h-11 items-center font-semibold">
          View site
        </Link>
        <ThemeSwitch iconsOnly />
      </div>
    </nav>
  );
}

const ENTRY =
  "flex min-h-11 items-center gap-2.5 rounded-sm py-1 text-sm hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent";
