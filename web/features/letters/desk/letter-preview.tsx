import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { brand } from "../../../../worker/contract/brand";
import type { LetterWords } from "../../../../worker/contract/letters";
import { ArticleBody } from "../../../articles/article-body";
import { letterPreviewQuery } from "../../../data/letters";
import { shownMessage } from "../../../lib/http/request-error";
import { buttonClass } from "../../../ui/button";
import { ErrorState } from "../../../ui/error-state";
import { Segmented } from "../../../ui/segmented";
import { Skeleton } from "../../../ui/skeleton";

type LetterPreviewProps = { words: LetterWords; firstName: string };

/** Shows the letter's page and its text mail, with a link to the HTML mail. */
export function LetterPreview({ words, firstName }: LetterPreviewProps) {
  const [view, setView] = useState<"words" | "text">("words");
  const { data, error, isFetching, refetch } = useQuery(letterPreviewQuery(words));
  if (error) {
    return (
      <ErrorState headingLevel={3} onRetry={() => void refetch()} retrying={isFetching}>
        {shownMessage(error, "The preview did not load.")}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton className="h-64 w-full" />;
  return (
    <section aria-label="Preview" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Shown as"
          value={view}
          onValueChange={setView}
          options={[
            { value: "words", label: "Letter" },
            { value: "text", label: "Mail as text" },
          ]}
        />
        <a
          href="/api/admin/letter-draft/mail"
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: "quiet", size: "sm" })}
        >
          <ExternalLink aria-hidden strokeWidth={1.75} />
          The mail as designed
        </a>
      </div>
      {view === "text" ? (
        <pre className="overflow-x-auto rounded-md border border-line bg-raised p-5 font-sans text-sm whitespace-pre-wrap">
          {data.text}
        </pre>
      ) : (
        <div className="grid grid-cols-1 gap-6 rounded-md border border-line bg-raised p-5 sm:p-8">
          <p className="font-semibold text-accent text-sm">From {brand.coach.firstName}</p>
          <h2 className="wrap-anywhere text-3xl!">{words.subject}</h2>
          <p>Hello {firstName},</p>
          <ArticleBody html={data.html} />
        </div>
      )}
    </section>
  );
}
