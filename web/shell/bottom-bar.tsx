import { CalendarDays, Dumbbell, Flame, type LucideIcon, MessageCircle, Users } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { addressOf } from "../../worker/contract/addresses";
import { BAR, PLACE } from "./bar-class";
import { MEMBER_PLACES, type PlaceName, placeAt } from "./member-places";
import { UnreadBadge } from "./unread-badge";

/** The everyday pages, at the bottom of a phone. Wide screens have them in the header. */
export function BottomBar() {
  const { pathname } = useLocation();
  const current = placeAt(pathname);
  return (
    <nav aria-label="Places" data-bottom-bar className={BAR}>
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {MEMBER_PLACES.map(({ name, label, ...place }) => {
          const Icon = ICONS[name];
          return (
            <li key={name} className="grid">
              <Link to={addressOf(name)} aria-current={name === current ? "page" : undefined} className={PLACE}>
                <span className="relative">
                  <Icon aria-hidden strokeWidth={1.75} className="size-6" />
                  {"unread" in place ? (
                    <span className="absolute -top-2 left-2.5">
                      <UnreadBadge of={place.unread} />
                    </span>
                  ) : null}
                </span>
                <span>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const ICONS: Record<PlaceName, LucideIcon> = {
  dashboard: Flame,
  thisWeek: CalendarDays,
  workouts: Dumbbell,
  community: Users,
  messages: MessageCircle,
};
