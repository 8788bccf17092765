import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { changed } from "../../../data/changed";
import { openRunQuery, runQuery, startRun } from "../../../data/validation";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { useToast } from "../../../ui/toast-context";

const LOOK_EVERY_MS = 1000;
/** How long the button is disabled after a click. */
const REST_MS = 3000;

/** Starts a background check, or finds a running one, and follows it until it ends. */
export function useValidationRun() {
  const { toast } = useToast();
  const toastFailure = useFailureToast("Validation Failed");
  const client = useQueryClient();
  const [runId, setRunId] = useState<string | null>(null);
  const [resting, setResting] = useState(false);
  const open = useQuery(openRunQuery);
  const underWay = runId ?? open.data?.id ?? null;
  const run = useQuery({
    ...runQuery(underWay),
    refetchInterval: ({ state }) => (state.data?.isFinished ? false : LOOK_EVERY_MS),
    retry: true,
  });
  const start = useMutation({
    mutationFn: startRun,
    onSuccess: ({ id }) => setRunId(id),
    onError: (error) => toastFailure(error),
  });

  const through = useEffectEvent((message: string) => {
    toast({ title: "Validation Complete", description: message, tone: "success" });
    void changed(client, "validation");
  });
  const finished = run.data?.isFinished ? run.data.message : null;
  useEffect(() => {
    if (finished) through(finished);
  }, [finished]);

  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  const isRunning = underWay !== null && !run.data?.isFinished;
  return {
    run: isRunning ? (run.data ?? null) : null,
    disabled: resting || start.isPending || isRunning,
    start: (documentIds: string[] | null) => {
      setResting(true);
      start.mutate(documentIds);
    },
  };
}
