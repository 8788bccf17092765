import type { ReactNode } from "react";

type SettingsSectionProps = { id: string; title: string; text: string; children: ReactNode };

export function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-6 border-line border-t py-8 md:grid-cols-[minmax(12rem,1fr)_2fr] lg:py-12"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} className="scroll-mt-24 text-2xl">
          {title}
        </h2>
        <p className="max-w-72 text-muted text-sm">{text}</p>
      </div>
      <div className="grid min-w-0 max-w-xl grid-cols-1 content-start justify-items-stretch gap-5 [&>a]:justify-self-start [&>fieldset]:justify-self-start">
        {children}
      </div>
    </section>
  );
}
