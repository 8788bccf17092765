export const LIBRARY_LIMITS = { name: 200, search: 100, aliases: 50, tags: 20, tag: 40, lines: 300 } as const;

/** So many uses of an exercise are counted; as many mean "this or more". */
export const USES_MOST = 100;

/** What is known of a link: nothing yet, plays here, is gone, is private, or plays at its host only. */
export const LINK_STATES = ["unchecked", "ok", "dead", "private", "not_embeddable"] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Those that members cannot watch where they train. */
export const LINK_TROUBLES = ["dead", "private", "not_embeddable"] as const satisfies LinkState[];
export type LinkTrouble = (typeof LINK_TROUBLES)[number];

/** Which uses of an exercise get the library's video: none, those without one, or all. */
export const USES_TO_SET = ["none", "missing", "all"] as const;
export type UsesToSet = (typeof USES_TO_SET)[number];

/** The `code` of a refused name: another exercise of the library goes by it. */
export const NAME_TAKEN = "name_taken";
/** The `code` of a refused save: somebody has changed the entry since it was opened. */
export const STALE_ENTRY = "stale_entry";
