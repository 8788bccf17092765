import { staticIsland } from "../../../shell/static-island";

const AboutCoach = staticIsland(async () => (await import("./about-coach")).AboutCoach);

export function AboutPage() {
  return <AboutCoach />;
}
