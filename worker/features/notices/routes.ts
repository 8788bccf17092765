import { ADDRESSES } from "../../contract/addresses";
import { preferencesChangeSchema, pushEndpointSchema, pushSubscriptionSchema } from "../../contract/notices";
import { pageQuerySchema } from "../../contract/paging";
import { NEXT_CURSOR_HEADER } from "../../contract/paging-limits";
import { ctxOf } from "../../http/context";
import { selfGuarded, signedIn } from "../../http/guards";
import { router } from "../../http/routes";
import { body, idParam, query } from "../../http/validate";
import { countUnread } from "./count-unread";
import { listNotices } from "./list-notices";
import { changePreferences, readPreferences } from "./preferences";
import { subscribePush, unsubscribePush } from "./push-subscriptions";
import { readAllNotices, readNotice } from "./read-notices";
import { unsubscribe } from "./unsubscribe";

export const noticesRoutes = router()
  .get("/api/notices", signedIn, query(pageQuerySchema), async (c) => {
    const page = await listNotices(ctxOf(c), c.req.valid("query"));
    if (page.nextCursor) c.header(NEXT_CURSOR_HEADER, page.nextCursor);
    return c.json(page.items);
  })
  .get("/api/notices/unread", signedIn, async (c) => c.json(await countUnread(ctxOf(c))))
  .post("/api/notices/read", signedIn, async (c) => {
    await readAllNotices(ctxOf(c));
    return c.body(null, 204);
  })
  .post("/api/notices/:id/read", signedIn, async (c) => {
    await readNotice(ctxOf(c), idParam(c, "Notice"));
    return c.body(null, 204);
  })
  .get("/api/notices/preferences", signedIn, async (c) => c.json(await readPreferences(ctxOf(c))))
  .put("/api/notices/preferences", signedIn, body(preferencesChangeSchema), async (c) =>
    c.json(await changePreferences(ctxOf(c), c.req.valid("json"))),
  )
  .put("/api/notices/push", signedIn, body(pushSubscriptionSchema), async (c) => {
    await subscribePush(ctxOf(c), c.req.valid("json"));
    return c.body(null, 204);
  })
  .delete("/api/notices/push", signedIn, body(pushEndpointSchema), async (c) => {
    await unsubscribePush(ctxOf(c), c.req.valid("json").endpoint);
    return c.body(null, 204);
  })
  // The link's signature authenticates. Mail programs post a form here (RFC 8058), so it is outside /api.
  .post(ADDRESSES.unsubscribe, selfGuarded, async (c) =>
    c.json(await unsubscribe(ctxOf(c), c.req.query("token") ?? "")),
  );
