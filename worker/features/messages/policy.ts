import type { Actor } from "../../http/actor";
import { memberOf } from "../../http/guards";

/** Admins share one inbox and answer every member; everybody else has one conversation of their own. */
export const answersMembers = (actor: Actor) => memberOf(actor).user.role === "admin";
