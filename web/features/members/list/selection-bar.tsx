import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changed } from "../../../data/changed";
import { saveFile } from "../../../lib/browser/save-file";
import { plural } from "../../../lib/format/format";
import { api } from "../../../lib/http/api";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button } from "../../../ui/button";
import { useToast } from "../../../ui/toast-context";
import { FreeTimeForMany } from "./free-time-for-many";
import { MessageToMany } from "./message-to-many";
import { TagMany } from "./tag-many";

type SelectionBarProps = { ids: readonly string[]; onClear: () => void };

/** Actions on all selected members. */
export function SelectionBar({ ids, onClear }: SelectionBarProps) {
  const [asking, setAsking] = useState<"message" | "tag" | "time" | null>(null);
  const client = useQueryClient();
  const { toast } = useToast();
  const toastFailure = useFailureToast();
  const save = useMutation({
    mutationFn: () => saveFile(api.api.admin.members.export.$get({ query: { ids: ids.join(",") } })),
    onError: (error) => toastFailure(error, "The list could not be saved."),
  });
  const close = () => setAsking(null);
  const done = (title: string, description: string) => {
    toast({ title, description, tone: "success" });
    changed(client, "member");
    close();
  };
  return (
    <section
      aria-label="Chosen members"
      className="sticky bottom-4 z-10 flex flex-wrap items-center gap-2 rounded-md border border-line-strong bg-raised px-4 py-2 shadow-lift"
    >
      <p role="status" className="mr-2 font-semibold tabular-nums">
        {plural(ids.length, "member")} chosen
      </p>
      <Button size="sm" variant="secondary" onClick={() => setAsking("message")}>
        Message
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setAsking("tag")}>
        Tag
      </Button>
      <Button size="sm" variant="secondary" onClick={() => setAsking("time")}>
        Free time
      </Button>
      <Button size="sm" variant="secondary" busy={save.isPending} busyLabel="Saving…" onClick={() => save.mutate()}>
        Export CSV
      </Button>
      <Button size="sm" variant="quiet" className="ml-auto" onClick={onClear}>
        Clear
      </Button>
      {asking === "message" ? <MessageToMany ids={ids} onClose={close} onDone={done} /> : null}
      {asking === "tag" ? <TagMany ids={ids} onClose={close} onDone={done} /> : null}
      {asking === "time" ? <FreeTimeForMany ids={ids} onClose={close} onDone={done} /> : null}
    </section>
  );
}
