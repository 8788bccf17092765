import { ExternalLink } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { SiteState } from "../../../../worker/contract/site-content";
import { PREVIEW_QUERY } from "../../../../worker/contract/site-content-limits";
import { type SiteStep, useSiteStep } from "../../../data/site";
import { siteTime } from "../../../lib/format/site-clock";
import { goToControl } from "../../../lib/forms/go-to-control";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { failureText } from "../../../lib/http/failure-text";
import { refusalsOf } from "../../../lib/http/issues-of";
import { Alert } from "../../../ui/alert";
import { Button, buttonClass } from "../../../ui/button";
import { Refusal } from "../../../ui/refusal";
import { useToast } from "../../../ui/toast-context";
import { SiteFieldControl } from "./site-field-control";
import { contentOf, fieldAt, SECTIONS, typedOf } from "./site-fields";

const DONE: Record<SiteStep["act"], string> = {
  save: "The draft is saved. Only admins can see it.",
  publish: "Published. Every page says it from now on.",
  discard: "The draft is gone.",
  restore: "That version is published again.",
};

export function SiteForm({ state }: { state: SiteState }) {
  const { since, draftAt } = state;
  const { toast } = useToast();
  const [before] = useState(() => typedOf(state.content));
  const [typed, setTyped] = useState(before);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const step = useSiteStep(({ act }) => toast({ title: "Done", description: DONE[act] }));
  const isDirty = Object.entries(typed).some(([at, text]) => text !== before[at]);
  useUnloadGuard(isDirty);

  const take = (chosenStep: SiteStep) => {
    setProblems({});
    step.mutate(chosenStep, {
      onError: (error) => {
        const found = refusalsOf(error, fieldAt);
        setProblems(found);
        const [first] = SECTIONS.flatMap(({ fields }) => fields).filter(({ at }) => found[at]);
        if (first) goToControl(`site-${first.at}`);
      },
    });
  };
  const save = (act: "save" | "publish") => take({ act, since, content: contentOf(typed) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save("save");
  };
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-12">
      {draftAt ? (
        <Alert
          title="This is a draft"
          action={
            <Button
              variant="secondary"
              size="sm"
              disabled={step.isPending}
              onClick={() => take({ act: "discard", since })}
            >
              Discard draft
            </Button>
          }
        >
          Saved {siteTime(draftAt)}. Visitors still see what is published.
        </Alert>
      ) : null}
      {SECTIONS.map(({ title, text, fields }) => (
        <fieldset key={title} className="grid min-w-0 grid-cols-1 gap-5">
          <legend className="mb-1 font-display font-extrabold text-2xl">{title}</legend>
          <p className="max-w-prose text-muted text-sm">{text}</p>
          {fields.map((field) => (
            <SiteFieldControl
              key={field.at}
              field={field}
              value={typed[field.at] ?? ""}
              error={problems[field.at]}
              onChange={(value) => setTyped((now) => ({ ...now, [field.at]: value }))}
            />
          ))}
        </fieldset>
      ))}
      <Refusal title="Nothing was published">{failureText(step.error)}</Refusal>
      <SiteSteps isDirty={isDirty} isDraft={draftAt !== null} busy={step.isPending} onPublish={() => save("publish")} />
    </form>
  );
}

type SiteStepsProps = { isDirty: boolean; isDraft: boolean; busy: boolean; onPublish: () => void };

/** Buttons to publish, save and preview. */
function SiteSteps({ isDirty, isDraft, busy, onPublish }: SiteStepsProps) {
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-2 py-4">
      <Button size="lg" disabled={!isDirty && !isDraft} busy={busy} onClick={onPublish}>
        Publish
      </Button>
      <Button type="submit" variant="secondary" size="lg" disabled={!isDirty || busy}>
        Save draft
      </Button>
      {isDraft && !isDirty ? (
        <a
          href={`/?${PREVIEW_QUERY}=draft`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: "quiet", size: "lg" })}
        >
          Preview <ExternalLink aria-hidden strokeWidth={1.75} className="size-4.5" />
        </a>
      ) : (
        <p className="text-muted text-sm">
          {isDirty ? "Save the draft to look at it before you publish." : "What stands here is published."}
        </p>
      )}
    </div>
  );
}
