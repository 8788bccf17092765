import type { Paragraph } from "../../document-model";
import { type NamedDose, namedDose } from "./doses/named-dose";
import { withoutDate } from "./labels/calendar-date";
import { sessionLabel } from "./labels/session-label";
import { weekLabel } from "./labels/week-label";
import { countedHeading } from "./part-heading";
import type { BuiltSession, ProgramBuilder, SessionMark } from "./program-builder";
import type { Standing } from "./standing";
import { behindTag } from "./tags-in-front";

/** What is known of a line besides its text. */
export type LineSource = {
  url: string | null;
  bold: boolean;
  /** The paragraph that it is, where it is one. */
  block: Paragraph | null;
  /** Which of the document's paragraphs it stands in. */
  number: number | null;
  /** The line right below. */
  below: string | null;
  /** It is not the first line of its paragraph. */
  isFurther?: boolean;
};

/** A line of running text, what it is read into, and what is known of the place where it stands. */
export class TextLine {
  readonly text: string;
  readonly url: string | null;
  readonly block: Paragraph | null;
  readonly number: number | null;
  /** In words, where the document counts its paragraphs. */
  readonly place: string | null;
  readonly isListed: boolean;
  /** It stands behind a box to tick. */
  readonly isBoxed: boolean;
  /** The kind of work that a word in capitals in front of it tells. */
  readonly tag: string | null;
  /** It looks like a heading. */
  readonly isHeaded: boolean;
  /** It is one of many headings over the facts of an exercise each. */
  readonly isOverFacts: boolean;
  /** The program has begun above it. */
  readonly hasBegun: boolean;
  /** The heading right above, before anything has begun. */
  readonly opening: string | null;
  readonly below: string | null;
  readonly isFurther: boolean;
  private known: NamedDose | null | undefined;

  constructor(
    readonly builder: ProgramBuilder,
    readonly standing: Standing,
    shown: string,
    { url, bold, block, number, below, isFurther = false }: LineSource,
  ) {
    const isHeading = block !== null && (block.heading !== null || block.large || bold);
    const isTyped = block !== null && !isHeading && isTypedItem(shown);
    const own = isTyped ? shown.slice(1).trim() : block?.heading == null ? shown : withoutNumber(shown);
    const unboxed = own.replace(BOX, "");
    const tagged = standing.tags?.size ? behindTag(unboxed) : null;
    this.tag = tagged && standing.tags?.has(tagged.tag) ? tagged.tag : null;
    this.text = this.tag && tagged ? tagged.text : unboxed;
    this.isBoxed = BOX.test(shown);
    this.url = url;
    this.block = block;
    this.number = number;
    this.place = number === null ? null : `paragraph ${number}`;
    this.isListed = isTyped || (block?.list !== null && block?.list !== undefined);
    this.isHeaded = isHeading;
    this.isOverFacts = standing.overFacts?.has(shown) === true;
    this.hasBegun = standing.session !== null || builder.started;
    this.opening = standing.opening ?? null;
    standing.opening = null;
    this.below = below;
    this.isFurther = isFurther;
  }

  /** Its words leave no doubt that they name a session. */
  get isSure(): boolean {
    return sessionLabel(this.text)?.sure === true;
  }

  /** The exercise and its dose that it reads as. */
  get read(): NamedDose | null {
    if (this.known === undefined) this.known = namedDose(this.text);
    return this.known;
  }

  /** A date is no amount of anything: "Created: January 12, 2025", nor are several: "Done: 2 Nov A, 4 Nov B". */
  get isDate(): boolean {
    let undated = withoutDate(this.text);
    for (let next = withoutDate(undated); next !== undated; next = withoutDate(undated)) undated = next;
    return undated !== this.text && this.read !== null && namedDose(undated) === null;
  }

  /** What a heading is called that says how often or how long besides. */
  get counted(): string | null {
    return (this.isHeaded || this.text.endsWith(":")) && !this.isListed ? countedHeading(this.text) : null;
  }

  /** The session of a mark in the week that is read. */
  in(mark: SessionMark): BuiltSession {
    return this.builder.session(this.standing.week, mark);
  }

  leave(): void {
    this.builder.leave(this.text, this.place);
  }
}

/** "- Plank": an item of a list that was typed by hand; "- Week 1 -" is a heading. */
const isTypedItem = (text: string): boolean =>
  /^[-–•·*▪◦●○‣➤►✓✔☐☑☒□]\s+[\p{L}\d]/u.test(text) &&
  !/[-–]$/.test(text) &&
  (weekLabel(text) === null || tellsWeeks(text.slice(1).trim())) &&
  sessionLabel(text.slice(1).trim())?.sure !== true;

/** "[ ] Plank": a box to tick. */
const BOX = /^(?:[☐☑☒□]|\[[ x]?\])\s+(?=\S)/iu;
/** "Squat: 5x5 (W1-2 light, from W3 heavier)": an exercise, whatever it says of some weeks. */
const tellsWeeks = (text: string): boolean => weekLabel(text)?.before !== "" && namedDose(text) !== null;

/** "1.2 Day 2: Pull" under "1. Week 1", but not "3 days out" or "2 Wochen vorher", which count. */
function withoutNumber(shown: string): string {
  const placed = weekLabel(shown) !== null || sessionLabel(shown)?.sure === true;
  if (COUNTS_TIME.test(shown) || (placed && !/^\d+\.\d/.test(shown))) return shown;
  return shown.replace(/^\d+(?:\.\d+)*\.?\s+(?=\p{L})/u, "");
}

const COUNTS_TIME =
  /^\d+\s+(?:days?|weeks?|tage?n?|wochen?|d[ií]as?|semanas?|jours?|semaines?|giorn[io]|settiman[ae]|dni|tygodn\p{L}+|дн\p{L}+|недел\p{L}+)(?!\p{L})/iu;
