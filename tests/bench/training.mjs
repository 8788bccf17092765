// What a member's day costs when the club has a past: a thousand completions and as many sets, against a million of each.
import { compareClubs } from "./compare-clubs.mjs";

export const benchTraining = ({ port }) =>
  compareClubs({
    port,
    area: "a long past",
    title: "with a past of",
    filling: "training",
    small: { how: { past: "short" }, name: "1 000" },
    large: { how: { past: "long" }, name: "1 000 000" },
    routes: {
      "member@longroll.test": [
        "/api/dashboard",
        "/api/weekly-programs/2",
        "/api/weekly-programs/2/training",
        "/api/user/progress",
        "/api/user/stats",
        "/api/user/activity",
        "/api/workouts",
      ],
    },
  });
