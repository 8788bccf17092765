import { staticIsland } from "../../../shell/static-island";

const PrivacyText = staticIsland(async () => (await import("./privacy-text")).PrivacyText);

export function PrivacyPage() {
  return <PrivacyText />;
}
