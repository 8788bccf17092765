import { useEffect, useState } from "react";
import { type CalendarDate, localDate } from "../../../worker/contract/calendar";
import { knownZone } from "../session/known-zone";

const LOOK_EVERY_MS = 60_000;

/** Returns the current date in a zone, updated when a page stays open past midnight. */
export function useToday(timeZone: string): CalendarDate {
  const [today, setToday] = useState(() => localDate(new Date(), knownZone(timeZone)));
  useEffect(() => {
    const update = () => setToday(localDate(new Date(), knownZone(timeZone)));
    update();
    const timer = setInterval(update, LOOK_EVERY_MS);
    // A sleeping phone runs no timers.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [timeZone]);
  return today;
}
