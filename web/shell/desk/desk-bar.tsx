import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { Dialog } from "../../ui/dialog";
import { BAR, PLACE } from "../bar-class";
import { ThemeSwitch } from "../theme-switch";
import { deskIcon } from "./desk-icons";
import { DESK_GROUPS, deskPlaceAt, THUMB_PLACES } from "./desk-places";
import { useWaiting, WaitingCount } from "./waiting-count";

/** At the thumb of a phone: the coach's places of every day, and the way to all others. */
export function DeskBar() {
  const { pathname, search } = useLocation();
  const here = deskPlaceAt(pathname, search);
  const waiting = useWaiting();
  const [open, setOpen] = useState(false);
  const elsewhere = here !== undefined && !THUMB_PLACES.some(({ to }) => to === here);
  return (
    <nav aria-label="Desk" data-bottom-bar className={BAR}>
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {THUMB_PLACES.map(({ label, to, waits }) => {
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
            onClick={() => setOpen(true)}
            className={PLACE}
          >
            <Ellipsis aria-hidden strokeWidth={1.75} className="size-6" />
            <span>More</span>
          </button>
        </li>
      </ul>
      <Dialog open={open} onOpenChange={setOpen} title="Desk">
        <AllPlaces here={here} onChoose={() => setOpen(false)} />
      </Dialog>
    </nav>
  );
}

function AllPlaces({ here, onChoose }: { here: string | undefined; onChoose: () => void }) {
  const waiting = useWaiting();
  return (
    <nav aria-label="All places" className="grid gap-5">
      {DESK_GROUPS.map(({ name, places }) => (
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

const BADGE =
  "-top-2 absolute left-2.5 grid min-w-5 place-items-center rounded-full bg-accent px-1.5 font-bold text-on-accent leading-5";
const ENTRY =
  "flex min-h-11 items-center gap-2.5 rounded-sm py-1 text-sm hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent";
