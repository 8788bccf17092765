import { Eye, Pencil, Settings2 } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from "react";
import { Controller, type FieldErrors, type UseFormReturn } from "react-hook-form";
import type { AdminBlogPost } from "../../../../../worker/contract/blog";
import { BLOG_LIMITS } from "../../../../../worker/contract/blog-limits";
import { Alert } from "../../../../ui/alert";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { cx } from "../../../../ui/cx";
import { FailedSave } from "../../../../ui/failed-save";
import { Field } from "../../../../ui/field";
import { TextArea } from "../../../../ui/text-area";
import { UnsavedChanges } from "../../../../ui/unsaved-changes";
import { useWide } from "../../../../ui/use-wide";
import { MarkdownText } from "../markdown-text";
import { NewerPost } from "../newer-post";
import { POST_LABELS, type PostDraft, RULES } from "../post-draft";
import type { StoredDraft } from "../stored-draft";
import { usePostForm } from "../use-post-form";
import { ArticlePreview } from "./article-preview";
import { ArticleSettings } from "./article-settings";

type ArticleFormProps = {
  back: ReactNode;
  /** Null for a new one. */
  post: AdminBlogPost | null;
  kept: StoredDraft | null;
  keep: (draft: StoredDraft | null) => void;
  onDirty: (dirty: boolean) => void;
  /** Where the draft is kept. */
  where: "server" | "device" | "elsewhere";
  /** Edited in another tab or device, too: adopt that text, or continue with this one. */
  elsewhere: { take: () => void; keep: (now: () => void) => void } | null;
  onDiscard: () => void;
  onTakeNewer: (newer: AdminBlogPost) => void;
  onSaved: (saved: AdminBlogPost) => void;
};

/** The text, with the other fields in a drawer. */
export function ArticleForm(props: ArticleFormProps) {
  const { post, kept, keep, onDirty, elsewhere, onDiscard, onTakeNewer, onSaved } = props;
  const work = usePostForm({ post, kept, keep, withTab: false, onSaved });
  const { form, dirty, failure, submit, withNewer, saveOver } = work;
  const [view, setView] = useState<"write" | "preview">("write");
  const wide = useWide("64rem");
  const [asked, setAsked] = useState<boolean | null>(null);
  const settings = useId();
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const refused = concernsSettings(form.formState.errors);
  // Opened, because refused fields must be visible.
  const open = (asked ?? wide) || refused;
  useEffect(() => {
    if (refused) setAsked(true);
  }, [refused]);

  function keyDown(event: KeyboardEvent) {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    void submit();
  }

  return (
    <div className="page">
      <form
        noValidate
        onSubmit={submit}
        onKeyDown={keyDown}
        aria-labelledby="article-form"
        className="grid grid-cols-1 gap-4"
      >
        <ArticleBar
          {...props}
          work={work}
          view={view}
          onView={setView}
          settings={{ id: settings, open, onOpen: () => setAsked(!open) }}
        />
        {kept ? <UnsavedChanges onDiscard={onDiscard}>They were left here without being saved.</UnsavedChanges> : null}
        {elsewhere ? <Elsewhere onTake={elsewhere.take} onKeep={() => elsewhere.keep(work.keepNow)} /> : null}
        {failure ? (
          <div className="grid grid-cols-1 gap-4">
            <FailedSave
              failure={failure}
              onTakeNewer={() => void withNewer(onTakeNewer)}
              onSaveOver={() => void saveOver()}
            />
            {failure.newer ? <NewerPost newer={failure.newer} control={form.control} /> : null}
          </div>
        ) : null}
        {view === "preview" ? (
          <ArticlePreview draft={form.getValues()} publishedAt={post?.publishedAt ?? null} />
        ) : null}
        <div
          className={cx(
            "grid grid-cols-1 gap-6",
            open && "lg:grid-cols-[minmax(0,1fr)_20rem]",
            view === "preview" && "hidden",
          )}
        >
          <Writing form={form} />
          <ArticleSettings id={settings} form={form} postId={post?.id ?? null} hidden={!open} />
        </div>
      </form>
    </div>
  );
}

function Elsewhere({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  return (
    <Alert
      tone="warning"
      live
      title="This article is being written elsewhere too"
      action={
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onTake}>
            Take that text
          </Button>
          <Button size="sm" onClick={onKeep}>
            Keep mine
          </Button>
        </span>
      }
    >
      Another tab or device has kept another text since. Only one of the two is kept until it is saved.
    </Alert>
  );
}

const concernsSettings = ({ title, content, ...others }: FieldErrors<PostDraft>) => Object.keys(others).length > 0;

function Writing({ form: { register, control, formState } }: { form: UseFormReturn<PostDraft> }) {
  return (
    <div className="mx-auto grid w-full min-w-0 max-w-3xl grid-cols-1 content-start gap-2">
      <Field label={POST_LABELS.title} hideLabel required error={formState.errors.title?.message}>
        <TextArea
          rows={1}
          maxLength={BLOG_LIMITS.title}
          placeholder="Title"
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="field-sizing-content resize-none! border-transparent! bg-transparent! font-display font-extrabold text-3xl!"
          {...register("title", { validate: RULES.title })}
        />
      </Field>
      <Controller
        control={control}
        name="content"
        render={({ field, fieldState }) => (
          <MarkdownText
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            alone
          />
        )}
      />
    </div>
  );
}

type ArticleBarProps = Pick<ArticleFormProps, "back" | "post" | "where"> & {
  work: ReturnType<typeof usePostForm>;
  view: "write" | "preview";
  onView: (view: "write" | "preview") => void;
  settings: { id: string; open: boolean; onOpen: () => void };
};

/** The bar with the article's state and actions, always visible. */
function ArticleBar({ back, post, where, work: { dirty, busy }, view, onView, settings }: ArticleBarProps) {
  const writing = view === "write";
  const Icon = writing ? Eye : Pencil;
  return (
    <header className="sticky top-(--header) z-20 -mx-2 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 bg-paper px-2 py-1.5">
      {back}
      <h1 id="article-form" tabIndex={-1} className="text-xl! max-sm:sr-only">
        {post ? "Edit Blog Post" : "Create Blog Post"}
      </h1>
      {post ? <Badge tone={STATUS[post.status].tone}>{STATUS[post.status].name}</Badge> : null}
      <p role="status" className="text-muted text-sm max-sm:sr-only">
        {dirty ? (where === "server" ? "Draft kept for you" : "Draft kept on this device") : post ? "Saved" : null}
      </p>
      <span className="ml-auto flex flex-wrap justify-end gap-1 sm:gap-2">
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon aria-hidden strokeWidth={1.75} />}
          onClick={() => onView(writing ? "preview" : "write")}
        >
          <span className="max-sm:sr-only">{writing ? "Preview" : "Write"}</span>
        </Button>
        {writing ? (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={settings.open}
            aria-controls={settings.id}
            icon={<Settings2 aria-hidden strokeWidth={1.75} />}
            onClick={settings.onOpen}
          >
            <span className="max-sm:sr-only">Settings</span>
          </Button>
        ) : null}
        <Button type="submit" size="sm" busy={busy} busyLabel={post ? "Updating…" : "Creating…"}>
          {post ? "Update Post" : "Create Post"}
        </Button>
      </span>
    </header>
  );
}

const STATUS = {
  draft: { name: "Draft", tone: "outline" },
  published: { name: "Published", tone: "success" },
  scheduled: { name: "Scheduled", tone: "warning" },
} as const;
