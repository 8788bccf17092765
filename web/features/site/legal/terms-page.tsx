import { PAGE_TITLES } from "../../../../worker/contract/page-titles";
import { staticIsland } from "../../../shell/static-island";
import { useTitle } from "../../../shell/use-title";

const TermsText = staticIsland(async () => (await import("./terms-text")).TermsText);

export function TermsPage() {
  useTitle(PAGE_TITLES.terms);
  return <TermsText />;
}
