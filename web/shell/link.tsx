import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router";
import { needsFreshDocument } from "./fresh-document";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: To; replace?: boolean; state?: unknown };

/** A link within the site. The router's own includes prefetching and data loading that we do not use. */
export function Link({ to, replace, state, target, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(replace === undefined ? {} : { replace }),
    ...(target === undefined ? {} : { target }),
    state,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        // The browser follows links to pages that need a document of their own.
        if (!event.defaultPrevented && !needsFreshDocument(event.currentTarget.pathname)) follow(event);
      }}
    />
  );
}

/** A link that marks the current page; without `end`, also for pages below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const target = useResolvedPath(rest.to).pathname;
  const { pathname } = useLocation();
  const here = pathname === target || (!end && pathname.startsWith(target.endsWith("/") ? target : `${target}/`));
  return <Link {...rest} aria-current={here ? "page" : undefined} />;
}
