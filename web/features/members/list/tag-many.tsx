import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { memberTagsQuery } from "../../../data/members";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { Field } from "../../../ui/field";
import { FormDialog } from "../../../ui/form-dialog";
import { TextInput } from "../../../ui/text-input";
import type { ForMany } from "./for-many";
import { wordsOf } from "./tags-form";

export function TagMany({ ids, onClose, onDone }: ForMany) {
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
