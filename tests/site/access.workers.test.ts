import { beforeAll, describe, expect, it } from "vitest";
import { app } from "../../worker/app";
import { accessTable, type GuardName } from "../../worker/http/guards";
import { router } from "../../worker/http/routes";
import { Person } from "../workers/club";

/** Who may call what. A route that is not listed here, or is guarded otherwise, fails the test. */
const ACCESS: Record<string, GuardName> = {
  "GET /api/health": "everybody",
  "POST /api/client-errors": "everybody",
  "GET /api/admin/health": "admin",
  "GET /api/admin/health/failures": "admin",
  "DELETE /api/admin/health/failures": "admin",
  "DELETE /api/admin/health/failures/:id": "admin",
  "POST /api/admin/health/dead-letters/retry": "admin",
  "POST /api/admin/health/dead-letters/:queue/:id/retry": "admin",
  "DELETE /api/admin/health/dead-letters/:queue/:id": "admin",
  "GET /ws": "signedIn",

  "GET /api/weekly-programs": "signedIn",
  "GET /api/weekly-programs/current": "signedIn",
  "GET /api/weekly-programs/:id": "signedIn",
  "POST /api/daily-workouts/:id/complete": "subscriber",
  "GET /api/admin/weekly-programs": "admin",
  "GET /api/admin/weekly-programs/:id": "admin",
  "PUT /api/admin/weekly-programs/:id": "admin",
  "DELETE /api/admin/weekly-programs/:id": "admin",
  "POST /api/admin/weekly-programs": "admin",
  "GET /api/admin/weekly-programs/overlaps": "admin",
  "GET /api/admin/weekly-programs/free-monday": "admin",
  "POST /api/admin/weekly-programs/:id/replace": "admin",
  "POST /api/admin/weekly-programs/bulk": "admin",
  "POST /api/admin/weekly-programs/:id/restore": "admin",
  "POST /api/admin/weekly-programs/:id/duplicate": "admin",
  "GET /api/admin/weekly-programs/:id/versions": "admin",
  "POST /api/admin/weekly-programs/:id/versions/:versionId/restore": "admin",
  "GET /api/admin/exercise-names": "admin",
  "POST /api/admin/upload-weekly-document": "admin",
  "POST /api/admin/upload-workout": "admin",
  "POST /api/admin/documents/read": "admin",
  "GET /api/admin/documents/:documentId": "admin",
  "POST /api/admin/documents/:documentId/reread": "admin",
  "POST /api/admin/documents/:documentId/import": "admin",
  "DELETE /api/admin/document-layouts/:id": "admin",
  "POST /api/admin/import-workout": "admin",
  "GET /api/admin/workout-documents/:id": "admin",
  "GET /api/admin/upload-batches/open": "admin",
  "PUT /api/admin/upload-batches/:id": "admin",
  "DELETE /api/admin/upload-batches/:id": "admin",
  "PUT /api/admin/upload-batches/:id/files/:sha256": "admin",
  "DELETE /api/admin/upload-batches/:id/files/:sha256": "admin",
  "GET /api/admin/validation-rules": "admin",
  "POST /api/admin/validation-rules": "admin",
  "PATCH /api/admin/validation-rules/:id": "admin",
  "PUT /api/admin/validation-rules/:id": "admin",
  "DELETE /api/admin/validation-rules/:id": "admin",
  "POST /api/admin/validation-rules/:id/restore": "admin",
  "GET /api/admin/validation-reports": "admin",
  "GET /api/admin/validation-reports/export": "admin",
  "GET /api/admin/validation-summary": "admin",
  "GET /api/admin/validation-settings": "admin",
  "PUT /api/admin/validation-settings": "admin",
  "GET /api/admin/documents": "admin",
  "POST /api/admin/run-validation": "admin",
  "GET /api/admin/validation-runs/open": "admin",
  "GET /api/admin/validation-runs/:id": "admin",
  "GET /api/admin/upload-metrics": "admin",
  "GET /api/admin/upload-metrics/:timeRange": "admin",
  "GET /api/admin/user-activity": "admin",
  "GET /api/admin/user-activity/:timeRange": "admin",
  "GET /api/admin/export-analytics": "admin",
  "GET /api/admin/exercises": "admin",
  "GET /api/admin/training": "admin",
  "GET /api/admin/training/choices": "admin",
  "GET /api/admin/users/:id/training": "admin",
  "GET /api/admin/weekly-programs/:id/done": "admin",
  "GET /api/admin/weekly-programs/:id/results-document": "admin",
  "POST /api/admin/training/seen": "admin",
  "POST /api/admin/training/seen/undo": "admin",
  "PUT /api/admin/training/:id/seen": "admin",
  "POST /api/admin/training/:id/cheer": "admin",
  "GET /api/admin/exercises/counts": "admin",
  "GET /api/admin/exercise-library": "admin",
  "PUT /api/admin/exercise-library/:id": "admin",
  "POST /api/admin/exercise-library/:id/merge": "admin",
  "POST /api/admin/exercise-library/match": "admin",
  "POST /api/admin/exercise-library/videos": "admin",
  "GET /api/admin/video-links": "admin",
  "PUT /api/admin/exercises/:id/video": "admin",
  "PUT /api/admin/exercise-videos": "admin",
  "GET /api/admin/weekly-programs/:id/video-suggestions": "admin",

  "GET /api/workouts": "signedIn",
  "GET /api/workouts/filters": "signedIn",
  "GET /api/workouts/:id": "signedIn",
  "GET /api/workouts/:id/training": "subscriber",
  "POST /api/workouts/:id/complete": "subscriber",
  "GET /api/weekly-programs/:id/training": "subscriber",
  "PUT /api/exercises/:id/log": "subscriber",
  "GET /api/exercises/:id/history": "subscriber",
  "GET /api/dashboard": "signedIn",
  "GET /api/user/progress": "signedIn",
  "PUT /api/user/progress/:id/note": "signedIn",
  "DELETE /api/user/progress/:id": "signedIn",
  "GET /api/user/stats": "signedIn",
  "GET /api/user/activity": "signedIn",
  "GET /api/user/training-preferences": "signedIn",
  "PUT /api/user/training-preferences": "signedIn",
  "PUT /api/exercises/:id/swap": "subscriber",
  "GET /api/user/swaps": "signedIn",
  "DELETE /api/user/swaps/:id": "signedIn",
  "GET /api/user/training-maxes": "signedIn",
  "PUT /api/user/training-maxes": "signedIn",
  "GET /api/admin/users/:id/training-maxes": "admin",
  "PUT /api/admin/users/:id/training-maxes": "admin",

  "GET /api/billing/config": "anyone",
  "GET /api/billing/coupon": "signedIn",
  "GET /api/subscription": "signedIn",
  "POST /api/get-or-create-subscription": "signedIn",
  "POST /api/subscription/cancel": "signedIn",
  "POST /api/subscription/reactivate": "signedIn",
  "POST /api/subscription/plan/preview": "signedIn",
  "POST /api/subscription/plan": "signedIn",
  "POST /api/subscription/card": "signedIn",
  "PUT /api/subscription/card": "signedIn",
  "GET /api/subscription/invoices": "signedIn",
  "POST /api/stripe/webhook": "selfGuarded",
  "GET /api/admin/users": "admin",
  "GET /api/admin/users/:id": "admin",
  "POST /api/admin/users/:id/sign-out": "admin",
  "POST /api/admin/users/:id/programs": "admin",
  "PUT /api/admin/weekly-programs/:id/assignment": "admin",
  "GET /api/admin/users/:id/invoices": "admin",
  "GET /api/admin/users/:id/subscription/refund": "admin",
  "GET /api/admin/users/:id/notes": "admin",
  "POST /api/admin/users/:id/notes": "admin",
  "PUT /api/admin/notes/:id": "admin",
  "DELETE /api/admin/notes/:id": "admin",
  "GET /api/admin/attention/members": "admin",
  "GET /api/admin/attention/members/counts": "admin",
  "GET /api/admin/audit": "admin",
  "GET /api/admin/numbers": "admin",
  "GET /api/admin/numbers/changes": "admin",
  "GET /api/admin/numbers/trainings": "admin",
  "GET /api/admin/audit/actors": "admin",
  "POST /api/admin/users/:id/subscription/cancel": "admin",
  "POST /api/admin/users/:id/subscription/reactivate": "admin",
  "POST /api/admin/users/:id/subscription/sync": "admin",
  "DELETE /api/admin/users/:id/subscription": "admin",
  "GET /api/dev/payments": "admin",
  "POST /api/dev/payments/clock": "admin",
  "POST /api/dev/payments/next-renewal": "admin",
  "POST /api/dev/payments/cancel": "admin",
  "GET /api/dev/payments/intents/:id": "anyone",
  "POST /api/dev/payments/intents/:id/confirm": "anyone",

  "POST /api/consultation-requests": "anyone",
  "GET /api/admin/consultation-requests": "admin",
  "PUT /api/admin/consultation-requests/:id": "admin",

  "GET /api/messages/recipient": "signedIn",
  "GET /api/messages/unread": "signedIn",
  "POST /api/messages/read": "signedIn",
  "GET /api/messages": "signedIn",
  "POST /api/messages": "signedIn",
  "GET /api/messages/conversation/:id": "signedIn",
  "GET /api/admin/conversations": "admin",
  "GET /api/admin/conversations/:id": "admin",
  "POST /api/admin/conversations/:id/read": "admin",
  "PUT /api/admin/conversations/:id/resolution": "admin",
  "GET /api/admin/saved-replies": "admin",
  "POST /api/admin/saved-replies": "admin",
  "PUT /api/admin/saved-replies/:id": "admin",
  "DELETE /api/admin/saved-replies/:id": "admin",

  "GET /api/notices": "signedIn",
  "GET /api/notices/unread": "signedIn",
  "POST /api/notices/read": "signedIn",
  "POST /api/notices/:id/read": "signedIn",
  "GET /api/notices/preferences": "signedIn",
  "PUT /api/notices/preferences": "signedIn",
  "PUT /api/notices/push": "signedIn",
  "DELETE /api/notices/push": "signedIn",
  "POST /unsubscribe": "selfGuarded",

  "GET /api/community/me": "signedIn",
  "GET /api/community/posts": "signedIn",
  "POST /api/community/posts": "signedIn",
  "GET /api/community/posts/:id": "signedIn",
  "PUT /api/community/posts/:id": "signedIn",
  "DELETE /api/community/posts/:id": "signedIn",
  "POST /api/community/posts/:id/reactions": "signedIn",
  "POST /api/community/posts/:id/report": "signedIn",
  "GET /api/community/posts/:id/comments": "signedIn",
  "POST /api/community/posts/:id/comments": "signedIn",
  "PUT /api/community/comments/:id": "signedIn",
  "DELETE /api/community/comments/:id": "signedIn",
  "POST /api/community/comments/:id/report": "signedIn",
  "GET /api/community/pinned-messages": "signedIn",
  "GET /api/admin/pinned-messages": "admin",
  "POST /api/admin/pinned-messages": "admin",
  "PUT /api/admin/pinned-messages/:id": "admin",
  "DELETE /api/admin/pinned-messages/:id": "admin",
  "GET /api/admin/moderation": "admin",
  "POST /api/admin/moderation/:id": "admin",
  "POST /api/admin/moderation/comments/:id": "admin",
  "GET /api/admin/community-mutes": "admin",
  "PUT /api/admin/community-mutes/:id": "admin",
  "DELETE /api/admin/community-mutes/:id": "admin",

  "GET /api/blog": "everybody",
  "GET /api/blog/featured": "everybody",
  "GET /api/blog/:slug": "everybody",
  "GET /api/admin/blog": "admin",
  "POST /api/admin/blog": "admin",
  "GET /api/admin/blog/slug": "admin",
  "POST /api/admin/blog/preview": "admin",
  "GET /api/admin/blog/:id": "admin",
  "PUT /api/admin/blog/:id": "admin",
  "DELETE /api/admin/blog/:id": "admin",
  "POST /api/admin/blog/:id/restore": "admin",

  "GET /api/admin/attention": "admin",
  "GET /api/admin/workouts": "admin",
  "POST /api/admin/workouts": "admin",
  "GET /api/admin/workouts/:id": "admin",
  "PUT /api/admin/workouts/:id": "admin",
  "DELETE /api/admin/workouts/:id": "admin",
  "POST /api/admin/workouts/:id/restore": "admin",
  "POST /api/admin/workouts/:id/duplicate": "admin",
  "GET /api/admin/workout-templates": "admin",
  "POST /api/admin/workout-templates": "admin",
  "GET /api/admin/workout-templates/:id": "admin",
  "PUT /api/admin/workout-templates/:id": "admin",
  "DELETE /api/admin/workout-templates/:id": "admin",
  "GET /api/admin/workout-templates/:id/export": "admin",
  "GET /api/admin/workout-templates/:id/document": "admin",

  "POST /api/objects/upload": "signedIn",
  "PUT /objects/uploads/:filename": "signedIn",
  "GET /objects/uploads/:filename": "anyone",

  "GET /api/login": "anyone",
  "GET /api/logout": "anyone",
  "POST /api/logout": "anyone",
  "GET /api/auth/user": "signedIn",
  "GET /api/auth/session": "anyone",
  "GET /api/auth/methods": "anyone",
  "POST /api/auth/sign-up/email": "anyone",
  "POST /api/auth/send-verification-email": "anyone",
  "GET /api/auth/verify-email": "everybody",
  "POST /api/auth/verify-email": "anyone",
  "POST /api/auth/email-otp/verify-email": "anyone",
  "POST /api/auth/sign-in/email": "anyone",
  "POST /api/auth/sign-in/magic-link": "anyone",
  "POST /api/auth/sign-in/magic-link/verify": "anyone",
  "POST /api/auth/sign-in/email-otp": "anyone",
  "POST /api/auth/sign-in/social": "anyone",
  "POST /api/auth/request-password-reset": "anyone",
  "POST /api/auth/reset-password": "anyone",
  "POST /api/auth/reset-password/check": "anyone",
  "POST /api/auth/change-password": "signedIn",
  "PATCH /api/auth/profile": "signedIn",
  "GET /api/auth/confirmation": "signedIn",
  "POST /api/auth/export": "signedIn",
  "GET /api/auth/export/:ticket": "signedIn",
  "POST /api/auth/delete-account": "signedIn",
  "GET /api/auth/sessions": "signedIn",
  "DELETE /api/auth/sessions": "signedIn",
  "DELETE /api/auth/sessions/:id": "signedIn",
  "POST /api/auth/setup-admin": "signedIn",
  "PUT /api/admin/users/:id/role": "admin",
  "GET /api/auth/*": "selfGuarded",
  "POST /api/auth/*": "selfGuarded",

  "GET /dev/outbox.json": "anyone",
  "GET /dev/outbox/:id": "anyone",
  "GET /robots.txt": "everybody",
  "GET /sitemap.xml": "everybody",
  "GET /blog/rss.xml": "everybody",
  "GET /blog/feed.json": "everybody",
  "GET /blog/:slug": "everybody",
  "GET /sw.js": "everybody",
  "GET /*": "everybody",
};

