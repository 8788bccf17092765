import { isTimeZone } from "../../../worker/contract/account-time-zone";
import { renderedFor } from "./rendered-for";

/**
 * Returns a zone this browser knows. A member's may be newer than the browser's list (America/Coyhaique is from 2025),
 * and a device without a location reports Etc/Unknown: both would throw on every page with a date.
 */
export const knownZone = (zone: unknown): string =>
  [zone, renderedFor()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone].find(isTimeZone) ?? "UTC";
