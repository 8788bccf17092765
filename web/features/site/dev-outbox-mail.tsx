import { useState } from "react";
import { exactTime } from "../../lib/format";
import { Segmented } from "../../ui/segmented";
import { CopyCode } from "./copy-code";

export type OutboxMail = {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  createdAt: string;
};

export function DevOutboxMail({ mail }: { mail: OutboxMail }) {
  const [view, setView] = useState<"text" | "html">("text");
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  return (
    <article className="grid min-w-0 gap-5">
      <header className="grid gap-1 border-line border-b pb-5">
        <h2 className="text-3xl">{mail.subject}</h2>
        <p className="break-all text-muted text-sm">
          To {mail.to}, {exactTime(mail.createdAt)} ({mail.kind})
        </p>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {mail.html ? <Segmented label="Show as" value={view} onValueChange={setView} options={VIEWS} /> : null}
        {code ? <CopyCode code={code} /> : null}
      </div>
      {view === "html" && mail.html ? (
        // Sandboxed without scripts and without an origin; the mail's own styles are refused by the page's policy.
        <iframe
          title={`${mail.subject}, as HTML`}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={`<base target="_blank">${mail.html}`}
          className="h-[36rem] w-full rounded-md border border-line bg-belt-tape"
        />
      ) : (
        <pre className="overflow-x-auto rounded-md border border-line bg-raised p-5 font-sans text-sm whitespace-pre-wrap">
          <Linked text={mail.text} />
        </pre>
      )}
    </article>
  );
}

function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <a key={index} href={part} className="link break-all">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

const VIEWS = [
  { value: "text", label: "Text" },
  { value: "html", label: "HTML" },
] as const;
