import { staticIsland } from "../../../shell/static-island";

const AccessibilityText = staticIsland(async () => (await import("./accessibility-text")).AccessibilityText);

export function AccessibilityPage() {
  return <AccessibilityText />;
}
