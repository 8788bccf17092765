import type { Context } from "hono";
import { firstPricesSchema, legalReadSchema } from "../../contract/first-run";
import type { AppEnv } from "../../http/context";
import { may } from "../../http/guards";
import { router } from "../../http/routes";
import { body } from "../../http/validate";
import { scopeOf } from "../billing/scope";
import { choosePrices } from "./choose-prices";
import { readFirstRun } from "./read-first-run";
import { confirmLegal, putGuideAway, sendTestMail } from "./take-steps";
import { tryPayments } from "./try-payments";

const answerState = async (c: Context<AppEnv>) => c.json(await readFirstRun(scopeOf(c), c.req.url));

/** Setup of a new club: each step returns the state of all steps. */
export const firstRunRoutes = router()
  .get("/api/admin/first-run", may("settings"), answerState)
  .post("/api/admin/first-run/mail", may("settings"), async (c) => {
    await sendTestMail(scopeOf(c));
    return answerState(c);
  })
  .post("/api/admin/first-run/payments", may("settings"), async (c) => {
    await tryPayments(scopeOf(c));
    return answerState(c);
  })
  .post("/api/admin/first-run/prices", may("settings"), body(firstPricesSchema), async (c) => {
    await choosePrices(scopeOf(c), c.req.valid("json"));
    return answerState(c);
  })
  .post("/api/admin/first-run/legal", may("settings"), body(legalReadSchema), async (c) => {
    await confirmLegal(scopeOf(c), c.req.valid("json"));
    return answerState(c);
  })
  .post("/api/admin/first-run/finish", may("settings"), async (c) => {
    await putGuideAway(scopeOf(c));
    return answerState(c);
  });
