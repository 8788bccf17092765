import type { ComponentProps } from "react";
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router";
import { needsFreshDocument } from "./fresh-document";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: To; replace?: boolean; state?: unknown };

/** A link within the site. The router's own brings prefetching and data loading for a kind of routes that are not ours. */
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
        // A page that needs a document of its own is left to the browser, as any other address.
        if (!event.defaultPrevented && !needsFreshDocument(event.currentTarget.pathname)) follow(event);
      }}
    />
  );
}

/** A link that says when it leads to where one is; without `end` also when it leads to a part above. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const target = useResolvedPath(rest.to).pathname;
  const { pathname } = useLocation();
  const here = pathname === target || (!end && pathname.startsWith(target.endsWith("/") ? target : `${target}/`));
  return <Link {...rest} aria-current={here ? "page" : undefined} />;
}
