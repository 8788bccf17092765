import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Package } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { addressOf } from "../../../../worker/contract/addresses";
import type { ClubExportState } from "../../../../worker/contract/exports";
import { EXPORT_HOURS } from "../../../../worker/contract/exports-limits";
import { clubExportAddress, clubExportsQuery, packClubExport, startClubExport } from "../../../data/club-exports";
import { exactTime, plural } from "../../../lib/format/format";
import { failureText } from "../../../lib/http/failure-text";
import { QueryError } from "../../../shell/query-error";
import { Alert } from "../../../ui/alert";
import { Button, buttonClass } from "../../../ui/button";
import { Disclosure } from "../../../ui/disclosure";
import { Field } from "../../../ui/field";
import { fileSize } from "../../../ui/file-size";
import { PageHeader } from "../../../ui/page-header";
import { PasswordInput } from "../../../ui/password-input";
import { ProgressBar } from "../../../ui/progress-bar";
import { Refusal } from "../../../ui/refusal";
import { SkeletonGroup } from "../../../ui/skeleton";
import { TYPED_PASSWORD_RULES } from "../auth/field-rules";
import { IdentityCheck } from "../settings/identity-check";
import { useAccountForm } from "../settings/use-account-form";

const HOLDS = [
  [
    "Members",
    "Profiles, memberships, subscriptions with the provider's ids, notes, tags, what they trained and lifted",
  ],
  ["Training", "Weeks and workouts as JSON, CSV, Word and Excel, the exercise library, templates"],
  ["Words", "Articles as Markdown, community posts, comments and pins, messages"],
  ["Files", "Photos, videos and recordings as they were uploaded, and the audit log"],
] as const;

/** Exports all of the club's data. */
export function ExportPage() {
  const query = useQuery(clubExportsQuery);
  const { data, error } = query;
  return (
    <div className="page grid min-h-dvh grid-cols-1 content-start gap-10 py-10 sm:py-14">
      <PageHeader
        title="Export the Club"
        lead="All of it in one ZIP file, in formats that other programs read. It is yours: nothing here keeps you."
      />
      <dl className="grid grid-cols-1 gap-x-10 gap-y-5 border-line border-y py-6 sm:grid-cols-2">
        {HOLDS.map(([name, what]) => (
          <div key={name} className="grid content-start gap-1">
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted text-sm">{what}</dd>
          </div>
        ))}
      </dl>
      {data ? (
        <Exports exports={data} />
      ) : error ? (
        <QueryError query={query} />
      ) : (
        <SkeletonGroup label="Loading" className="grid gap-4" bars={["h-24 w-full"]} />
      )}
    </div>
  );
}

function Exports({ exports }: { exports: ClubExportState[] }) {
  const client = useQueryClient();
  const [latest] = exports;
  const begun = (made: ClubExportState) => client.setQueryData(clubExportsQuery.queryKey, [made, ...exports]);
  return (
    <>
      {latest ? <OneExport key={latest.id} made={latest} /> : null}
      <section aria-labelledby="new-export" className="grid max-w-xl grid-cols-1 gap-5">
        <h2 id="new-export" className="text-3xl">
          {latest ? "Pack it anew" : "Pack it"}
        </h2>
        <p className="text-muted text-sm">
          It has everybody's data in it: keep the file where only you get at it. That it was made and downloaded stands
          in the audit log. We keep it for {EXPORT_HOURS} hours.
        </p>
        <IdentityCheck section="data" returnTo={addressOf("adminExport")}>
          {({ hasPassword }) => <StartForm hasPassword={hasPassword} onBegun={begun} />}
        </IdentityCheck>
      </section>
    </>
  );
}

function StartForm({ hasPassword, onBegun }: { hasPassword: boolean; onBegun: (made: ClubExportState) => void }) {
  const { form, submit, busy, refusal } = useAccountForm({ defaultValues: { password: "" } }, async ({ password }) => {
    onBegun(await startClubExport(hasPassword ? { password } : {}));
    form.reset();
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {hasPassword ? (
        <Field label="Your password" error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password", TYPED_PASSWORD_RULES)} />
        </Field>
      ) : null}
      <Refusal>{refusal}</Refusal>
      <Button
        type="submit"
        className="justify-self-start"
        icon={<Package aria-hidden strokeWidth={1.75} />}
        busy={busy}
        busyLabel="Counting…"
      >
        Pack everything
      </Button>
    </form>
  );
}

/** An export, in progress or ready. It is packed while the page is open, and resumed when reopened. */
function OneExport({ made }: { made: ClubExportState }) {
  const [state, setState] = useState(made);
  const stop = useRef(new AbortController());
  const pack = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      return packClubExport(state, setState, stop.current.signal);
    },
  });
  const begin = useRef(pack.mutate);
  useEffect(() => {
    if (!made.ready) begin.current();
    return () => stop.current.abort();
  }, [made.ready]);
  const total = state.tally.reduce((sum, each) => sum + each.total, 0);
  const done = state.tally.reduce((sum, each) => sum + each.done, 0);
  const now = state.tally.find((each) => each.done < each.total);
  return (
    <section
      aria-labelledby="export"
      className="grid grid-cols-1 gap-5 rounded-md border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="export" className="text-2xl">
        {state.ready ? "Your export is ready" : "Packing"}
      </h2>
      {state.ready ? (
        <>
          <p className="text-muted text-sm tabular-nums">
            {plural(total, "thing")}, {fileSize(state.bytes)}. It can be downloaded until{" "}
            <time dateTime={state.until}>{exactTime(state.until)}</time>.
          </p>
          <a href={clubExportAddress(state.id)} download className={`${buttonClass()} justify-self-start`}>
            <Download aria-hidden strokeWidth={1.75} />
            Download
          </a>
        </>
      ) : (
        <ProgressBar
          label={now ? now.title : "Closing the file"}
          value={done}
          max={total}
          valueText={`${done.toLocaleString()} of ${total.toLocaleString()}, ${fileSize(state.bytes)}`}
        />
      )}
      {pack.error ? (
        <>
          <Alert tone="danger" live title="It stopped">
            {failureText(pack.error, "A part could not be packed.")} What is packed stays packed.
          </Alert>
          <Button className="justify-self-start" onClick={() => pack.mutate()}>
            Go on
          </Button>
        </>
      ) : null}
      <Disclosure summary={<span className="text-base">What is in it</span>}>
        <ul className="grid grid-cols-1 gap-x-10 text-sm sm:grid-cols-2">
          {state.tally.map(({ title, total: of, done: packed }) => (
            <li key={title} className="flex justify-between gap-4 border-line border-b py-2 tabular-nums">
              <span>{title}</span>
              <span className="text-muted">{packed === of ? of.toLocaleString() : `${packed} of ${of}`}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
