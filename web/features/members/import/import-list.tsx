import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MemberImport } from "../../../../worker/contract/member-imports";
import { memberImportsQuery } from "../../../data/member-imports";
import { plural } from "../../../lib/format/format";
import { api, call } from "../../../lib/http/api";
import { ConfirmChange } from "../../../shell/confirm-change";
import { NotLoaded } from "../../../shell/not-loaded";
import { useToldChange } from "../../../shell/use-told-change";
import { BroughtIn, canTakeBack } from "../../../spreadsheets/brought-in";
import { Button } from "../../../ui/button";
import { TitledSection } from "../../../ui/titled-section";
import { InviteDialog } from "./invite-dialog";

/** Lists the latest imports: created and invited members, who has come, and undo. */
export function ImportList() {
  const query = useQuery(memberImportsQuery);
  const { data } = query;
  if (!data) return <NotLoaded query={query} />;
  if (data.length === 0) return null;
  return (
    <TitledSection id="imports" title="Imports">
      <ul className="divide-y divide-line border-line border-y">
        {data.map((each) => (
          <OneImport key={each.id} made={each} />
        ))}
      </ul>
    </TitledSection>
  );
}

function OneImport({ made }: { made: MemberImport }) {
  const [asking, setAsking] = useState<"invite" | "again" | "undo" | null>(null);
  const { undoneAt, created, updated, unchanged, refused, uninvited, due, invited, joined, done, total } = made;
  const facts = [
    `${created} new`,
    `${updated} changed`,
    `${unchanged} unchanged`,
    refused ? `${refused} left out` : null,
    due ? `${due} invitations on their way` : null,
    invited ? `${invited} invited` : null,
    joined ? `${joined} joined` : null,
  ].filter(Boolean);
  return (
    <BroughtIn made={made} progress={`${done} of ${total} rows`} facts={facts.join(", ")}>
      <div className="flex flex-wrap gap-2">
        {!undoneAt && uninvited > 0 ? (
          <Button onClick={() => setAsking("invite")}>Invite {plural(uninvited, "member")}</Button>
        ) : null}
        {!undoneAt && invited > 0 ? (
          <Button variant="secondary" onClick={() => setAsking("again")}>
            Invite again
          </Button>
        ) : null}
        {canTakeBack(made) ? (
          <Button variant="quiet" className="text-danger!" onClick={() => setAsking("undo")}>
            Take back
          </Button>
        ) : null}
      </div>
      {asking === "invite" || asking === "again" ? (
        <InviteDialog made={made} again={asking === "again"} onClose={() => setAsking(null)} />
      ) : null}
      {asking === "undo" ? <UndoDialog made={made} onClose={() => setAsking(null)} /> : null}
    </BroughtIn>
  );
}

function UndoDialog({ made, onClose }: { made: MemberImport; onClose: () => void }) {
  const undo = useToldChange(
    "member",
    () => call(api.api.admin["member-imports"][":id"].undo.$post({ param: { id: made.id } })),
    {
      told: (done) => ({ title: "Import Taken Back", description: `${plural(done.changed, "account")} removed.` }),
      onDone: onClose,
      afterFailure: true,
    },
  );
  return (
    <ConfirmChange
      onClose={onClose}
      title="Take this import back?"
      description="Whom it made and who has not come is removed, and the time and tags that it gave are taken back. Who has come stays, and so does what was changed since."
      confirmLabel="Take back"
      cancelLabel="Keep"
      change={undo}
      busyLabel="Taking back…"
      failed="It could not be taken back."
      onConfirm={() => undo.mutate()}
    />
  );
}
