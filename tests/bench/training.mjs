// What a member's day and the coach's training book cost when the club has a past: a thousand completions and as many sets, against a million of each.
import { compareClubs } from "./compare-clubs.mjs";

/** Of the demo club: member@longroll.test. */
const MEMBER = "Hn5cX8wPz2VdM7kQtB4rGy9LfS1jUa6E";

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
      "coach@longroll.test": [
        "/api/admin/training",
        "/api/admin/training?show=all",
        "/api/admin/training?only=short",
        "/api/admin/training?only=hurts",
        "/api/admin/training?show=all&week=2",
        `/api/admin/training?show=all&member=${MEMBER}`,
        "/api/admin/training?show=all&lift=back+squat",
        "/api/admin/training/choices",
        `/api/admin/users/${MEMBER}/training`,
        "/api/admin/weekly-programs/2/done",
      ],
    },
  });
