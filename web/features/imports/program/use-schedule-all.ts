import { useMutation, useQueryClient } from "@tanstack/react-query";
import { brand } from "../../../../worker/contract/brand";
import { instantIn } from "../../../../worker/contract/site-time";
import { changed } from "../../../data/changed";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";
import type { ImportedWeek } from "./use-review-work";

/** The default hour of the week editor, in the site's time zone. */
const HOUR = "05:00";

/** Schedules each draft for the morning of its Monday. A draft whose morning has passed stays a draft. */
export function useScheduleAll(onScheduled: (ids: number[]) => void) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast("Not All Are Scheduled");
  return useMutation({
    mutationFn: async (weeks: readonly ImportedWeek[]) => {
      const scheduled: number[] = [];
      try {
        for (const { id, startDate } of weeks) {
          const at = instantIn(`${startDate}T${HOUR}`, brand.timeZone);
          if (!at || at.getTime() <= Date.now()) continue;
          const json = { publishAt: at.toISOString() };
          await call(api.api.admin["weekly-programs"][":id"].$put({ param: { id: String(id) }, json }));
          scheduled.push(id);
        }
      } finally {
        onScheduled(scheduled);
      }
      return scheduled;
    },
    onSuccess: ({ length }, { length: all }) => {
      const left = all - length;
      toast({
        title: "Scheduled",
        description: `${plural(length, "week")} ${length === 1 ? "appears" : "appear"} at ${HOUR} on ${length === 1 ? "its" : "their"} Monday.${left ? ` ${plural(left, "week")} whose Monday has passed stayed as ${left === 1 ? "a draft" : "drafts"}.` : ""}`,
        tone: "success",
      });
    },
    onError: (error) => toastFailure(error, "Some weeks could not be scheduled. Please try again."),
    onSettled: () => changed(client, "program"),
  });
}
