import { giftInputSchema, giftSettingsSchema } from "../../../contract/gifts";
import { pageQuerySchema } from "../../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../../contract/paging-limits";
import { ctxOf } from "../../../http/context";
import { anyone, may, signedIn } from "../../../http/guards";
import { onceOnly } from "../../../http/idempotency";
import { clientAddress } from "../../../http/rate-limit";
import { router } from "../../../http/routes";
import { body, idParam, query } from "../../../http/validate";
import { scopeOf } from "../scope";
import { changeGiftSettings, endGift, listGifts, listGuests, makeGift, readGiftSettings } from "./club-gifts";
import { makeOwnGift, readOwnGift } from "./own-gift";
import { readGift } from "./read-gift";

export const giftsRoutes = router()
  .get("/api/gifts/:code", anyone, async (c) =>
    c.json(await readGift(scopeOf(c), c.req.param("code"), clientAddress(c.req.raw))),
  )
  .get("/api/subscription/gift", signedIn, async (c) => c.json(await readOwnGift(ctxOf(c))))
  .post("/api/subscription/gift", signedIn, async (c) => c.json(await makeOwnGift(scopeOf(c))))
  .get("/api/admin/gifts", may("money"), query(pageQuerySchema), async (c) => {
    const page = await listGifts(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .post("/api/admin/gifts", may("money"), body(giftInputSchema), async (c) => {
    const { made, thing } = await makeGift(scopeOf(c), c.req.valid("json"), onceOnly(c, "gift.make"));
    return c.json(thing, made ? 201 : 200);
  })
  .get("/api/admin/gifts/:id/guests", may("money"), async (c) => c.json(await listGuests(ctxOf(c), idParam(c, "Gift"))))
  .post("/api/admin/gifts/:id/end", may("money"), async (c) => c.json(await endGift(scopeOf(c), idParam(c, "Gift"))))
  .get("/api/admin/gift-settings", may("money"), async (c) => c.json(await readGiftSettings(ctxOf(c))))
  .put("/api/admin/gift-settings", may("money"), body(giftSettingsSchema), async (c) =>
    c.json(await changeGiftSettings(scopeOf(c), c.req.valid("json"))),
  );
