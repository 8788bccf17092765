import {
  cardAnswerSchema,
  firstWeekDraftSchema,
  firstWeekMarkSchema,
  firstWeekOnSchema,
  firstWeekPublishSchema,
  healthAnswerSchema,
} from "../../contract/first-week";
import { ctxOf } from "../../http/context";
import { may, signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { body } from "../../http/validate";
import { scopeOf } from "../billing/scope";
import { answerCard } from "./answer-card";
import { answerHealth } from "./answer-health";
import { publishFirstWeek, saveDraft, turnFirstWeek } from "./change-desk";
import { goAhead } from "./go-ahead";
import { markFirstWeek } from "./mark";
import { readDesk } from "./read-desk";
import { readMemberFirstWeek } from "./read-member";
import { readOwn } from "./read-own";
import { readSigned } from "./signed-papers";

/** A new member's first week, and its admin side. Health answers are for admins, not for assistants. */
export const firstWeekRoutes = router()
  .get("/api/user/first-week", signedIn, async (c) => c.json(await readOwn(ctxOf(c))))
  .put("/api/user/first-week", signedIn, body(cardAnswerSchema), async (c) =>
    c.json(await answerCard(ctxOf(c), c.req.valid("json"))),
  )
  .put("/api/user/first-week/health", signedIn, body(healthAnswerSchema), async (c) =>
    c.json(await answerHealth(scopeOf(c), c.req.valid("json"))),
  )
  .put("/api/user/first-week/marks", signedIn, body(firstWeekMarkSchema), async (c) => {
    await markFirstWeek(ctxOf(c), c.req.valid("json"));
    return c.body(null, 204);
  })
  .get("/api/user/first-week/signed", signedIn, async (c) => c.json(await readSigned(ctxOf(c))))
  .get("/api/admin/first-week", may("people"), async (c) => c.json(await readDesk(ctxOf(c))))
  .put("/api/admin/first-week/draft", may("people"), body(firstWeekDraftSchema), async (c) =>
    c.json(await saveDraft(ctxOf(c), c.req.valid("json"))),
  )
  .post("/api/admin/first-week/publish", may("people"), body(firstWeekPublishSchema), async (c) =>
    c.json(await publishFirstWeek(ctxOf(c), c.req.valid("json"))),
  )
  .put("/api/admin/first-week/on", may("people"), body(firstWeekOnSchema), async (c) =>
    c.json(await turnFirstWeek(ctxOf(c), c.req.valid("json"))),
  )
  .get("/api/admin/users/:id/first-week", may("people"), async (c) =>
    c.json(await readMemberFirstWeek(ctxOf(c), c.req.param("id"))),
  )
  .post("/api/admin/users/:id/first-week/go-ahead", may("people"), async (c) =>
    c.json(await goAhead(scopeOf(c), c.req.param("id"))),
  );
