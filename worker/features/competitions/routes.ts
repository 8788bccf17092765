import { competitionInputSchema, overlayChangeSchema } from "../../contract/competitions";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { may, signedIn } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { publisher } from "../desk/drafting";
import { changeCompetition } from "./change-competition";
import { readOverlay } from "./club-overlay";
import { enterCompetition } from "./enter-competition";
import { listEntrants } from "./list-entrants";
import { readOwnCompetitions } from "./own-competitions";
import { removeCompetition } from "./remove-competition";
import { withdrawOverlay, writeOverlay } from "./write-overlay";

export const competitionsRoutes = router()
  .get("/api/user/competitions", signedIn, async (c) => c.json(await readOwnCompetitions(ctxOf(c))))
  .post("/api/user/competitions", signedIn, body(competitionInputSchema), async (c) => {
    const once = onceOnly(c, "competition");
    const { made, thing } = await enterCompetition(ctxOf(c), c.req.valid("json"), once);
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/user/competitions/:id", signedIn, body(competitionInputSchema), async (c) =>
    c.json(await changeCompetition(ctxOf(c), idParam(c, "Competition"), c.req.valid("json"))),
  )
  .delete("/api/user/competitions/:id", signedIn, async (c) => {
    await removeCompetition(ctxOf(c), idParam(c, "Competition"));
    return c.body(null, 204);
  })
  .get("/api/admin/competitions", may("weeks"), query(pageQuerySchema), async (c) => {
    const page = await listEntrants(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/admin/competition-overlay", may("weeks"), async (c) => c.json(await readOverlay(ctxOf(c))))
  .put("/api/admin/competition-overlay", may("weeks"), body(overlayChangeSchema), async (c) =>
    c.json(await writeOverlay(ctxOf(c), c.req.valid("json"))),
  )
  .delete("/api/admin/competition-overlay", may("weeks"), publisher, async (c) =>
    c.json(await withdrawOverlay(ctxOf(c))),
  );
