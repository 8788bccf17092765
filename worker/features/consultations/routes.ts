import {
  consultationChangeSchema,
  consultationFilterSchema,
  consultationRequestSchema,
} from "../../contract/consultations";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { anyone, may } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { mailedOrigin } from "../../http/public-origin";
import { clientAddress } from "../../http/rate-limit";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { changeConsultation } from "./change-consultation";
import { listConsultations } from "./list-consultations";
import { requestConsultation } from "./request-consultation";

export const consultationsRoutes = router()
  .post("/api/consultation-requests", anyone, body(consultationRequestSchema), async (c) => {
    const from = { address: clientAddress(c.req.raw), origin: mailedOrigin(c.env, c.req.url) };
    const once = onceOnly(c, "consultation");
    return c.json(await requestConsultation(ctxOf(c), from, c.req.valid("json"), once), 201);
  })
  .get(
    "/api/admin/consultation-requests",
    may("consultations"),
    query(pageQuerySchema.extend(consultationFilterSchema.shape)),
    async (c) => {
      const page = await listConsultations(ctxOf(c), c.req.valid("query"));
      if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
      return c.json(page.items);
    },
  )
  .put("/api/admin/consultation-requests/:id", may("consultations"), body(consultationChangeSchema), async (c) =>
    c.json(await changeConsultation(ctxOf(c), idParam(c, "Consultation request"), c.req.valid("json"))),
  );
