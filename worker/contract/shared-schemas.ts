import { z } from "zod";

/** The schemas of most fields, made once: creating hundreds of them took a sixth of the Worker's start. They are immutable. */
export const anyText = z.string();
export const wholeNumber = z.number().int();
/** An instant as it travels: ISO 8601, in UTC. */
export const isoInstant = z.iso.datetime();
