import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { AdminWeeklyProgram } from "../../../../worker/contract/programs";
import { putProgram } from "../../../data/admin-programs";
import { changed } from "../../../data/changed";
import { plural } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { failureText } from "../../../lib/http/failure-text";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { ScheduleDialog } from "../../../training/weeks/schedule-dialog";
import { useSchedule } from "../../../training/weeks/use-program-changes";
import { Button, buttonClass } from "../../../ui/button";
import { FieldError } from "../../../ui/field";
import { useToast } from "../../../ui/toast-context";

type WeekActionsProps = {
  programId: number;
  /** As it is stored; missing while it is read. */
  program: AdminWeeklyProgram | undefined;
  missingVideos: number;
  onStartOver: () => void;
};

/** What to do with an uploaded week next. */
export function WeekActions({ programId, program, missingVideos, onStartOver }: WeekActionsProps) {
  const published = program?.isPublished ?? false;
  const [scheduling, setScheduling] = useState(false);
  const schedule = useSchedule(() => setScheduling(false));
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const publish = useMutation({
    mutationFn: (isPublished: boolean) => putProgram(programId, { isPublished }),
    onSuccess: async ({ isPublished }) => {
      const description = isPublished ? "Weekly program published. Members see it now." : "It is a draft again.";
      toast({ title: "Success", description, tone: "success" });
      await changed(client, "program");
    },
    onError: (error, isPublished) => toastFailure(error, publishFailed(isPublished)),
  });
  return (
    <div className="grid gap-3">
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <Button
          variant={published ? "secondary" : "primary"}
          busy={publish.isPending}
          busyLabel={published ? "Unpublishing…" : "Publishing…"}
          onClick={() => publish.mutate(!published)}
        >
          {published ? "Unpublish" : "Publish now"}
        </Button>
        <Link to={addressOf("weeklyProgramEdit", { id: programId })} className={buttonClass({ variant: "secondary" })}>
          Edit week
        </Link>
        {program && !published ? (
          <Button variant="secondary" onClick={() => setScheduling(true)}>
            {program.publishAt ? "Change schedule" : "Schedule"}
          </Button>
        ) : null}
        {missingVideos > 0 ? (
          <Link to={addressOf("exerciseVideos")} className={buttonClass({ variant: "secondary" })}>
            Add {plural(missingVideos, "missing video")}
          </Link>
        ) : null}
        <Link
          to={addressOf("weeklyProgram", { id: programId })}
          className={buttonClass({ variant: published ? "primary" : "secondary" })}
        >
          View Program
        </Link>
        <Link to={addressOf("adminWeeklyPrograms")} className={buttonClass({ variant: "secondary" })}>
          Manage Programs
        </Link>
        <Button variant="secondary" onClick={onStartOver}>
          Upload Another
        </Button>
      </div>
      {program?.publishAt ? (
        <p className="text-muted text-sm">It appears by itself on {siteTime(program.publishAt)}.</p>
      ) : null}
      {scheduling && program ? (
        <ScheduleDialog
          title={program.title}
          startDate={program.startDate}
          publishAt={program.publishAt}
          busy={schedule.isPending}
          error={failureText(schedule.error) ?? null}
          onClose={() => setScheduling(false)}
          onSchedule={(publishAt) => schedule.mutate({ id: programId, publishAt })}
        />
      ) : null}
      {publish.isError && !isUnauthorized(publish.error) ? (
        <FieldError>{shownMessage(publish.error, publishFailed(publish.variables))}</FieldError>
      ) : null}
    </div>
  );
}

const publishFailed = (isPublished: boolean) => `Failed to ${isPublished ? "publish" : "unpublish"} weekly program`;
