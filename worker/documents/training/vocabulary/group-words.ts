/** Words that name kinds of exercises rather than one: "Pulling power movement", "Assistance pulling". Folded. */
export const GROUP_WORDS =
  /(?<!\p{L})(?:movements?|exercises|assistance|accessor(?:y|ies)|auxiliar(?:y|ies)|supplemental|supersets?|trisets?|giant sets?|circuits?|triplet|couplet|finishers?|exercicios|acessorios?|auxiliares|ejercicios|accesorios?|esercizi|complementari|exercices|accessoires|ubungen|assistenz|zusatzubungen|cwiczenia|akcesoria|упражнения|подсобка|補助種目|보조 운동|辅助)(?!\p{L})/u;

/** Kinds of a session's parts, as opposed to the parts of the body that whole sessions are named after. Folded. */
export const BODY_PARTS =
  /(?<!\p{L})(?:push|pull|legs?|upper|lower|full body|whole body|chest|back|arms?|shoulders?|torso|squats?|bench|deadlifts?|press|superior|inferior|piernas?|pernas?|empuje|traccion|gambe|spinta|trazione|jambes|haut|bas|oberkorper|unterkorper|ganzkorper|beine|gora|dol|nogi|верх|низ|ноги|грудь|спина)(?!\p{L})/u;
