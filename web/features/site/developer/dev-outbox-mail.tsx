import { Copy } from "lucide-react";
import { exactTime } from "../../../lib/format/format";
import { useCopy } from "../../../shell/use-copy";
import { Button, buttonClass } from "../../../ui/button";

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
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  return (
    <article className="grid min-w-0 gap-5">
      <header className="grid gap-1 border-line border-b pb-5">
        <h2 className="text-3xl">{mail.subject}</h2>
        <p className="break-all text-muted text-sm">
          To {mail.to}, {exactTime(mail.createdAt)} ({mail.kind})
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        {mail.html ? (
          // Opened outside this page, where the mail may have its own styles and nothing else.
          <a
            href={`/dev/outbox/${mail.id}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "secondary" })}
          >
            See it as designed
          </a>
        ) : null}
        {code ? <CopyCode code={code} /> : null}
      </div>
      <pre className="overflow-x-auto rounded-md border border-line bg-raised p-5 font-sans text-sm whitespace-pre-wrap">
        <Linked text={mail.text} />
      </pre>
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

function CopyCode({ code }: { code: string }) {
  const copy = useCopy(code, { title: "Code copied" }, "The code could not be copied");
  return (
    <Button variant="secondary" icon={<Copy aria-hidden strokeWidth={1.75} />} onClick={copy}>
      Copy code <span className="figures pl-1 text-lg">{code}</span>
    </Button>
  );
}
