// What a member's day costs when the club has a past: a thousand completions and as many sets, against a million of each.
import { compareClubs } from "./compare-clubs.mjs";

export const benchTraining = ({ port }) =>
  compareClubs({
    port,
    child: "training-child.mjs",
    title: "with a past of",
    small: { size: "short", name: "1 000" },
    large: { size: "long", name: "1 000 000" },
    email: "member@longroll.test",
    routes: [
      "/api/dashboard",
      "/api/weekly-programs/2",
      "/api/weekly-programs/2/training",
      "/api/user/progress",
      "/api/user/stats",
      "/api/workouts",
    ],
  });
