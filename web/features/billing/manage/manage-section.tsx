import type { ReactNode } from "react";

type ManageSectionProps = { id: string; title: string; text: string; children: ReactNode };

export function ManageSection({ id, title, text, children }: ManageSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-5 border-line border-t py-8 md:grid-cols-[minmax(12rem,1fr)_2fr] lg:py-10"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="max-w-72 text-muted text-sm">{text}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
