import { brand } from "../../../../worker/contract/brand";
import { instantIn } from "../../../../worker/contract/site-time";
import { putProgram } from "../../../data/admin-programs";
import { plural } from "../../../lib/format/format";
import { useToldChange } from "../../../shell/use-told-change";
import type { ImportedWeek } from "./use-review-work";

/** The default hour of the week editor, in the site's time zone. */
const HOUR = "05:00";

/** Schedules each draft for the morning of its Monday. A draft whose morning has passed stays a draft. */
export function useScheduleAll(onScheduled: (ids: number[]) => void) {
  return useToldChange(
    "program",
    async (weeks: readonly ImportedWeek[]) => {
      const scheduled: number[] = [];
      try {
        for (const { id, startDate } of weeks) {
          const at = instantIn(`${startDate}T${HOUR}`, brand.timeZone);
          if (!at || at.getTime() <= Date.now()) continue;
          await putProgram(id, { publishAt: at.toISOString() });
          scheduled.push(id);
        }
      } finally {
        onScheduled(scheduled);
      }
      return scheduled;
    },
    {
      told: ({ length }, { length: all }) => {
        const left = all - length;
        return {
          title: "Scheduled",
          description: `${plural(length, "week")} ${length === 1 ? "appears" : "appear"} at ${HOUR} on ${length === 1 ? "its" : "their"} Monday.${left ? ` ${plural(left, "week")} whose Monday has passed stayed as ${left === 1 ? "a draft" : "drafts"}.` : ""}`,
        };
      },
      failed: "Some weeks could not be scheduled. Please try again.",
      failedTitle: "Not All Are Scheduled",
      afterFailure: true,
    },
  );
}
