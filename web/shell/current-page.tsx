import { useLocation } from "react-router-dom";
import { memberPart } from "./member-part";
import type { Page } from "./page";
import { loadPage, usePageComponent } from "./page-code";
import { pageFor } from "./page-registry";
import { useTitle } from "./use-title";

/** Members' pages stand in it, and visitors have none of it. */
const InnerPage = memberPart((parts) => parts.InnerPage);

/** The page at the present address. */
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
  // Both at once: the page's own code does not wait for what it stands in.
  void loadPage(page);
  return <InnerPage page={page}>{shown}</InnerPage>;
}

/** Before the page, so that one which knows better has the last word. */
function Title({ of: { title } }: { of: Page }) {
  useTitle(title);
  return null;
}
