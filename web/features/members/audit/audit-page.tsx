import { useMemo } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import type { AuditEntry } from "../../../../worker/contract/audit";
import { type AuditFilters, auditFiltersOf, useActors, useAudit } from "../../../data/audit";
import { exactTime } from "../../../lib/format/format";
import { listState } from "../../../lib/http/list-state";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { Field } from "../../../ui/field";
import { GrowingList } from "../../../ui/growing-list";
import { PageHeader } from "../../../ui/page-header";
import { Select } from "../../../ui/select";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TextInput } from "../../../ui/text-input";
import { ACTS, actWords, OBJECTS, objectWords } from "./act-words";
import { detailWords, objectAddress, objectName } from "./entry-words";

export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => auditFiltersOf(params), [params]);
  const query = useAudit(filters);
  const filtered = Object.keys(filters).length > 0;
  const change = (next: AuditFilters) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)) as Record<string, string>, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-8 py-10 sm:py-14">
      <PageHeader title="Audit Log" lead="Who did what to what, and when. Nothing here can be changed." />
      <Filters filters={filters} onChange={change} />
      {query.isPending ? (
        <SkeletonGroup
          className="grid gap-3"
          label="Loading the log"
          bars={["h-14 w-full", "h-14 w-full", "h-14 w-full", "h-14 w-full"]}
        />
      ) : (
        <div className="grid grid-cols-1 gap-4" aria-busy={query.isPlaceholderData}>
          <GrowingList
            {...listState(query)}
            empty={
              <EmptyState
                title={filtered ? "Nothing fits these filters" : "Nothing has been done yet"}
                action={
                  filtered ? (
                    <Button variant="secondary" onClick={() => change({})}>
                      Show everything
                    </Button>
                  ) : null
                }
              >
                {filtered ? "Try other dates, or another act." : "What admins change is written down here."}
              </EmptyState>
            }
          >
            {(entries) => (
              <ol className="divide-y divide-line border-line border-y">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
          </GrowingList>
        </div>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, object } = entry;
  const address = objectAddress(object);
  const detail = detailWords(entry);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-muted text-sm tabular-nums sm:pt-0.5">
        {exactTime(at)}
      </time>
      <div className="grid min-w-0 gap-0.5">
        <p>
          {actor?.name ? (
            <Link to={addressOf("adminUser", { id: actor.id })} className="font-semibold hover:text-accent">
              {actor.name}
            </Link>
          ) : (
            <span className="font-semibold">{actor ? "Former member" : "Longroll"}</span>
          )}{" "}
          {actWords(action)}:{" "}
          {address ? (
            <Link to={address} className="link">
              {objectName(object)}
            </Link>
          ) : (
            <span>{objectName(object)}</span>
          )}
        </p>
        {detail ? <p className="text-muted text-sm">{detail}</p> : null}
      </div>
    </li>
  );
}

type FiltersProps = { filters: AuditFilters; onChange: (filters: AuditFilters) => void };

function Filters({ filters, onChange }: FiltersProps) {
  const actors = useActors().data ?? [];
  const { actor = "", action = "", object = "", from = "", to = "" } = filters;
  const set = (field: keyof AuditFilters) => (event: { target: { value: string } }) =>
    onChange({ ...filters, [field]: event.target.value });
  const [kind = ""] = object.split(":");
  return (
    <search className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label="Who">
        <Select value={actor} onChange={set("actor")}>
          <option value="">Everybody</option>
          {actors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {actor && actor !== "system" && !actors.some(({ id }) => id === actor) ? (
            <option value={actor}>{actor.slice(0, 8)}</option>
          ) : null}
          <option value="system">Longroll itself</option>
        </Select>
      </Field>
      <Field label="What">
        <Select value={action} onChange={set("action")}>
          <option value="">Every act</option>
          {Object.entries(ACTS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="About">
        <Select value={object} onChange={set("object")}>
          <option value="">Everything</option>
          {object.includes(":") ? <option value={object}>One {objectWords(kind).toLowerCase()}</option> : null}
          {OBJECTS.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="From">
        <TextInput type="date" value={from} max={to || undefined} onChange={set("from")} />
      </Field>
      <Field label="To">
        <TextInput type="date" value={to} min={from || undefined} onChange={set("to")} />
      </Field>
    </search>
  );
}
