/** Words that name kinds of exercises rather than one: "Pulling power movement", "Assistance pulling". Folded. */
export const GROUP_WORDS =
  /(?<!\p{L})(?:movements?|exercises|assistance|accessor(?:y|ies)|auxiliar(?:y|ies)|supplemental|supersets?|trisets?|giant sets?|circuits?|triplet|couplet|finishers?|exercicios|acessorios?|auxiliares|ejercicios|accesorios?|esercizi|complementari|exercices|accessoires|ubungen|assistenz|zusatzubungen|cwiczenia|akcesoria|упражнения|подсобка|補助種目|보조 운동|辅助)(?!\p{L})/u;

/** Kinds of a session's parts, as opposed to the parts of the body that whole sessions are named after. Folded. */
export const BODY_PARTS =
  /(?<!\p{L})(?:push|pull|legs?|upper|lower|full body|whole body|chest|back|arms?|shoulders?|torso|squats?|bench|deadlifts?|press|superior|inferior|piernas?|pernas?|empuje|traccion|gambe|spinta|trazione|jambes|haut|bas|oberkorper|unterkorper|ganzkorper|beine|gora|dol|nogi|верх|низ|ноги|грудь|спина)(?!\p{L})/u;

/** The muscles that an exercise is for: "Side delts", "Quads", "Brust". Folded. */
export const MUSCLE =
  /^(?:(?:front|side|rear|upper|lower|mid) )?(?:chest|pecs?|back|lats?|traps?|quads?|quadriceps|hamstrings?|hams|glutes?|calves|biceps|triceps|forearms?|shoulders?|delts?|deltoids?|abs|core|neck|legs|arms|peito|costas|ombros?|pernas|gluteos?|panturrilhas?|pecho|espalda|hombros?|piernas|gemelos|petto|dorsali|schiena|spalle|gambe|glutei|polpacci|brust|rucken|schultern?|beine|waden|dos|epaules|cuisses|mollets|klatka|plecy|barki|nogi|lydki|грудь|спина|плечи|ноги|бицепс|трицепс)$/u;

/** Names of a few exercises that are done in turn, with the sign or number that tells them apart. Folded. */
export const TOGETHER = new RegExp(
  `^(?:\\p{L}+ )?(?:\\d{1,2}\\s*[.:)]?\\s*)?(?:${[
    "pairs?|super\\s?-?sets?|tri\\s?-?sets?|giant sets?|circuits?|triplets?|couplets?|complex(?:es)?|blocks?",
    "bi-?sets?|duplas?|pares|circuitos?|superseries?|super-?series?|biseries?|triseries?|bloques?|blocos?|parejas?",
    "superserie|circuit[oi]|coppi[ae]|tripl[ae]|paires?|triplettes?|supersatze?|zirkel|paare?|superserie|obwod|blok|суперсет|трисет|круг|блок",
  ].join("|")})(?:\\s*[#:-]?\\s*(?:\\d{1,2}|[a-h]\\d?|[ivx]{1,4}|one|two|three|four|uno|due|tre|dos|tres|um|dois))?$`,
  "u",
);
