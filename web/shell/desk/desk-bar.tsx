import { Ellipsis } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { BAR, PLACE } from "../bar-class";
import { deskIcon } from "./desk-icons";
import { deskPlaceAt, THUMB_PLACES } from "./desk-places";
import { showWindow } from "./desk-windows";
import { useMayOpen } from "./use-may-open";
import { useWaiting, WaitingCount } from "./waiting-count";

/** The coach's everyday pages at the bottom of a phone, and a button for all others. */
export function DeskBar() {
  const { pathname, search } = useLocation();
  const here = deskPlaceAt(pathname, search);
  const waiting = useWaiting();
  const places = THUMB_PLACES.filter(useMayOpen());
  const elsewhere = here !== undefined && !places.some(({ to }) => to === here);
  return (
    <nav aria-label="Desk" data-bottom-bar className={BAR}>
      <ul className="mx-auto grid max-w-xl auto-cols-fr grid-flow-col">
        {places.map(({ label, to, waits }) => {
          const Icon = deskIcon(label);
          return (
            <li key={to} className="grid">
              <Link to={to} aria-current={to === here ? "page" : undefined} className={PLACE}>
                <span className="relative">
                  <Icon aria-hidden strokeWidth={1.75} className="size-6" />
                  {label === "Messages" ? <WaitingCount count={waiting(waits)} className={BADGE} /> : null}
                </span>
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
        <li className="grid">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-current={elsewhere ? "true" : undefined}
            onClick={() => showWindow("places")}
            className={PLACE}
          >
            <Ellipsis aria-hidden strokeWidth={1.75} className="size-6" />
            <span>More</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

const BADGE =
  "-top-2 absolute left-2.5 grid min-w-5 place-items-center rounded-full bg-accent px-1.5 font-bold text-on-accent leading-5";
