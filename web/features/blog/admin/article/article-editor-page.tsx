import { ArrowLeft } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { addressOf } from "../../../../../worker/contract/addresses";
import type { AdminBlogPost } from "../../../../../worker/contract/blog";
import type { Unsaved } from "../../../../../worker/contract/unsaved";
import { useOpenedArticle } from "../../../../data/admin-blog";
import { isUnauthorized, RequestError } from "../../../../lib/http/request-error";
import { useSession } from "../../../../lib/session/session";
import { QueryError } from "../../../../shell/query-error";
import { useFailureToast } from "../../../../shell/use-failure-toast";
import { usePageParams } from "../../../../shell/use-page-params";
import { useTitle } from "../../../../shell/use-title";
import { buttonClass } from "../../../../ui/button";
import { cx } from "../../../../ui/cx";
import { EmptyState } from "../../../../ui/empty-state";
import { PageHeader } from "../../../../ui/page-header";
import { SkeletonGroup } from "../../../../ui/skeleton";
import type { StoredDraft } from "../stored-draft";
import { type ArticleDraft, articleDrafts, newestDraft, TAB, useServerArticle } from "./article-drafts";
import { ArticleForm } from "./article-form";

export function NewArticlePage() {
  const session = useSession();
  const navigate = useNavigate();
  const { data } = useOpenedArticle(null);
  if (session.state !== "signed-in") return null;
  if (!data) return <Opening title="Create Blog Post" />;
  return (
    <Article
      userId={session.user.id}
      post={null}
      unsaved={data.unsaved}
      onSaved={({ id }) => void navigate(addressOf("adminArticle", { id }), { replace: true })}
    />
  );
}

export function ArticleEditorPage() {
  const session = useSession();
  const { id } = usePageParams("adminArticle");
  const query = useOpenedArticle(Number(id) || 0);
  const { data, error } = query;
  const [saved, setSaved] = useState<AdminBlogPost | null>(null);
  const post = saved && String(saved.id) === id ? saved : data?.post;
  const missing = error instanceof RequestError && error.status === 404;
  useTitle(post?.title ?? (missing ? "Article Not Found" : "Edit Blog Post"));
  if (session.state !== "signed-in") return null;
  if (post && data) {
    return <Article key={post.id} userId={session.user.id} post={post} unsaved={data.unsaved} onSaved={setSaved} />;
  }
  if (missing) {
    return (
      <Opening title="Article Not Found">
        <EmptyState title="No such article">It has been deleted, or the link is not complete.</EmptyState>
      </Opening>
    );
  }
  if (!error) return <Opening title="Edit Blog Post" />;
  return isUnauthorized(error) ? null : (
    <Opening title="Edit Blog Post">
      <QueryError query={query} />
    </Opening>
  );
}

/** The page while the article loads. */
function Opening({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="page grid grid-cols-1 content-start gap-6 py-8">
      <ToList />
      <PageHeader title={title} />
      {children ?? (
        <SkeletonGroup label="Loading the article" className="grid gap-4" bars={["h-12 w-2/3", "h-96 w-full"]} />
      )}
    </div>
  );
}

const ToList = () => (
  <Link
    to={addressOf("admin", { query: { tab: "blog" } })}
    className={cx(buttonClass({ variant: "quiet", size: "sm" }), "-ml-2 justify-self-start")}
  >
    <ArrowLeft aria-hidden className="size-5" />
    <span className="max-sm:sr-only">All articles</span>
  </Link>
);

type ArticleProps = {
  userId: string;
  post: AdminBlogPost | null;
  /** The server's draft. */
  unsaved: Unsaved;
  onSaved: (saved: AdminBlogPost) => void;
};

/** What the form was filled with. A new number for each start resets it. */
type Begun = { number: number; post: AdminBlogPost | null; kept: ArticleDraft | null };

/** The editor of an article. Text is kept on the device and on the server; concurrent edits are reported. */
function Article({ userId, post, unsaved, onSaved }: ArticleProps) {
  const drafts = articleDrafts(post?.id ?? null);
  const stored = drafts.use(userId);
  const server = useServerArticle(post?.id ?? null, unsaved);
  const toastFailure = useFailureToast();
  const [begun, setBegun] = useState<Begun>({ number: 0, post, kept: newestDraft(stored, unsaved) });
  const [dirty, setDirty] = useState(false);
  const begin = (from: AdminBlogPost | null, kept: ArticleDraft | null) => {
    if (kept) server.know(kept);
    setBegun({ number: begun.number + 1, post: from, kept });
  };
  const keep = (draft: StoredDraft | null) => {
    const kept = draft && { ...draft, tab: TAB, at: Date.now() };
    drafts.save(userId, kept);
    server.keep(kept);
  };
  const newer = stored && stored.tab !== TAB && stored.at > (begun.kept?.at ?? -1) ? stored : null;
  // Nothing was typed here since, so the other tab's text is adopted.
  if (newer && !dirty) begin(begun.post, newer);
  const settle = async () => {
    try {
      return { theirs: await server.settle() };
    } catch (error) {
      toastFailure(error, "The other text could not be read. Please try again.");
      return null;
    }
  };
  const elsewhere = {
    take: async () => {
      const settled = await settle();
      const [last] = [newer, settled?.theirs ?? null].filter((each) => each !== null).sort((a, b) => b.at - a.at);
      if (last) begin(begun.post, last);
    },
    keep: async (now: () => void) => {
      if (await settle()) now();
    },
  };
  return (
    <ArticleForm
      key={begun.number}
      back={<ToList />}
      post={begun.post}
      kept={begun.kept}
      keep={keep}
      where={server.where}
      onDirty={setDirty}
      elsewhere={newer || server.where === "elsewhere" ? elsewhere : null}
      onDiscard={() => {
        keep(null);
        begin(begun.post, null);
      }}
      onTakeNewer={(saved) => {
        keep(null);
        begin(saved, null);
      }}
      onSaved={(saved) => {
        onSaved(saved);
        begin(saved, null);
      }}
    />
  );
}
