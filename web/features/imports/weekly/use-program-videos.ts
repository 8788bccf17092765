import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProgramVideoSuggestion } from "../../../../worker/contract/exercises";
import { suggestionsQuery } from "../../../data/admin-programs";
import type { PreviewVideos } from "./preview-option";
import { useAcceptVideos, useRemoveVideo } from "./use-video-changes";

/** The library's videos for a program's exercises, until they are taken or waved away. */
export function useProgramVideos(programId: number, known: ProgramVideoSuggestion[] | undefined) {
  const query = useQuery({ ...suggestionsQuery(programId), placeholderData: known });
  const [dismissed, setDismissed] = useState<string[]>([]);
  const [accepted, setAccepted] = useState<number[]>([]);
  const accept = useAcceptVideos((ids) => setAccepted((before) => [...before, ...ids]));
  const remove = useRemoveVideo((id) => setAccepted((before) => before.filter((each) => each !== id)));
  const open = (query.data ?? []).filter((suggestion) => !dismissed.includes(keyOf(suggestion)));
  const preview: PreviewVideos = {
    suggestions: open,
    accepting: accept.isPending ? accept.variables : undefined,
    onAccept: (suggestion) => accept.mutate([suggestion]),
    accepted,
    removing: remove.isPending ? remove.variables : undefined,
    onRemove: (exerciseId) => remove.mutate(exerciseId),
    onDismiss: (suggestion) => setDismissed((all) => [...all, keyOf(suggestion)]),
  };
  return {
    preview,
    /** How many exercises have got a video since the page was opened. */
    accepted: accepted.length,
    failed: query.isError,
    retry: () => void query.refetch(),
    acceptAll: () => accept.mutate(open),
    acceptingAll: accept.isPending && accept.variables.length > 1,
  };
}

const keyOf = ({ name, videoUrl }: ProgramVideoSuggestion) => `${name}\n${videoUrl}`;
