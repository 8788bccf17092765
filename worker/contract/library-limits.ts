export const LIBRARY_LIMITS = { name: 200, search: 100, aliases: 50, tags: 20, tag: 40, lines: 300 } as const;

/** Uses of an exercise are counted up to here; this value means "this or more". */
export const USES_MOST = 100;

/** State of a video link: not checked, embeddable, deleted, private, or playable only at its host. */
export const LINK_STATES = ["unchecked", "ok", "dead", "private", "not_embeddable"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** States of links that members cannot watch inside the product. */
export const LINK_TROUBLES = ["dead", "private", "not_embeddable"] as const satisfies LinkState[];
export type LinkTrouble = (typeof LINK_TROUBLES)[number];

/** Which uses of an exercise get the library's video: none, those without one, or all. */
export const USES_TO_SET = ["none", "missing", "all"] as const;
export type UsesToSet = (typeof USES_TO_SET)[number];

/** `code` of a refused name: another exercise of the library has it. */
export const NAME_TAKEN = "name_taken";
/** `code` of a refused save: somebody else has changed the entry since it was opened. */
export const STALE_ENTRY = "stale_entry";
