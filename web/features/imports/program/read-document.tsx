import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { documentQuery } from "../../../data/documents";
import { isUnauthorized, RequestError, shownMessage } from "../../../lib/http/request-error";
import { ErrorState } from "../../../ui/error-state";
import { SkeletonGroup } from "../../../ui/skeleton";
import { ProgramReview } from "./program-review";
import { shapeOf } from "./use-review-work";

type ReadDocumentProps = {
  userId: string;
  documentId: string;
  /** Present only in the tab that has just uploaded it. */
  file: File | undefined;
  onLeave: () => void;
};

/** Loads a reading from the server, so that the coach can leave the page and return. */
export function ReadDocument({ userId, documentId, file, onLeave }: ReadDocumentProps) {
  const { data, error, isFetching, refetch } = useQuery(documentQuery(documentId));
  const [shown, setShown] = useState({ now: data, before: data });
  if (data !== shown.now) setShown({ now: data, before: shown.now });
  if (data) {
    const key = shapeOf(data.reading);
    return (
      <ProgramReview key={key} userId={userId} document={data} before={shown.before} file={file} onLeave={onLeave} />
    );
  }
  if (error && !isUnauthorized(error)) {
    const isMissing = error instanceof RequestError && error.status === 404;
    return (
      <ErrorState
        title={isMissing ? "This document is not there" : undefined}
        onRetry={isMissing ? onLeave : () => refetch()}
        retryLabel={isMissing ? "Take another file" : undefined}
        retrying={isFetching}
      >
        {isMissing ? "It may have been removed. Drop the file once more to have it read." : shownMessage(error)}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup
      label="Loading what was read"
      className="grid gap-6"
      bars={["h-12 w-2/3", "h-24 lg:max-w-2xl", "h-80"]}
    />
  );
}
