import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { LETTER_AUDIENCES } from "../../../../worker/contract/letters-limits";
import { MEMBERS_CHOSEN_MAX } from "../../../../worker/contract/members-limits";
import { useAudience } from "../../../data/letters";
import { membersToChooseQuery, memberTagsQuery } from "../../../data/members";
import { plural } from "../../../lib/format/format";
import { useSettled } from "../../../lib/forms/use-settled";
import { isUnauthorized, shownMessage } from "../../../lib/http/request-error";
import { Field, FieldError } from "../../../ui/field";
import { FieldGroup } from "../../../ui/field-group";
import { Radio } from "../../../ui/radio";
import { Select } from "../../../ui/select";
import { Skeleton } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { audienceOf, type ChosenMember, type LetterDraft } from "./letter-drafts";
import { AUDIENCE_NAMES, reasons } from "./letter-words";

type AudienceFieldProps = {
  draft: LetterDraft;
  onChange: (change: Partial<LetterDraft>) => void;
  /** The server's error for the audience. */
  error: string | undefined;
};

/** Chooses a letter's audience, and counts whom its mail reaches. */
export function AudienceField({ draft, onChange, error }: AudienceFieldProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <FieldGroup legend="To" error={error}>
        <div className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-6">
          {LETTER_AUDIENCES.map((to) => (
            <Radio
              key={to}
              name="letter-to"
              label={AUDIENCE_NAMES[to].label}
              help={AUDIENCE_NAMES[to].help}
              checked={draft.to === to}
              onChange={() => onChange({ to })}
            />
          ))}
        </div>
      </FieldGroup>
      {draft.to === "tag" ? <TagField tag={draft.tag} onChange={(tag) => onChange({ tag })} /> : null}
      {draft.to === "chosen" ? (
        <ChosenMembers chosen={draft.chosen} onChange={(chosen) => onChange({ chosen })} />
      ) : null}
      <Counted draft={draft} />
    </div>
  );
}

function TagField({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const { data: tags } = useQuery(memberTagsQuery);
  const known = tags?.includes(tag) || !tag ? (tags ?? []) : [tag, ...(tags ?? [])];
  return (
    <Field label="Tag" help={tags?.length === 0 ? "No member has a tag yet. Give some in People." : undefined}>
      <Select
        value={tag}
        onChange={(event) => onChange(event.target.value)}
        options={[{ value: "", label: "Choose a tag" }, ...known.map((each) => ({ value: each, label: each }))]}
      />
    </Field>
  );
}

/** Shows how many it would reach now. */
function Counted({ draft }: { draft: LetterDraft }) {
  const audience = audienceOf(draft);
  const { data, error, isFetching } = useAudience(audience);
  const named = draft.to === "tag" ? draft.tag !== "" : draft.to !== "chosen" || draft.chosen.length > 0;
  if (!named) return null;
  if (error && !isUnauthorized(error))
    return <FieldError>{shownMessage(error, "They could not be counted.")}</FieldError>;
  if (!data) return <Skeleton className="h-20 w-full" />;
  return (
    <div role="status" aria-busy={isFetching} className="grid gap-1 border-line border-y py-4">
      <p className="font-semibold tabular-nums">
        {data.members === 0
          ? "Nobody is there to write to."
          : `${plural(data.mailed, "mail")} to ${plural(data.members, "member")}`}
      </p>
      {reasons(data).map((each) => (
        <p key={each} className="text-muted text-sm tabular-nums">
          {each}
        </p>
      ))}
    </div>
  );
}

type ChosenMembersProps = { chosen: ChosenMember[]; onChange: (chosen: ChosenMember[]) => void };

/** Chooses single members by searching for their names. */
function ChosenMembers({ chosen, onChange }: ChosenMembersProps) {
  const [search, setSearch] = useState("");
  const { data } = useQuery(membersToChooseQuery(useSettled(search.trim())));
  const isFull = chosen.length >= MEMBERS_CHOSEN_MAX;
  const found = (data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
  return (
    <div className="grid grid-cols-1 gap-4">
      {chosen.length ? (
        <ul aria-label={plural(chosen.length, "chosen member")} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-raised px-3 hover:border-ink"
              >
                <span className="wrap-anywhere">{name}</span>
                <X aria-hidden strokeWidth={1.75} className="size-4 text-muted" />
                <span className="sr-only">, take away</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? (
        <p className="text-muted text-sm">These are as many as can be chosen. For more, give them a tag.</p>
      ) : (
        <Field label="Find a member">
          <TextInput type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
        </Field>
      )}
      {isFull ? null : (
        <ul className="divide-y divide-line border-line border-y empty:hidden">
          {found.map(({ id, firstName, lastName, email }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChange([...chosen, { id, name: `${firstName} ${lastName}`.trim() || email }])}
                className="flex min-h-12 w-full cursor-pointer items-center gap-3 py-2 text-left hover:bg-sunken"
              >
                <Plus aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-muted" />
                <span className="grid min-w-0">
                  <span className="wrap-anywhere font-semibold">
                    {firstName} {lastName}
                  </span>
                  <span className="wrap-anywhere text-muted text-sm">{email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
