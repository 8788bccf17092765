import { liftCueTickSchema, newLiftCueSchema } from "../../contract/lift-cues";
import { ctxOf } from "../../http/context";
import { may, signedIn } from "../../http/guards";
import { onceOnly } from "../../http/idempotency";
import { router } from "../../http/routes";
import { body, idParam } from "../../http/validate";
import { keepCue } from "./keep-cue";
import { readCheckedLift } from "./read-checked-lift";
import { tickMemberCue, tickOwnCue } from "./tick-cue";

export const liftCuesRoutes = router()
  .put("/api/user/lift-cues/:id", signedIn, body(liftCueTickSchema), async (c) =>
    c.json(await tickOwnCue(ctxOf(c), { id: idParam(c, "Cue"), ...c.req.valid("json") })),
  )
  .get("/api/admin/form-checks/:id", may("messages"), async (c) =>
    c.json(await readCheckedLift(ctxOf(c), idParam(c, "Form check"))),
  )
  .post("/api/admin/users/:id/lift-cues", may("messages"), body(newLiftCueSchema), async (c) => {
    const once = onceOnly(c, "lift_cue.keep");
    const cue = c.req.valid("json");
    const { made, thing } = await keepCue(ctxOf(c), { userId: c.req.param("id"), cue, once });
    return c.json(thing, made ? 201 : 200);
  })
  .put("/api/admin/lift-cues/:id", may("messages"), body(liftCueTickSchema), async (c) =>
    c.json(await tickMemberCue(ctxOf(c), { id: idParam(c, "Cue"), ...c.req.valid("json") })),
  );
