// What the coach's lists of members cost in a club of a hundred, against one of ten thousand.
import { compareClubs } from "./compare-clubs.mjs";

export const benchMembers = ({ port }) =>
  compareClubs({
    port,
    child: "members-child.mjs",
    title: "with so many members",
    small: { size: "100", name: "100" },
    large: { size: "10000", name: "10 000" },
    email: "coach@longroll.test",
    routes: [
      "/api/admin/users",
      "/api/admin/users?status=past_due",
      "/api/admin/users?search=renata",
      "/api/admin/attention/members/counts",
      "/api/admin/attention/members?kind=idle",
      "/api/admin/numbers",
      "/api/admin/audit",
    ],
  });
