import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import { localDate } from "../../../../worker/contract/calendar";
import { changed } from "../../../data/changed";
import { memberTagsQuery } from "../../../data/members";
import { saveFile } from "../../../lib/browser/save-file";
import { calendarDay, plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { useFailureToast } from "../../../shell/use-failure-toast";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { monthAfter } from "../free-month";
import { FreeTimeFields } from "../free-time-fields";
import type { ForMany } from "./for-many";
import { MessageToMany } from "./message-to-many";
import { wordsOf } from "./tags-form";

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

function FreeTimeForMany({ ids, onClose, onDone }: ForMany) {
  const today = localDate(new Date(), brand.timeZone);
  const [until, setUntil] = useState(() => monthAfter(today));
  const [reason, setReason] = useState("Free month");
  const give = useMutation({
    mutationFn: () => call(api.api.admin.members["free-time"].$post({ json: { ids: [...ids], until, reason } })),
    onSuccess: (done) =>
      onDone("Free Time Given", `${plural(done.changed, "member")} can train until ${calendarDay(until)}.`),
  });
  return (
    <FormDialog
      title={`Give ${plural(ids.length, "member")} free time`}
      description="They can train without a subscription to the end of this day, by the club's clock. Who has more time already keeps it, and subscriptions stay as they are."
      submitLabel={until ? `Give until ${calendarDay(until)}` : "Give"}
      busyLabel="Giving…"
      busy={give.isPending}
      error={failureText(give.error, "The time could not be given.")}
      onSubmit={() => give.mutate()}
      onClose={onClose}
    >
      <FreeTimeFields today={today} until={until} reason={reason} onUntil={setUntil} onReason={setReason} />
    </FormDialog>
  );
}

function TagMany({ ids, onClose, onDone }: ForMany) {
  const [add, setAdd] = useState("");
  const [remove, setRemove] = useState("");
  const known = useQuery(memberTagsQuery).data ?? [];
  const options = useId();
  const save = useMutation({
    mutationFn: () =>
      call(api.api.admin.members.tags.$post({ json: { ids: [...ids], add: wordsOf(add), remove: wordsOf(remove) } })),
    onSuccess: (done) => onDone("Tags Changed", `${plural(done.changed, "member")} changed.`),
  });
  return (
    <FormDialog
      title={`Tag ${plural(ids.length, "member")}`}
      description="Your own words, with commas between. Members never see them."
      submitLabel="Save tags"
      busyLabel="Saving…"
      busy={save.isPending}
      error={failureText(save.error, "The tags could not be saved.")}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Field label="Add">
        <TextInput value={add} list={options} onChange={(event) => setAdd(event.target.value)} />
      </Field>
      <Field label="Take away">
        <TextInput value={remove} list={options} onChange={(event) => setRemove(event.target.value)} />
      </Field>
      <datalist id={options}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </FormDialog>
  );
}
