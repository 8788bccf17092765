import type { ColumnType } from "../../../contract/drafts";

/** What coaches call a day's three options, folded, as patterns of whole texts: by option, then by language. */
const WORDS: Record<ColumnType, Record<string, string[]>> = {
  no_equipment: {
    en: [
      "(?:no|zero|without|minus|minimal|non)[\\s-]*(?:any )?(?:equipments?|equip|eq|gear|kit|gym|weights?)(?: (?:needed|required|necessary))?",
      "(?:body\\s?-?weight|bw)(?: only)?",
      "equipment[\\s-]?(?:free|less)",
      "(?:at )?home(?: (?:no equipment|based|only))?",
      "travel|hotel(?: room)?|on the road|road|anywhere|no gym|calisthenics|minimal",
    ],
    pt: [
      "sem (?:nenhum )?(?:equipamentos?|material|aparelhos?|academia|pesos?)",
      "peso (?:corporal|do corpo|corporeo)(?: apenas)?",
      "(?:em )?casa|viagem",
    ],
    es: [
      "sin (?:ningun )?(?:equipos?|equipamiento|material|gimnasio|pesas|aparatos|implementos)",
      "peso corporal(?: solo)?|autocarga",
      "en casa|viaje",
    ],
    fr: ["sans (?:materiel|equipement|machines?|charges?|poids)", "(?:au )?poids d[ue] corps", "a la maison"],
    it: ["(?:senza|no) (?:attrezzi|attrezzatura|attrezzature|pesi|macchine)", "(?:a )?corpo libero", "a casa"],
    de: [
      "ohne (?:equipment|gerate?|ausrustung|material|hanteln?|gewichte?|hilfsmittel)",
      "(?:korper|eigen)gewichts?(?: nur)?",
      "daheim|zu hause",
    ],
    pl: ["bez (?:sprzetu|obciazenia|przyrzadow)", "masa (?:wlasnego )?ciala|ciezar (?:wlasnego )?ciala|w domu"],
    nl: ["zonder (?:materiaal|materialen|apparatuur|gewichten)", "lichaamsgewicht|thuis"],
    nordic: [
      "ut[ae]n (?:redskap|utrustning)",
      "ute[nn] (?:utstyr|redskaper)",
      "uden (?:udstyr|redskaber)",
      "kropp?svi[kg]t",
    ],
  },
  equipment: {
    en: [
      "(?:(?:with|full|gym|basic|some|minimal) )?(?:equipments?|equip|gear|kit)(?: (?:needed|required|based|available))?",
      "(?:full |commercial |with |in the |at the )?gym(?: (?:access|based|floor))?",
      "equipped|(?:with )?(?:weights?|barbell)|weighted|loaded",
    ],
    pt: [
      "(?:com )?(?:equipamentos?|material|aparelhos?)(?: (?:completo|available))?",
      "com pesos?|pesos",
      "(?:na |no )?(?:academia|ginasio)",
    ],
    es: [
      "(?:con )?(?:equipos?|equipamiento|material|implementos|aparatos)(?: completo)?",
      "con pesas?|pesas",
      "(?:en el )?gimnasio",
    ],
    fr: ["(?:avec )?(?:materiel|equipement)|avec (?:machines?|charges?|poids)", "(?:en )?salle"],
    it: ["(?:con )?(?:attrezzi|attrezzatura|attrezzature)|con (?:i )?pesi", "(?:in )?palestra"],
    de: [
      "(?:mit |an )?(?:den )?(?:equipment|geraten?|ausrustung|material)",
      "mit (?:hanteln?|gewichten?)",
      "(?:im )?(?:fitness)?studio|fitnessstudio",
    ],
    pl: ["(?:ze )?sprzet(?:em)?|z obciazeniem", "(?:na )?silowni[ae]?"],
    nl: ["met (?:materiaal|materialen|apparatuur|gewichten)", "(?:in de )?sportschool"],
    nordic: ["med (?:redskap|utrustning|utstyr|redskaper|udstyr|redskaber)", "(?:pa )?gym(?:met)?"],
  },
  coach_program: {
    en: [
      "@lead(?:head |own )?(?:coach(?:'?s?'?|es'?|ing)?|professor|trainers?)@own",
      "(?:coach'?s? )?(?:pro|performance|competition|comp|competitor)(?: team)?",
      "(?:follow|copy|join|train (?:with|like)) @leadcoach(?: along)?",
      "@sport[\\s-]*(?:specific|drills|based|only)(?: work)?|(?:on|for) (?:the )?(?:mats?|@sport)",
      "mine|my own|(?:what|how) (?:i'?m doing|i am doing|i do|i train|(?:the )?coach (?:does|trains|is doing))(?: (?:myself|today))?",
    ],
    pt: [
      "@lead(?:treinador(?:a)?|professor(?:a)?|profe?|mestre|preparador(?:a)?)@own",
      "especific[oa] (?:de |do |para )?@sport",
    ],
    es: [
      "@lead(?:entrenador(?:a)?|profesor(?:a)?|profe|maestro|sensei|preparador(?:a)?)@own",
      "especific[oa] (?:de |para )?@sport",
    ],
    fr: ["@lead(?:coach|entraineur|entraineuse|prof)@own", "specifique @sport"],
    it: [
      "@lead(?:coach|allenatore|allenatrice|istruttore|istruttrice|maestro|mister|preparatore)@own",
      "specifico (?:per il )?@sport",
    ],
    de: ["@lead(?:coach|trainer(?:s|in)?)@own", "trainings?plan", "@sport[\\s-]*spezifisch"],
    pl: ["@lead(?:trener(?:a|ski)?)@own"],
    nl: ["@lead(?:coach|trainer)@own"],
    nordic: ["@lead(?:trana?re?ns?|treneren?s?|coachens?)@own"],
  },
};

