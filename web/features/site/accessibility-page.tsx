import { PAGE_TITLES } from "../../../worker/contract/page-titles";
import { still } from "../../shell/still";
import { useTitle } from "../../shell/use-title";

const AccessibilityText = still(async () => (await import("./accessibility-text")).AccessibilityText);

export function AccessibilityPage() {
  useTitle(PAGE_TITLES.accessibility);
  return <AccessibilityText />;
}
