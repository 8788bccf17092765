import { CalendarClock, ExternalLink, History } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { addressOf } from "../../../worker/contract/addresses";
import { siteTime } from "../../lib/format/site-clock";
import { ForPublishers } from "../../shell/for-publishers";
import { Button, buttonClass } from "../../ui/button";
import { StatusBadge } from "../weeks/status-badge";
import { Audience } from "./audience";
import { ScheduleWeek } from "./schedule-week";
import type { EditorTools } from "./week-editor-view";

export function EditorHeader({ editor, onVersions, mayPublish }: EditorTools) {
  const { program, dirty, saving } = editor;
  const [scheduling, setScheduling] = useState(false);
  const published = program.status === "published";
  const schedule = async (publishAt: string | null) => {
    const done = publishAt ? `It appears by itself on ${siteTime(publishAt)}.` : "It is a draft again.";
    if (publishAt && !mayPublish()) return setScheduling(false);
    if (await editor.publish({ publishAt }, done)) setScheduling(false);
  };
  return (
    <header className="grid grid-cols-1 gap-3">
      <p className="text-sm">
        <Link className="link" to={addressOf("adminWeeklyPrograms")}>
          Weekly Programs
        </Link>
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-0 justify-items-start gap-2">
          <h1 tabIndex={-1} className="wrap-anywhere max-w-5xl text-4xl sm:text-5xl">
            <span className="sr-only">Edit </span>
            {program.title}
          </h1>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusBadge status={program.status} publishAt={program.publishAt} />
            <Audience program={program} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <a
            href={addressOf("weeklyProgram", { id: program.id, query: { as: "member" } })}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "secondary" })}
          >
            <ExternalLink aria-hidden strokeWidth={1.75} />
            View as member
            <span className="sr-only">{dirty ? " what is saved," : ""} in a new tab</span>
          </a>
          <Button variant="secondary" icon={<History aria-hidden strokeWidth={1.75} />} onClick={onVersions}>
            Versions
          </Button>
          <ForPublishers isPublic={program.status !== "draft"}>
            {published ? null : (
              <Button
                variant="secondary"
                icon={<CalendarClock aria-hidden strokeWidth={1.75} />}
                onClick={() => setScheduling(true)}
              >
                Schedule
              </Button>
            )}
            <Button
              variant="secondary"
              busy={saving === "publish"}
              busyLabel="Saving…"
              onClick={() => {
                if (published) void editor.publish({ isPublished: false }, "It is a draft again; only admins see it.");
                else if (mayPublish()) void editor.publish({ isPublished: true }, "Members see it now.");
              }}
            >
              {published ? "Unpublish" : dirty ? "Save and publish" : "Publish"}
            </Button>
          </ForPublishers>
        </div>
      </div>
      {scheduling ? (
        <ScheduleWeek
          editor={editor}
          onClose={() => setScheduling(false)}
          onSchedule={(publishAt) => void schedule(publishAt)}
        />
      ) : null}
    </header>
  );
}
