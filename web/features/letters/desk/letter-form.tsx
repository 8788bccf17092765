import { ArrowLeft } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../../worker/contract/addresses";
import { brand } from "../../../../worker/contract/brand";
import { LETTER_LIMITS, LETTER_REFUSALS } from "../../../../worker/contract/letters-limits";
import { instantIn } from "../../../../worker/contract/site-time";
import type { Unsaved } from "../../../../worker/contract/unsaved";
import { useLetterActs } from "../../../data/letters";
import { exactTime } from "../../../lib/format/format";
import { siteTime } from "../../../lib/format/site-clock";
import { failureText } from "../../../lib/http/failure-text";
import { issuesOf } from "../../../lib/http/issues-of";
import { Alert } from "../../../ui/alert";
import { AlertLine } from "../../../ui/alert-line";
import { Button, buttonClass } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { Field } from "../../../ui/field";
import { PageHeader } from "../../../ui/page-header";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { useToast } from "../../../ui/toast-context";
import { UnsavedChanges } from "../../../ui/unsaved-changes";
import { AudienceField } from "./audience-field";
import type { LetterDraft } from "./letter-drafts";
import { LetterPreview } from "./letter-preview";
import { SendDialog } from "./send-dialog";
import { useLetterDraft } from "./use-letter-draft";

type LetterFormProps = { user: { id: string; firstName: string }; unsaved: Unsaved };
type Errors = Partial<Record<"subject" | "content" | "audience" | "sendAt", string>>;

/** Writes a letter: text, audience, time; with a preview and a test mail before it is sent. */
export function LetterForm({ user, unsaved }: LetterFormProps) {
  const { draft, change, wasLeft, where, elsewhere, discard, sent } = useLetterDraft(user.id, unsaved);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);

  /** Returns whether there are no errors; else shows them and focuses the first field. */
  function isValid(found: Errors): boolean {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"], [name="letter-to"]`)?.focus();
    return first === undefined;
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isValid({ ...wordErrors(draft), ...wayErrors(draft) })) setSending(true);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="page grid max-w-3xl! grid-cols-1 content-start gap-8 py-10 sm:py-14"
    >
      <Link
        to={addressOf("adminLetters")}
        className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2 justify-self-start")}
      >
        <ArrowLeft aria-hidden className="size-5" />
        All letters
      </Link>
      <PageHeader size="sm" title="Write a Letter" />
      {wasLeft ? <UnsavedChanges onDiscard={discard}>They were left here without being sent.</UnsavedChanges> : null}
      {elsewhere ? <Elsewhere {...elsewhere} /> : null}
      <WordFields draft={draft} change={change} errors={errors} where={where} />
      <TryOut draft={draft} firstName={user.firstName} mayGo={() => isValid(wordErrors(draft))} />
      <AudienceField draft={draft} onChange={change} error={errors.audience} />
      <Field label="When" optional error={errors.sendAt} help={whenHelp(draft.sendAt)}>
        <TextInput
          name="sendAt"
          type="datetime-local"
          value={draft.sendAt}
          onChange={(event) => change({ sendAt: event.target.value })}
        />
      </Field>
      <div>
        <Button type="submit" size="lg">
          {draft.sendAt ? "Schedule…" : "Send…"}
        </Button>
      </div>
      {sending ? (
        <SendDialog
          draft={draft}
          onClose={() => setSending(false)}
          onRefused={(error) => {
            setSending(false);
            isValid(Object.fromEntries(issuesOf(error).map(({ path, message }) => [path.split(".")[0], message])));
          }}
          onSent={(id) => {
            sent();
            void navigate(addressOf("adminLetter", { id }));
          }}
        />
      ) : null}
    </form>
  );
}

type WordFieldsProps = Pick<ReturnType<typeof useLetterDraft>, "draft" | "change" | "where"> & { errors: Errors };

function WordFields({ draft, change, errors, where }: WordFieldsProps) {
  return (
    <>
      <Field label="Subject" required error={errors.subject}>
        <TextInput
          name="subject"
          maxLength={LETTER_LIMITS.subject}
          value={draft.subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
      </Field>
      <Field
        label="Letter"
        required
        error={errors.content}
        help="Markdown: **bold**, # Heading, - list, [words](https://…). It begins by itself with “Hello” and the first name. Pictures are left out: in a mail they tell who has opened it."
      >
        <TextArea
          name="content"
          rows={14}
          grow
          maxLength={LETTER_LIMITS.content}
          value={draft.content}
          onChange={(event) => change({ content: event.target.value })}
        />
      </Field>
      <p role="status" className="-mt-6 min-h-5 text-muted text-sm">
        {draft.subject || draft.content
          ? where === "server"
            ? "Draft kept for you"
            : "Draft kept on this device"
          : null}
      </p>
    </>
  );
}

type TryOutProps = { draft: LetterDraft; firstName: string; mayGo: () => boolean };

/** Previews the letter, here and as a test mail to its author. */
function TryOut({ draft, firstName, mayGo }: TryOutProps) {
  const { toast } = useToast();
  const { test } = useLetterActs();
  const [previewed, setPreviewed] = useState(false);
  const words = { subject: draft.subject.trim(), content: draft.content };
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-expanded={previewed}
          onClick={() => (previewed || mayGo()) && setPreviewed(!previewed)}
        >
          {previewed ? "Hide the preview" : "Preview"}
        </Button>
        <Button
          variant="secondary"
          busy={test.isPending}
          busyLabel="Sending…"
          onClick={() =>
            mayGo() &&
            test.mutate(words, {
              onSuccess: ({ to }) =>
                toast({ title: "Test Mail on Its Way", description: `To ${to}.`, tone: "success" }),
            })
          }
        >
          Send me a test
        </Button>
      </div>
      <AlertLine>{failureText(test.error, "The test mail was not sent.")}</AlertLine>
      {previewed && Object.keys(wordErrors(draft)).length === 0 ? (
        <LetterPreview words={words} firstName={firstName} />
      ) : null}
    </div>
  );
}

function wordErrors({ subject, content }: LetterDraft): Errors {
  return {
    ...(subject.trim() ? {} : { subject: LETTER_REFUSALS.subject }),
    ...(content.trim() ? {} : { content: LETTER_REFUSALS.content }),
  };
}

function wayErrors({ to, tag, chosen, sendAt }: LetterDraft): Errors {
  const at = instantIn(sendAt, brand.timeZone);
  const latest = Date.now() + LETTER_LIMITS.daysAhead * 86_400_000;
  return {
    ...(to === "tag" && !tag ? { audience: LETTER_REFUSALS.tag } : {}),
    ...(to === "chosen" && !chosen.length ? { audience: LETTER_REFUSALS.chosen } : {}),
    ...(sendAt && (!at || at.getTime() > latest) ? { sendAt: LETTER_REFUSALS.late } : {}),
  };
}

function whenHelp(sendAt: string): string {
  const at = instantIn(sendAt, brand.timeZone);
  if (!at) return `Empty: at once. Time of ${brand.timeZone}.`;
  if (at.getTime() <= Date.now()) return "That is over: it goes at once.";
  return `${siteTime(at.toISOString())}. For you: ${exactTime(at.toISOString())}.`;
}

function Elsewhere({ take, keep }: { take: () => void; keep: () => void }) {
  return (
    <Alert
      tone="warning"
      live
      title="This letter is being written elsewhere too"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={take}>
            Take that text
          </Button>
          <Button size="sm" onClick={keep}>
            Keep mine
          </Button>
        </span>
      }
    >
      Another tab or device has kept another text since. Only one of the two is kept until it is sent.
    </Alert>
  );
}
