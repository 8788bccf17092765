import { PAGE_TITLES } from "../../../../worker/contract/page-titles";
import { staticIsland } from "../../../shell/static-island";
import { useTitle } from "../../../shell/use-title";

const AccessibilityText = staticIsland(async () => (await import("./accessibility-text")).AccessibilityText);

export function AccessibilityPage() {
  useTitle(PAGE_TITLES.accessibility);
  return <AccessibilityText />;
}
