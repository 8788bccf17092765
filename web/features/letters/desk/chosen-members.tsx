import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { MEMBERS_CHOSEN_MAX } from "../../../../worker/contract/members-limits";
import { membersToChooseQuery } from "../../../data/members";
import { plural } from "../../../lib/format/format";
import { useSettled } from "../../../lib/forms/use-settled";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import type { ChosenMember } from "./letter-drafts";

type ChosenMembersProps = { chosen: ChosenMember[]; onChange: (chosen: ChosenMember[]) => void };

/** Chooses single members by searching for their names. */
export function ChosenMembers({ chosen, onChange }: ChosenMembersProps) {
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
