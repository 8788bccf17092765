import { brand } from "../../../worker/contract/brand";
import { mondayOf } from "../../../worker/contract/calendar";
import { instantIn } from "../../../worker/contract/site-time";

/** Returns the default publication time: five o'clock on the week's Monday in the club's zone. Null if it is past. */
export function mondayMorning(startDate: string, now = Date.now()): string | null {
  const at = instantIn(`${mondayOf(startDate)}T05:00`, brand.timeZone);
  return at && at.getTime() > now ? at.toISOString() : null;
}
