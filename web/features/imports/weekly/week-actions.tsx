import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { plural } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { usePublishes } from "../../../lib/session/use-rights";
import { ForPublishers } from "../../../shell/for-publishers";
import { ScheduleWeek } from "../../../training/week-editor/schedule-week";
import type { EditorTools } from "../../../training/week-editor/week-editor-view";
import { mondayMorning } from "../../../training/weeks/monday-morning";
import { Button, buttonClass } from "../../../ui/button";

const scheduled = (title: string, at: string | null) =>
  at ? `${title} appears on ${siteTime(at)}.` : `${title} is a draft again.`;

type WeekActionsProps = { tools: EditorTools; missingVideos: number; onStartOver: () => void };

/** The next steps for an uploaded week; unsaved changes are carried along. */
export function WeekActions({ tools: { editor, goToFirst }, missingVideos, onStartOver }: WeekActionsProps) {
  const { program, saving } = editor;
  const publishes = usePublishes();
  const [scheduling, setScheduling] = useState(false);
  const [pressed, setPressed] = useState<"publish" | "schedule">("publish");
  const morning = mondayMorning(editor.week.startDate || program.startDate);
  const published = program.isPublished;
  const publish = async (isPublished: boolean) => {
    setPressed("publish");
    const done = isPublished ? "Weekly program published. Members see it now." : "It is a draft again.";
    if (!(await editor.publish({ isPublished }, done))) goToFirst();
  };
  const schedule = async (publishAt: string | null) => {
    setPressed("schedule");
    const stored = await editor.publish({ publishAt }, scheduled(program.title, publishAt));
    if (stored) setScheduling(false);
    else if (!scheduling) goToFirst();
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <ForPublishers isPublic={published}>
          {program.status === "draft" && morning ? (
            <Button
              busy={saving !== null}
              busyLabel={pressed === "schedule" ? "Saving…" : undefined}
              onClick={() => void schedule(morning)}
            >
              Schedule for Monday 5:00
            </Button>
          ) : null}
          <Button
            variant={published || morning ? "secondary" : "primary"}
            busy={saving !== null}
            busyLabel={pressed === "schedule" ? undefined : published ? "Unpublishing…" : "Publishing…"}
            onClick={() => void publish(!published)}
          >
            {published ? "Unpublish" : "Publish now"}
          </Button>
        </ForPublishers>
        {!published && publishes ? (
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
          to={addressOf("weeklyProgram", { id: program.id })}
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
      {program.publishAt ? (
        <p className="text-muted text-sm">It appears by itself on {siteTime(program.publishAt)}.</p>
      ) : null}
      {scheduling ? (
        <ScheduleWeek
          editor={editor}
          onClose={() => setScheduling(false)}
          onSchedule={(publishAt) => void schedule(publishAt)}
        />
      ) : null}
    </div>
  );
}
