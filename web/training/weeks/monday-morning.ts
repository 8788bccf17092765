import { brand } from "../../../worker/contract/brand";
import { mondayOf } from "../../../worker/contract/calendar";
import { instantIn } from "../../../worker/contract/site-time";

/** When a week appears unless another time is chosen: five in the morning of its Monday, on the club's clock. Null once that has passed. */
export function mondayMorning(startDate: string, now = Date.now()): string | null {
  const at = instantIn(`${mondayOf(startDate)}T05:00`, brand.timeZone);
  return at && at.getTime() > now ? at.toISOString() : null;
}
