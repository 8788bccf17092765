import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { WeeklyUpload } from "../../../worker/contract/imports";
import { PAGES } from "../../../worker/contract/pages";
import { calendarDay } from "../../lib/format";
import { isUnauthorized, shownMessage } from "../../lib/request-error";
import { Badge } from "../../ui/badge";
import { Button, buttonClass } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { Stat } from "../../ui/stat";
import { useToast } from "../../ui/toast-context";
import { DuplicateChoice } from "./duplicate-choice";
import { publishProgram, refreshPrograms, type WeekDates } from "./program-changes";
import { ReadingNotes } from "./reading-notes";

type UploadResultProps = { upload: WeeklyUpload; onStartOver: () => void };

export function UploadResult({ upload, onStartOver }: UploadResultProps) {
  const { weeklyProgram, metadata, validation, duplicates } = upload;
  const client = useQueryClient();
  const { toast } = useToast();
  const [dates, setDates] = useState<WeekDates>(weeklyProgram);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with the form; reading goes on at what came of it.
  useEffect(() => heading.current?.focus(), []);
  const [published, setPublished] = useState(false);
  const publish = useMutation({
    mutationFn: (isPublished: boolean) => publishProgram(weeklyProgram.id, isPublished),
    onSuccess: async ({ isPublished }) => {
      setPublished(isPublished);
      const description = isPublished ? "Weekly program published. Members see it now." : "It is a draft again.";
      toast({ title: "Success", description, tone: "success" });
      await refreshPrograms(client);
    },
    onError: (error, isPublished) => {
      if (isUnauthorized(error)) return;
      toast({ title: "Error", description: shownMessage(error, publishFailed(isPublished)), tone: "destructive" });
    },
  });
  return (
    <section aria-labelledby="result" className="grid grid-cols-1 content-start gap-8">
      <header className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          <Badge tone={published ? "success" : "warning"}>{published ? "Published" : "Draft"}</Badge>
          <Badge tone={validation.isValid ? "success" : "danger"}>{validation.isValid ? "Valid" : "Has Issues"}</Badge>
        </div>
        <h2 id="result" ref={heading} tabIndex={-1} className="text-4xl">
          {weeklyProgram.title}
        </h2>
        <p className="text-muted">
          {published ? "Runs" : "Proposed for"} {calendarDay(dates.startDate)} to {calendarDay(dates.endDate)}. You can
          change the dates under Manage Programs.
        </p>
      </header>
      <div className="grid grid-cols-3 divide-x divide-line border-line border-y">
        <Stat value={metadata.totalDays} label="Total days" className="py-4" />
        <Stat value={metadata.totalExercises} label="Total exercises" className="py-4 pl-4 sm:pl-6" />
        <Stat value={metadata.hasVideoLinks ? "Yes" : "No"} label="Video links" className="py-4 pl-4 sm:pl-6" />
      </div>
      <DuplicateChoice
        duplicates={duplicates}
        draft={weeklyProgram}
        onReplaced={(taken) => taken && setDates(taken)}
        onSettled={() => heading.current?.focus()}
        onDiscarded={() => {
          toast({ title: "Draft discarded", description: `${weeklyProgram.title} was not kept.` });
          onStartOver();
        }}
      />
      <ReadingNotes validation={validation} />
      <div className="grid gap-3 border-line border-t pt-6">
        <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
          {validation.isValid ? (
            <Button
              variant={published ? "secondary" : "primary"}
              busy={publish.isPending}
              busyLabel={published ? "Unpublishing…" : "Publishing…"}
              onClick={() => publish.mutate(!published)}
            >
              {published ? "Unpublish" : "Publish now"}
            </Button>
          ) : null}
          <Link
            to={`/weekly-program/${weeklyProgram.id}`}
            className={buttonClass({
              variant: published || !validation.isValid ? "primary" : "secondary",
            })}
          >
            View Program
          </Link>
          <Link to={PAGES.adminWeeklyPrograms} className={buttonClass({ variant: "secondary" })}>
            Manage Programs
          </Link>
          <Button variant="secondary" onClick={onStartOver}>
            Upload Another
          </Button>
        </div>
        {publish.isError && !isUnauthorized(publish.error) ? (
          <FieldError>{shownMessage(publish.error, publishFailed(publish.variables))}</FieldError>
        ) : null}
        {validation.isValid ? null : (
          <p className="text-muted text-sm">
            Correct the errors in the document and upload it again to publish the week.
          </p>
        )}
      </div>
    </section>
  );
}

const publishFailed = (isPublished: boolean) => `Failed to ${isPublished ? "publish" : "unpublish"} weekly program`;
