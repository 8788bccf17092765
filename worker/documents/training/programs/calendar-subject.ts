import { isCategory } from "../categories";
import { looksLikeMovement } from "../vocabulary/movements";
import { doseOf } from "./doses/dose-sets";
import type { NamedDose } from "./doses/named-dose";
import type { View } from "./grid-view";
import { plain } from "./labels/plain-text";
import { liftWithin } from "./lift-within";
import type { ProgramBuilder, SessionMark } from "./program-builder";

/** What a whole calendar is about, which its cells need not say: a sport, or one lift. */
export class CalendarSubject {
  /** The texts above its days. */
  readonly above: string[] = [];
  private found: string | null | undefined;

  constructor(
    private readonly view: View,
    private readonly builder: ProgramBuilder,
    private readonly around: string | null,
  ) {}

  /** A cell that says only sets and reps is of the lift of its column or of the sheet. */
  ofLift(line: string, { title }: SessionMark): NamedDose | null {
    const lift = liftWithin(title) ?? [this.view.name, ...this.above].map(liftWithin).find((each) => each !== null);
    return lift ? { code: null, name: lift, ...doseOf(line) } : null;
  }

  /** A cell that says only how far or how long belongs to what the whole plan is about, unless it names another sport. */
  ofSport(line: string): NamedDose | null {
    const [race, kilometres] = RACE.exec(line.trim()) ?? NAMED_RACE.exec(line.trim()) ?? [];
    if (race && this.sport === "Run")
      return {
        code: null,
        name: race.replace(/[.!]+$/, ""),
        ...doseOf(kilometres ? `${kilometres} km` : ""),
        said: [],
      };
    // "Cross" among the runs is done on its day, however long.
    if (OTHER_SPORT.test(line) && this.sport !== null) return { ...doseOf(""), code: null, name: line };
    const dose = doseOf(line);
    if (!dose.sets.some((sets) => sets.distance !== null || sets.duration !== null)) return null;
    const [said] = dose.said;
    const kind = said && KIND_OF_RUN.test(said) && this.sport === "Run" ? `${said} run` : said;
    const own = kind && OTHER_SPORT.test(kind) ? kind.charAt(0).toUpperCase() + kind.slice(1) : null;
    const name = own ?? this.sport;
    return { code: null, name: name ?? line, ...dose, said: own === null && name !== null ? dose.said : [] };
  }

  /** The same where the title names the sport: "5 x 800" in a marathon plan is run, whatever else its title looks like. */
  ofTitlesSport(line: string): NamedDose | null {
    return this.ofTitle === null ? null : this.ofSport(line);
  }

