import { PAGE_TITLES } from "../../../worker/contract/page-titles";
import { still } from "../../shell/still";
import { useTitle } from "../../shell/use-title";

const TermsText = still(async () => (await import("./terms-text")).TermsText);

export function TermsPage() {
  useTitle(PAGE_TITLES.terms);
  return <TermsText />;
}
