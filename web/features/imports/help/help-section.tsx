import type { ReactNode } from "react";
import { cx } from "../../../ui/cx";

type HelpSectionProps = { id: string; title: string; lead: string; children: ReactNode };

export function HelpSection({ id, title, lead, children }: HelpSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 grid-cols-1 gap-6">
      <header className="grid gap-2">
        <h2 id={`${id}-title`} className="text-4xl">
          {title}
        </h2>
        <p className="max-w-prose text-lg text-muted">{lead}</p>
      </header>
      {children}
    </section>
  );
}

type WrittenProps = { texts: readonly string[]; lang?: "pt" | "es" | undefined; inTable?: boolean };

/** Texts as they may appear in a document. */
export function Written({ texts, lang, inTable }: WrittenProps) {
  return (
    <ul lang={lang} className={cx("flex min-w-0 flex-wrap gap-1.5", inTable && "max-sm:justify-end")}>
      {texts.map((text) => (
        <li key={text} className="max-w-full wrap-anywhere rounded-xs bg-sunken px-2 py-0.5 text-sm">
          {text}
        </li>
      ))}
    </ul>
  );
}
