import { PAGE_TITLES } from "../../../worker/contract/page-titles";
import { still } from "../../shell/still";
import { useTitle } from "../../shell/use-title";

const PrivacyText = still(async () => (await import("./privacy-text")).PrivacyText);

export function PrivacyPage() {
  useTitle(PAGE_TITLES.privacyPolicy);
  return <PrivacyText />;
}