const LEAD =
  "(?:(?:with|by|con|com|avec|mit|vom|von|van|od) )?(?:(?:the|your|our|do|della?|del|de|da|des|du|el|la|le|il|lo|o|dem|den|tu|seu|din|van de) |dell'|l')*";
const SPORT = "(?:bjj|(?:brazilian )?ji[uo][\\s-]?jitsu|grappling|judo|wrestling|sports?)";
const OWN =
  "(?: (?:'s )?(?:own|pick|picks|choice|favou?rite|special|corner|led|recommended|recommendation|recommends|selection|prescribed|custom|mix|personal|says))?";

export const OPTION_WORDS = Object.fromEntries(
  Object.entries(WORDS).map(([option, languages]) => [
    option,
    new RegExp(
      `^(?:${Object.values(languages).flat().join("|").replaceAll("@lead", LEAD).replaceAll("@own", OWN).replaceAll("@sport", SPORT)})$`,
    ),
  ]),
) as Record<ColumnType, RegExp>;

/** The same in scripts of their own, where no word stands apart. */
export const OPTION_SIGNS: [ColumnType, RegExp][] = [
  ["no_equipment", /^(?:без (?:оборудования|инвентаря|снарядов|железа)|(?:с )?собственн(?:ый|ым) вес(?:ом)?|дома)$/u],
  [
    "equipment",
    /^(?:с (?:оборудованием|инвентар[её]м|железом)|оборудование|(?:в )?(?:тренаж[её]рн(?:ый|ом) )?зале?)$/u,
  ],
  ["coach_program", /^(?:(?:программа|план|вариант|выбор) )?тренера$/u],
  [
    "no_equipment",
    /^(?:器具なし|器具無し|道具なし|自重(?:トレーニング)?|自宅|无器械|無器械|徒手|自重训练|居家|장비 ?없(?:음|이)|기구 ?없(?:음|이)|맨몸|홈트)$/u,
  ],
  [
    "equipment",
    /^(?:器具あり|器具有り|道具あり|ジム|有器械|器械|健身房|장비 ?(?:사용|있음)|기구 ?(?:사용|있음)|헬스장)$/u,
  ],
  [
    "coach_program",
    /^(?:コーチ(?:の)?(?:プログラム|メニュー)?|教练(?:的)?(?:计划|方案|课程)?|教練(?:計畫)?|코치(?:의)? ?(?:프로그램|플랜|추천)?)$/u,
  ],
];
