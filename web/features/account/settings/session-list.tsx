import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { endOtherSessions, sessionsQuery } from "../../../data/account";
import { changed } from "../../../data/changed";
import { shownMessage } from "../../../lib/http/request-error";
import { QueryError } from "../../../shell/query-error";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { SkeletonGroup } from "../../../ui/skeleton";
import { useToast } from "../../../ui/toast-context";
import { SessionRow } from "./session-row";

export function SessionList() {
  const client = useQueryClient();
  const { toast } = useToast();
  const [asking, setAsking] = useState(false);
  const query = useQuery(sessionsQuery);
  const { data, isPending, error } = query;
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      setAsking(false);
      toast({ title: "Signed out everywhere else", tone: "success" });
      await changed(client, "sessions");
    },
  });
  if (isPending) {
    return <SkeletonGroup label="Loading devices" className="grid gap-3" bars={["h-14 w-full", "h-14 w-full"]} />;
  }
  if (error) return <QueryError query={query} headingLevel={3} />;
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.some((session) => !session.current) ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere else?"
        description="Every other device has to sign in again. This one stays signed in."
        confirmLabel="Sign out"
        busy={endOthers.isPending}
        busyLabel="Signing out…"
        error={endOthers.error ? shownMessage(endOthers.error) : undefined}
        onConfirm={() => endOthers.mutate()}
      />
    </>
  );
}
