import type { ReactNode } from "react";

export function DevUiSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-8 border-line border-t py-12">
      <h2 id={`${id}-title`} className="text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function DevUiRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-8">
      <h3 className="font-sans font-semibold text-muted text-sm">{title}</h3>
      <div className="flex min-w-0 flex-wrap items-center gap-4">{children}</div>
    </div>
  );
}