const ROLES = ["visitor", "member", "lapsed", "coach", "admin"] as const;
type RoleName = (typeof ROLES)[number];

/** The refusal each guard owes each role; undefined is being let in. */
const REFUSAL: Record<GuardName, Partial<Record<RoleName, 401 | 403>>> = {
  everybody: {},
  anyone: {},
  selfGuarded: {},
  signedIn: { visitor: 401 },
  subscriber: { visitor: 401, lapsed: 403 },
  admin: { visitor: 401, member: 403, lapsed: 403, coach: 403 },
};

/** Routes that refuse by a rule of their own, beyond the guard; their own tests say when. */
const STRICTER = new Set(["PUT /objects/uploads/:filename", "POST /api/auth/setup-admin"]);

describe("the access table", () => {
  it("lists every route of the product with its guard", () => {
    const registered = Object.fromEntries(accessTable(app).map((r) => [`${r.method} ${r.path}`, r.guard]));
    expect(registered).toEqual(ACCESS);
  });

  it("refuses to start with a route that nobody guards", () => {
    const open = router().get("/api/open", (c) => c.json({}));
    expect(() => accessTable(open)).toThrow("GET /api/open has no guard");
  });

  describe.each(Object.entries(ACCESS).filter(([, guard]) => guard !== "selfGuarded"))("%s", (route, guard) => {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replace(":id", "999999").replace("/*", "/");
    let people: Record<RoleName, Person>;

    beforeAll(async () => {
      const [member, lapsed, coach, admin] = await Promise.all([
        Person.member(),
        Person.lapsed(),
        Person.coach(),
        Person.admin(),
      ]);
      people = { visitor: Person.visitor, member, lapsed, coach, admin };
    });

    it.each(ROLES)("as %s", async (role) => {
      const answer = await people[role].call(method, path, method === "GET" || method === "DELETE" ? undefined : {});
      const text = await answer.text();
      const refusal = REFUSAL[guard][role];
      expect(answer.status).toBeLessThan(500);
      expect(text).not.toMatch(/SQLITE|\bat \w+ \(|drizzle/);
      if (refusal) {
        expect(answer.status).toBe(refusal);
        if (refusal === 401) expect(JSON.parse(text)).toEqual({ message: "Unauthorized" });
      } else if (!STRICTER.has(route)) {
        expect([401, 403]).not.toContain(answer.status);
      }
    });
  });
});
