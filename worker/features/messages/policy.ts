import { type Actor, hasRight } from "../../http/actor";

/** Staff share one inbox and answer every member; everybody else has one conversation of their own. */
export const answersMembers = (actor: Actor) => hasRight(actor, "messages");
