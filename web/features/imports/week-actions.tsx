import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ADMIN_PAGES } from "../../../worker/contract/admin-pages";
import { isUnauthorized, shownMessage } from "../../lib/request-error";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Button, buttonClass } from "../../ui/button";
import { FieldError } from "../../ui/field";
import { useToast } from "../../ui/toast-context";
import { publishProgram, refreshPrograms } from "./program-changes";

type WeekActionsProps = { programId: number; published: boolean; onStartOver: () => void };

/** What to do with an uploaded week next. */
export function WeekActions({ programId, published, onStartOver }: WeekActionsProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const publish = useMutation({
    mutationFn: (isPublished: boolean) => publishProgram(programId, isPublished),
    onSuccess: async ({ isPublished }) => {
      const description = isPublished ? "Weekly program published. Members see it now." : "It is a draft again.";
      toast({ title: "Success", description, tone: "success" });
      await refreshPrograms(client);
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
        <Link
          to={`/weekly-program/${programId}`}
          className={buttonClass({ variant: published ? "primary" : "secondary" })}
        >
          View Program
        </Link>
        <Link to={ADMIN_PAGES.weeklyPrograms} className={buttonClass({ variant: "secondary" })}>
          Manage Programs
        </Link>
        <Button variant="secondary" onClick={onStartOver}>
          Upload Another
        </Button>
      </div>
      {publish.isError && !isUnauthorized(publish.error) ? (
        <FieldError>{shownMessage(publish.error, publishFailed(publish.variables))}</FieldError>
      ) : null}
    </div>
  );
}

const publishFailed = (isPublished: boolean) => `Failed to ${isPublished ? "publish" : "unpublish"} weekly program`;