  /** "3 m run": nobody runs three metres. */
  inItsUnits(text: string): string {
    if (this.sport !== "Run") return this.sport === null ? text : inSteps(text);
    // "4x4m hard, 2m easy" beside kilometres: nobody runs eight metres.
    this.countsMinutes ??= [/\d\s?km\b/i, /(?:^|[\sx×:(])[2-9]\s?m(?![\p{L}\d])/iu].every((sign) =>
      this.textsOfCells().some((each) => sign.test(each)),
    );
    return inSteps(
      inMiles(this.countsMinutes ? text.replace(/(?<!\d)([1-5]?\d)\s?m(?![\p{L}\d])/giu, "$1 min") : text),
    );
  }

  /** What its title says that it is about: there "TL 12 km" and "Z2 40 min" are done, whatever they are short for. */
  get ofTitle(): string | null {
    return sportIn([this.view.name, this.builder.title ?? ""]) ?? null;
  }

  /** The sport of its title, of any of its cells, or of the text around it. */
  get sport(): string | null {
    if (this.found === undefined) this.found = this.ofTitle ?? sportIn(this.textsOfCells()) ?? this.around;
    return this.found;
  }

  private countsMinutes: boolean | undefined;

  private textsOfCells(): string[] {
    return this.view.rows.flatMap((row) => row.flatMap((cell) => cell?.text ?? []));
  }
}

/** What a plan of nothing but distances and times is about, by a word in its title or anywhere on its sheet. */
const SPORTS: [string, RegExp][] = [
  [
    "Run",
    /\b(?:runs?|running|jog|jogging|footing|fractionn\w*|vma|coureurs?|courir|correr|corredor\w*|laufen|hardlopen|duurloop|fartlek|strides|(?:halb|halv)?marathon|marat[oó]na?|lauf\w*|dauerlauf|carrera|rodaje|rodagem|corrida|course|sortie|corsa|bieg\w*|wybieganie)\b|бег|ラン|달리기|跑/iu,
  ],
  [
    "Row",
    /\b(?:coxes|row(?:er|ing)?|ergo?|concept ?2|c2|ruder\w*|remo|aviron|wioślar\w*)\b|греб|ローイング|로잉|划船/iu,
  ],
  [
    "Swim",
    /\b(?:swim(?:ming|mer)?|schwimm\w*|nataci[oó]n|nata[cç][aã]o|nuoto|natation|pływa\w*)\b|плава|水泳|수영|游泳/iu,
  ],
  [
    "Bike",
    /\b(?:bike|cycling|cyclist|rad(?:fahren|sport)|ciclismo|bici\w*|v[ée]lo|cyclisme|rower\w*)\b|велос|自転車|자전거/iu,
  ],
  ["Run", /\b(?:5k|10k|(?:race|tempo) pace|km\/h|min\/km)\b/iu],
  ["Walk", /\b(?:walk(?:ing)?|caminata|caminhada|camminata|marche|gehen|spacer)\b|ходьб/iu],
];

/** What an exercise is called whose document says only how far or how long. */
export const namesBareSport = (name: string): boolean =>
  name === "Tempo run" || SPORTS.some(([sport]) => sport === name);

/** "Bike", "Back Squat": something that is done, and no part of a day. */
export const isWork = (text: string): boolean =>
  text.length <= 40 && !isCategory(text) && (OTHER_SPORT.test(text) || looksLikeMovement(plain(text)));

const CROSS = /^(?:cross(?:[- ]?train(?:ing)?)?|x-?t(?:rain(?:ing)?)?)$/i;
const OTHER_SPORT = new RegExp(`${CROSS.source}|^(?:bike|cycle|swim|walk|row|hike|strength|tempo run)$`, "i");

/** "Cross", "Marathon": its name says enough, however long it takes. */
export const isOfAnyLength = (name: string): boolean => CROSS.test(name) || RACE.test(name) || NAMED_RACE.test(name);

/** "30 min tempo" among easy runs is a run of its own. */
export const KIND_OF_RUN = /^tempo$/i;

/** "10-K Race", "Half Marathon": what a plan of runs leads to. */
const RACE =
  /^(?:(\d{1,2})\s?-?\s?k(?:m)?(?:\s+(?:race|test))|(?:(?:half|semi|halb|medio|media|meia|mezza)[- ]?)?marat(?:h?on|[oó]na?)(?:\s+race)?|parkrun|race day)[.!]*$/i;

/** "Vienna City Marathon" */
const NAMED_RACE = /^(?:\p{Lu}[\p{L}.'’-]*\s){1,3}(?:Half[- ]?)?Mara(?:th?on|tona|tón)$/u;

/** "3k/2.5k/2k" are kilometres, and "250/500/250" of a sport are metres. */
const inSteps = (text: string): string =>
  text
    .replace(/^(?:\d{1,2}(?:\.\d{1,2})?k\/){1,11}\d{1,2}(?:\.\d{1,2})?k$/gim, (steps) => steps.replace(/k/gi, " km"))
    .replace(/^(?:\d{1,2}[05]0\/){2,11}\d{1,2}[05]0$/gm, "$& m");

const inMiles = (text: string): string =>
  text
    .replace(/^(\d{1,2}(?:\.\d+)?)\s*m\b(?=\s+(?:run|pace|jog|easy|long|race)|$)/gim, "$1 mi")
    .replace(/^(\d{1,3}(?:\.\d)?)\s?k\b(?=\s+(?:run|jog|easy|long|steady|tempo)|$)/gim, "$1 km")
    .replace(/^(\d{1,2}\s*x\s*)([1-9]00|1[0-6]00)(?=$|\s+(?!m\b|met|km|yd|s\b|sec|min))/gim, "$1$2 m");

/** The first of the sports that any of the texts names. */
export const sportIn = (texts: string[]): string | undefined =>
  SPORTS.find(([, words]) => texts.some((text) => words.test(text)))?.[0];
