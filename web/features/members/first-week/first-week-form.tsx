import { type FormEvent, useState } from "react";
import type { FirstWeekDesk } from "../../../../worker/contract/first-week";
import { type FirstWeekContent, FIRST_WEEK_LIMITS as LIMITS } from "../../../../worker/contract/first-week-limits";
import { useFirstWeekStep } from "../../../data/first-week-desk";
import { goToControl } from "../../../lib/forms/go-to-control";
import { useUnloadGuard } from "../../../lib/forms/use-unload-guard";
import { failureText } from "../../../lib/http/failure-text";
import { refusalsOf } from "../../../lib/http/issues-of";
import { Alert } from "../../../ui/alert";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { useRoom } from "../../../ui/use-room";
import { CardsEdit } from "./cards-edit";
import { controlAt, Part } from "./edit-part";
import { GoalsEdit } from "./goals-edit";
import { QuestionsEdit } from "./questions-edit";

const DONE = {
  save: "The draft is saved. Members see none of it yet.",
  publish: "Published. Members get it from now on.",
  turn: "",
};

/** Edits all texts of the first week. */
export function FirstWeekForm({ desk }: { desk: FirstWeekDesk }) {
  const { toast } = useToast();
  const [content, setContent] = useState<FirstWeekContent>(desk.content);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const step = useFirstWeekStep(({ act }) => toast({ title: "Done", description: DONE[act], tone: "success" }));
  const isDirty = JSON.stringify(content) !== JSON.stringify(desk.content);
  useUnloadGuard(isDirty);
  const change = (changes: Partial<FirstWeekContent>) => setContent((now) => ({ ...now, ...changes }));
  const take = (act: "save" | "publish") => {
    setProblems({});
    step.mutate(
      { act, since: desk.since, content },
      {
        onError: (error) => {
          const found = refusalsOf(error, (path) => path.replace(/^content\./, ""));
          setProblems(found);
          const [first] = Object.keys(found);
          if (first) goToControl(controlAt(first));
        },
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take("save");
  };
  const edit = { problems, content, onChange: change };
  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-12">
      <CardsEdit {...edit} />
      <GoalsEdit {...edit} />
      <QuestionsEdit {...edit} />
      <Part
        title="The agreement"
        text="What members sign with their full name, under the questions. Have it read by somebody who knows the law where you are."
      >
        <Field id={controlAt("waiver.title")} label="Its title" error={problems["waiver.title"]}>
          <TextInput
            maxLength={LIMITS.waiverTitle}
            value={content.waiver.title}
            onChange={(event) => change({ waiver: { ...content.waiver, title: event.target.value } })}
          />
        </Field>
        <Field id={controlAt("waiver.text")} label="Its text" error={problems["waiver.text"]}>
          <TextArea
            rows={10}
            grow
            maxLength={LIMITS.waiverText}
            value={content.waiver.text}
            onChange={(event) => change({ waiver: { ...content.waiver, text: event.target.value } })}
          />
        </Field>
      </Part>
      {step.error ? (
        <Alert tone="danger" live title="Nothing was published">
          {failureText(step.error)}
        </Alert>
      ) : null}
      <div
        ref={useRoom("--bottom-bar")}
        className="-mx-2 sticky bottom-0 flex flex-wrap items-center gap-3 border-line border-t bg-paper px-2 py-4 max-lg:static"
      >
        <Button size="lg" disabled={!isDirty && !desk.isDraft} busy={step.isPending} onClick={() => take("publish")}>
          Publish
        </Button>
        <Button type="submit" variant="secondary" size="lg" disabled={!isDirty || step.isPending}>
          Save draft
        </Button>
        <p className="text-muted text-sm">{stateText(isDirty, desk)}</p>
      </div>
    </form>
  );
}

function stateText(isDirty: boolean, { isDraft, versions }: FirstWeekDesk): string {
  if (isDirty) return "Not saved yet.";
  if (versions.length === 0) return "A beginning to edit. Nothing of it is published.";
  return isDraft ? "A draft: members still get what is published." : "What stands here is published.";
}
