/** "Total", "Sum": adds up the exercises above it. */
export const TOTAL =
  /^(?:(?:the|la|le|o|a|el|die) )?(?:(?:week|day|session|semana|dia|woche|tag|settimana|semaine|tydzien|неделя|день) ?\d{1,2} )?(?:nl|nbl|кпш|total|totals|sum|summe|somme|soma|gesamt|totale|suma|итого|всего|合計|합계|合计|average|avg)(?!\p{L})/u;

/** "Warm up: empty bar 2x5, then jumps": said of a training, and none of its exercises. */
export const WARM_UP =
  /^(?:warm[ -]?up|cool[ -]?down|aquecimento|calentamiento|riscaldamento|echauffement|aufwarmen)(?: \p{L}+)?\s*:\s*\S/u;
export const WARMING = new RegExp(`${WARM_UP.source}.*(?:,|\\s(?:and|y|e|et|und|i|и|og|och|en|\\+)\\s)`, "u");

/** "none", "n/a": nothing is done. */
export const NOTHING = /^(?:none|nothing|n\/?a|nil|keine?|ninguno|nenhum|aucun|nessuno|[-–—.]+)$/i;

/** "Credit: /u/somebody", "Source: …": where a plan comes from. */
export const ORIGIN =
  /^(?:frequencia|presencas?|attendance|presenze|asistencia)$|^(?:credits?|source|author|created by|made by|adapted from|fonte|fuente|quelle|źródło|источник)\s*[:–-]/u;

/** "Base: bike 8:06 h, gym 1:20 h", "Run 42 km · Bike 120 km": what several sports come to in a week. */
export const addsUpSports = (text: string): boolean =>
  /^\p{L}/u.test(text) && [...text.matchAll(PART_OF_SUM)].length > 1 && !/\d\s?[x×]\s?\d/.test(text);

const PART_OF_SUM = /\p{L}{3}:?\s\d+(?:[.,:]\d+)?\s?(?:h|hrs|km|mi|tss)(?!\p{L})/giu;
