import { type ComponentProps, createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Creates an icon, sized by class, with `strokeWidth`. The build replaces the package's own factory, whose contexts,
 * aliases and sizes are as much code as all our icons.
 */
export default function createLucideIcon({ node }: IconData) {
  return function LucideIcon({ children, ...rest }: ComponentProps<"svg">) {
    const hidden = !children && rest.role === undefined && rest["aria-label"] === undefined;
    return createElement(
      "svg",
      { ...LOOK, ...(hidden ? { "aria-hidden": true } : {}), ...rest },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  };
}

const LOOK = {
  xmlns: "http://www.w3.org/2000/svg",
  width: 24,
  height: 24,
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;
