import { addressOf } from "../../../worker/contract/addresses";
import { useOpenedProgram } from "../../data/admin-programs";
import { RequestError } from "../../lib/http/request-error";
import { useSession } from "../../lib/session/session";
import { NotLoaded } from "../../shell/not-loaded";
import { usePageParams } from "../../shell/use-page-params";
import { useTitle } from "../../shell/use-title";
import { EditorHeader } from "../../training/week-editor/editor-header";
import { WeekEditorView } from "../../training/week-editor/week-editor-view";
import { PageHeader } from "../../ui/page-header";
import { Skeleton, SkeletonGroup, SkeletonText } from "../../ui/skeleton";
import { ForDrafters } from "./for-drafters";

export function ProgramEditorPage() {
  const { id } = usePageParams("weeklyProgramEdit");
  const session = useSession();
  const query = useOpenedProgram(id);
  const { data, error } = query;
  useTitle(data ? `Edit ${data.program.title}` : "Edit weekly program");
  if (data && session.state === "signed-in") {
    return (
      <div className="page min-h-dvh py-8 sm:py-12" data-wide>
        <WeekEditorView
          key={data.program.id}
          userId={session.user.id}
          opened={data.program}
          draft={data.draft}
          head={(tools) => (
            <>
              <EditorHeader {...tools} />
              <ForDrafters program={tools.editor.program} />
            </>
          )}
        />
      </div>
    );
  }
  const missing = !/^\d+$/.test(id) || (error instanceof RequestError && error.status === 404);
  return (
    <div className="page grid min-h-dvh content-start gap-8 py-10 sm:py-14">
      <PageHeader title={missing ? "Program Not Found" : "Edit weekly program"} />
      {missing ? (
        <p>
          This week does not exist, or it was deleted.{" "}
          <a className="link" href={addressOf("adminWeeklyPrograms")}>
            To the weekly programs
          </a>
        </p>
      ) : error ? (
        <NotLoaded query={query} />
      ) : (
        <SkeletonGroup label="Loading weekly program">
          <Skeleton className="h-11 w-full" />
          <SkeletonText className="mt-6" />
          <Skeleton className="mt-8 h-96 w-full" />
        </SkeletonGroup>
      )}
    </div>
  );
}
