import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";

export const FIGURES = "grid grid-cols-1 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3";

type FigureProps = { value: string; label: string; wide?: boolean };

/** A number that links to the list behind it. */
export function Figure({ to, value, label, wide = false }: FigureProps & { to: string }) {
  return (
    <li className={wide ? "min-h-24 bg-paper max-lg:col-span-2" : "min-h-24 bg-paper"}>
      <Link to={to} className="group grid h-full content-start gap-1 p-4 transition-colors hover:bg-raised">
        <span className="figures text-4xl leading-none">{value}</span>{" "}
        <span className="text-muted text-sm group-hover:text-ink">{label}</span>
      </Link>
    </li>
  );
}

/** A number without a list. */
export function PlainFigure({ value, label }: Pick<FigureProps, "value" | "label">) {
  return (
    <li className="grid min-h-24 content-start gap-1 bg-paper p-4">
      <span className="figures text-4xl leading-none">{value}</span> <span className="text-muted text-sm">{label}</span>
    </li>
  );
}

export function Section({ title, rule, children }: { title: string; rule: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <header className="grid gap-1">
        <h2 id={id} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        <p className="max-w-prose text-muted text-sm">{rule}</p>
      </header>
      {children}
    </section>
  );
}
