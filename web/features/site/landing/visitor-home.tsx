import { HomeClosing } from "./home-closing";
import { HomeCoach } from "./home-coach";
import { HomeHero } from "./home-hero";
import { HomePillars } from "./home-pillars";
import { HomeWeek } from "./home-week";
import { HomeWords } from "./home-words";
import { LandingBlog } from "./landing-blog";
import { LandingOffers } from "./landing-offers";

export function VisitorHome() {
  return (
    // Hidden from members before they are known to be members: see `first-frame.js`.
    <div data-visitor className="contents">
      <HomeHero />
      <HomeWeek />
      <HomePillars />
      <HomeWords />
      <LandingOffers />
      <HomeCoach />
      <LandingBlog />
      <HomeClosing />
    </div>
  );
}
