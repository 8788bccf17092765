import { useState } from "react";
import type { NameMatch } from "../../../worker/contract/library";
import type { UsesToSet } from "../../../worker/contract/library-limits";
import { useMatches, useSetLinks } from "../../data/exercise-library";
import { plural } from "../../lib/format/format";
import { goToControl } from "../../lib/forms/go-to-control";
import { isUnauthorized, shownMessage } from "../../lib/http/request-error";
import { useSession } from "../../lib/session/session";
import { useFailureToast } from "../../shell/use-failure-toast";
import { Alert } from "../../ui/alert";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { submitting } from "../../ui/submitting";
import { TextArea } from "../../ui/text-area";
import { TitledSection } from "../../ui/titled-section";
import { useToast } from "../../ui/toast-context";
import { keepLines, keptLines } from "./kept-lines";
import { readLines } from "./paste-lines";
import { PastedLines } from "./pasted-lines";
import { UsesChoice } from "./uses-choice";

/** Saves many links at once: paste, preview, save. Unusable lines stay in the box. */
export function PasteView({ onDone }: { onDone: () => void }) {
  const session = useSession();
  return session.state === "signed-in" ? <Paste userId={session.user.id} onDone={onDone} /> : null;
}

function Paste({ userId, onDone }: { userId: string; onDone: () => void }) {
  const { toast } = useToast();
  const toastFailure = useFailureToast("Update Failed");
  const [text, setText] = useState(() => keptLines(userId) ?? "");
  const [uses, setUses] = useState<UsesToSet>("missing");
  const [preview, setPreview] = useState<{ of: string; matches: NameMatch[] } | null>(null);
  const match = useMatches();
  const save = useSetLinks();
  const lines = readLines(text);
  const good = lines.filter(({ problem }) => !problem);
  const bad = lines.filter(({ problem }) => problem);
  const shown = preview?.of === text ? preview : null;
  const write = (next: string) => {
    setText(next);
    keepLines(userId, next.trim() ? next : null);
  };
  const failed = (fallback: string) => (error: unknown) => toastFailure(error, fallback);
  const look = () => {
    if (good.length === 0) {
      setPreview({ of: text, matches: [] });
      goToControl("preview");
      return;
    }
    match.mutate(
      good.map(({ name }) => name),
      {
        onSuccess: (matches) => {
          setPreview({ of: text, matches });
          goToControl("preview");
        },
        onError: failed(NOT_MATCHED),
      },
    );
  };
  const store = () =>
    save.mutate(
      { links: good.map(({ name, videoUrl }) => ({ name, videoUrl })), uses },
      {
        onSuccess: ({ set, changed }) => {
          const description = `${plural(set, "exercise")} of the library, ${plural(changed, "place")} in weeks and workouts.`;
          toast({ title: "Video Links Saved", description, tone: "success" });
          write(bad.map((line) => line.text).join("\n"));
          setPreview(null);
          if (bad.length) goToControl("paste");
          else onDone();
        },
        onError: failed(NOT_SAVED),
      },
    );
  const error = save.error ?? match.error;
  return (
    <TitledSection id="paste-heading" title="Paste Links" className="grid grid-cols-1 gap-6">
      <LinesForm text={text} onText={write} isShown={shown !== null} busy={match.isPending} onLook={look} />
      {error && !isUnauthorized(error) && !match.isPending && !save.isPending ? (
        <Alert tone="danger" live>
          {shownMessage(error, save.error ? NOT_SAVED : NOT_MATCHED)} Your lines are still there.
        </Alert>
      ) : null}
      {shown ? (
        <div className="grid animate-rise grid-cols-1 gap-6">
          <PastedLines good={good} bad={bad} matches={shown.matches} />
          {good.length ? (
            <div className="grid grid-cols-1 items-end gap-4 border-line border-t pt-6 sm:grid-cols-[20rem_auto] sm:justify-start">
              <UsesChoice label="Use the links" none="In later imports only" value={uses} onValue={setUses} />
              <Button busy={save.isPending} busyLabel="Saving…" onClick={store}>
                Save {plural(good.length, "link")}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
    </TitledSection>
  );
}

type LinesFormProps = {
  text: string;
  onText: (text: string) => void;
  /** Whether the preview below shows this text. */
  isShown: boolean;
  busy: boolean;
  onLook: () => void;
};

function LinesForm({ text, onText, isShown, busy, onLook }: LinesFormProps) {
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={submitting(onLook)}>
      <Field
        id="paste"
        label="Names and links"
        help="One exercise in each line: its name and its link, as they come out of a sheet or a list."
      >
        <TextArea
          rows={8}
          grow
          spellCheck={false}
          placeholder={"Goblet Squat https://youtu.be/…\nCossack Squat, https://vimeo.com/…"}
          className="max-h-[60dvh]!"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={isShown ? "secondary" : "primary"}
        className="justify-self-start"
        disabled={readLines(text).length === 0}
        busy={busy}
        busyLabel="Looking them up…"
      >
        Preview
      </Button>
    </form>
  );
}

const NOT_MATCHED = "The lines could not be looked up.";
const NOT_SAVED = "The links were not saved.";
