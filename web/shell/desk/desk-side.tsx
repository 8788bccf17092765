import { ChevronDown, Keyboard, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { brand } from "../../../worker/contract/brand";
import { cx } from "../../ui/cx";
import { Mark } from "../../ui/mark";
import { deskIcon } from "./desk-icons";
import { type DeskGroup, type DeskPlace, deskPlaceAt, TODAY } from "./desk-places";
import { showWindow } from "./desk-windows";
import { useNarrowSide } from "./side-width";
import { useDeskGroups } from "./use-may-open";
import { useWaiting, WaitingCount } from "./waiting-count";

/** The admin sidebar of wide screens; phones have a bottom bar instead. */
export function DeskSide() {
  const { pathname, search } = useLocation();
  const here = deskPlaceAt(pathname, search);
  const waiting = useWaiting();
  const groups = useDeskGroups();
  const [narrow, setNarrow] = useNarrowSide();
  const list = useRef<HTMLDivElement>(null);
  // The sidebar may be shorter than its list.
  useEffect(() => {
    if (here) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [here]);
  const Toggle = narrow ? PanelLeftOpen : PanelLeftClose;
  const show = (place: DeskPlace) => (
    <SidePlace key={place.to} place={place} here={place.to === here} waiting={waiting(place.waits)} />
  );
  return (
    <nav aria-label="Desk" className={SIDE}>
      <Link to={addressOf("admin")} aria-label={`${brand.name}, desk`} className={BRAND}>
        <Mark picture={brand.logo.mark} className="size-6 shrink-0" />
        <span className="desk-words font-display font-extrabold text-xl leading-none">{brand.name}</span>
      </Link>
      <div ref={list} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3">
        <ul>{show(TODAY)}</ul>
        {groups.map((group) => (
          <SideGroup key={group.name} group={group} holdsHere={group.places.some(({ to }) => to === here)}>
            {group.places.map(show)}
          </SideGroup>
        ))}
      </div>
      <div className="border-line border-t p-2">
        <button type="button" aria-haspopup="dialog" onClick={() => showWindow("keys")} className={PLACE}>
          <Keyboard aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
          <span className="desk-words">Keys</span>
        </button>
        <button type="button" aria-pressed={narrow} onClick={() => setNarrow(!narrow)} className={PLACE}>
          <Toggle aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
          <span className="desk-words">Collapse</span>
        </button>
      </div>
    </nav>
  );
}

type SideGroupProps = { group: DeskGroup; holdsHere: boolean; children: ReactNode };

function SideGroup({ group: { name, rare }, holdsHere, children }: SideGroupProps) {
  if (!rare) {
    return (
      <div className="mt-3">
        <p className={cx("desk-words", GROUP)}>{name}</p>
        <ul>{children}</ul>
      </div>
    );
  }
  // The key reopens a group when navigating to a page in it.
  return (
    <details key={String(holdsHere)} open={holdsHere} className="group mt-3">
      <summary
        className={cx(
          GROUP,
          "flex min-h-6 list-none items-center gap-1 hover:text-ink [&::-webkit-details-marker]:hidden",
        )}
      >
        <span className="desk-words">{name}</span>
        <ChevronDown
          aria-hidden
          strokeWidth={2}
          className="size-3.5 -rotate-90 transition-transform group-open:rotate-0"
        />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

type SidePlaceProps = { place: DeskPlace; here: boolean; waiting: number };

function SidePlace({ place: { label, to }, here, waiting }: SidePlaceProps) {
  const Icon = deskIcon(label);
  return (
    <li>
      <Link to={to} aria-current={here ? "page" : undefined} title={label} className={PLACE}>
        <Icon aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
        <span className="desk-words min-w-0 flex-1">{label}</span>
        <WaitingCount count={waiting} className="desk-count font-semibold" />
      </Link>
    </li>
  );
}

const SIDE =
  "fixed bottom-0 left-0 top-(--alert-room,0px) z-40 hidden w-(--desk-side) flex-col border-line border-r bg-sunken lg:flex print:hidden";
const BRAND = "flex h-13 shrink-0 items-center gap-2.5 overflow-hidden px-4 focus-visible:-outline-offset-2";
const GROUP = "px-2.5 pb-1 font-semibold text-muted text-xs";
const PLACE =
  "relative flex min-h-8 w-full items-center gap-2.5 overflow-hidden rounded-sm px-2.5 py-0.5 text-left text-muted text-sm transition-colors hover:bg-raised hover:text-ink " +
  "focus-visible:-outline-offset-2 aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ink";
