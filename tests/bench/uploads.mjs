// What the figures of uploads cost with a hundred thousand of them, against a thousand, over the same year.
import { compareClubs } from "./compare-clubs.mjs";

export const benchUploads = ({ port }) =>
  compareClubs({
    port,
    child: "uploads-child.mjs",
    title: "with so many uploads in a year",
    small: { size: "1000", name: "1 000" },
    large: { size: "100000", name: "100 000" },
    email: "coach@longroll.test",
    goal: 1.5,
    routes: [
      "/api/admin/upload-metrics/7d",
      "/api/admin/upload-metrics/30d",
      "/api/admin/upload-metrics/90d",
      "/api/admin/upload-metrics/1y",
      "/api/admin/user-activity/1y",
    ],
  });
