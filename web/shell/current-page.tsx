import { useLocation } from "react-router-dom";
import { memberPart } from "./member-part";
import type { Page } from "./page";
import { loadPage, usePageComponent } from "./page-code";
import { pageFor } from "./page-registry";
import { useTitle } from "./use-title";

/** The wrapper of member pages, which visitors do not load. */
const InnerPage = memberPart((parts) => parts.InnerPage);

/** Renders the page of the current address. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const { page } = pageFor(pathname);
  return <PageView page={page} />;
}

function PageView({ page }: { page: Page }) {
  const Component = usePageComponent(page);
  const shown = (
    <>
      <Title of={page} />
      <Component />
    </>
  );
  if (page.rendered || page.who === "visitor") return shown;
  // Starts loading the page's code in parallel with its wrapper's.
  void loadPage(page);
  return <InnerPage page={page}>{shown}</InnerPage>;
}

/** Rendered before the page, so that a page may override the title. */
function Title({ of: { title } }: { of: Page }) {
  useTitle(title);
  return null;
}
