import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { memberTagsQuery } from "../../../data/members";
import { useChange } from "../../../data/use-change";
import { api, call } from "../../../lib/http/api";
import { failureText } from "../../../lib/http/failure-text";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { submitting } from "../../../ui/submitting";
import { TextInput } from "../../../ui/text-input";

/** Edits a member's tags, comma-separated. */
export function TagsForm({ userId, tags }: { userId: string; tags: readonly string[] }) {
  const [typed, setTyped] = useState(() => tags.join(", "));
  const known = useQuery(memberTagsQuery).data ?? [];
  const options = useId();
  const save = useChange(
    "member",
    () => call(api.api.admin.users[":id"].tags.$put({ param: { id: userId }, json: { tags: wordsOf(typed) } })),
    { afterFailure: true },
  );
  return (
    <form onSubmit={submitting(() => save.mutate())} className="flex flex-wrap items-end gap-3">
      <Field
        className="min-w-0 flex-1 basis-48"
        label="Tags"
        help="Your own words, with commas between. Members never see them."
        error={failureText(save.error, "The tags could not be saved.")}
      >
        <TextInput value={typed} list={options} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <datalist id={options}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {wordsOf(typed).join() === [...tags].join() ? null : (
        <Button type="submit" variant="secondary" busy={save.isPending} busyLabel="Saving…">
          Save tags
        </Button>
      )}
    </form>
  );
}

export const wordsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
