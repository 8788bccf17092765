import { PAGE_TITLES } from "../../../../worker/contract/page-titles";
import { staticIsland } from "../../../shell/static-island";
import { useTitle } from "../../../shell/use-title";

const PrivacyText = staticIsland(async () => (await import("./privacy-text")).PrivacyText);

export function PrivacyPage() {
  useTitle(PAGE_TITLES.privacyPolicy);
  return <PrivacyText />;
}
