import { isTimeZone } from "../../../worker/contract/account-time-zone";
import { renderedFor } from "./rendered-for";

/**
 * A zone this browser can count days in. A member's may be newer than the browser's list, as America/Coyhaique is of 2025,
 * and a device that does not know where it is says Etc/Unknown: both would throw on every page that shows a date.
 */
export const knownZone = (zone: unknown): string =>
  [zone, renderedFor()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone].find(isTimeZone) ?? "UTC";
