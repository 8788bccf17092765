import { DocumentError } from "../document-error";
import { DOCUMENT_LIMITS } from "../limits";
import { behindPart, type Caption, readCaption } from "./caption";
import { boldDay } from "./day-title";
import { parseDay } from "./days";
import { findDose, hasStrongDose, startsWithCount, startsWithDose } from "./dose";
import { enterPlace, type Placed } from "./enter-place";
import { readLabel } from "./exercise-label";
import { inBlock, isExerciseLine, isSharedWarmUp } from "./exercise-line";
import { splitCoded, splitDosed, splitPlaced, takeCode, takeLetterCode } from "./exercise-text";
import { readInferredRow } from "./inferred-row";
import { kindOf } from "./kind-line";
import { labelledRow, pipedRow } from "./labelled-row";
import { isVideoOf } from "./library";
import { type Line, type LineHint, NO_LINE } from "./line";
import { readOpening } from "./opening";
import { addKind, addText, parseExercise } from "./parsed-exercise";
import { leaveTopic, type Placing, readPlace, readTopic } from "./place-line";
import { headsPreparationList, isPreparationItem } from "./preparation-list";
import { readRemark } from "./remark";
import { namesCodes, readScheme } from "./scheme";
import { readTableRow } from "./table-row";
import { addTag, behindTag } from "./tag-in-front";
import type { TextStyle } from "./text-style";
import { parseTier } from "./tiers";
import { NO_PLACE, type ParsedExercise, type Place, type Training } from "./training";
import { addUnplaced } from "./unplaced-text";

/** An empty line ends it once it has its exercises. */
const PAIRED = /\b(?:super-?\s?s[eé]ts?|super-?\s?s[eé]rie|tri-?sets?|giant sets?|pair)\b/i;

const DOSE_FIELDS = ["sets", "reps", "setRep", "duration"] as const;

/** Reads lines one after another, knowing the place in the program and the exercise they speak of. */
export class TextReader implements Placed, Placing {
  place: Place = { ...NO_PLACE };
  current: ParsedExercise | null = null;
  namedBold = false;
  pendingCode: string | null = null;
  /** An empty line came after the exercise. */
  blank = false;
  /** Below a heading that belongs to no day: an appendix, a glossary. */
  outside = false;
  tierIsOuter = true;
  optionsFirst = false;
  foundAtDay = -1;
  dayHeading: number | null = null;
  categoryLook = "";
  optionLook = "";
  topic: Placing["topic"] = null;
  private inPreparationList = false;
  /** How many exercises followed one another without an empty line. */
  private together = 0;

  constructor(
    readonly training: Training,
    readonly style: TextStyle,
  ) {}

  /** A reader for a column beside this one. */
  fork(): TextReader {
    const reader = new TextReader(this.training, this.style);
    reader.place = { ...this.place };
    reader.outside = this.outside;
    reader.optionsFirst = this.optionsFirst;
    return reader;
  }

  line(line: Line, hint: LineHint = {}): void {
    if (++this.training.lines > DOCUMENT_LIMITS.lines) {
      throw new DocumentError(
        "too_large",
        "This document is too large to read: it has more text than a training week needs. Remove what does not belong to the program and upload it again.",
      );
    }
    if (line.text === "") {
      if (line.links.length === 0) this.blank = true;
      else if (this.current) this.current.links.push(...line.links);
      else addUnplaced(this.training, line);
      return;
    }
    if (this.training.pastWeek) return;
    const listed = listBehindPlace(line.text);
    if (listed && readPlace(this, { ...line, text: listed.place, bold: true, links: [] }, hint)) {
      const isOwn = line.links.length === listed.parts.length;
      for (const [at, text] of listed.parts.entries())
        this.line({ ...line, text, boldLead: null, links: isOwn ? line.links.slice(at, at + 1) : [] });
      return;
    }
    const tagged = behindTag(line.text);
    if (tagged) {
      const before = this.current;
      this.line({ ...line, text: tagged.text }, hint);
      if (this.current && this.current !== before) addTag(this.current, tagged);
      return;
    }
    const behind = namesBehindPart(line.text);
    if (behind) {
      this.line({ ...line, text: behind, boldLead: null }, hint);
      return;
    }
    if (namesCodes(line.text)) {
      addUnplaced(this.training, line);
      this.current = null;
      return;
    }
    const pieces = splitCoded(line.text) ?? splitPlaced(line.text) ?? (this.style.coded ? null : splitDosed(line.text));
    if (pieces) {
      this.readPieces(line, pieces, hint);
      return;
    }
    // "D1 | Monday" is a heading, not an exercise with a code.
    const dayHeading = line.heading !== null && parseDay(line.text) !== null;
    if (
      (dayHeading && readPlace(this, line, hint)) ||
      this.readWarmUp(line, hint) ||
      this.readLabelled(line, hint) ||
      this.readBoldDay(line, hint) ||
      this.readCoded(line, hint) ||
      this.readKind(line, hint) ||
      this.readOwnScheme(line, hint) ||
      (this.current !== null && readLabel(this.training, this.current, line)) ||
      readPlace(this, line, hint) ||
      this.readChores(line) ||
      readOpening(this, line, hint)
    )
      return;
    if (isVideoOf(this.training, line)) {
      this.training.videoList.push(line);
      return;
    }
    if (!this.outside && isExerciseLine(line, hint, this)) {
      const { code, text } = takeLetterCode(line);
      this.startLine(line, code, text, hint);
      return;
    }
    if (readTopic(this, line, hint)) return;
    readRemark(this, line);
  }

  private startLine(line: Line, code: string | null, text: string, hint: LineHint): void {
    if (this.blank && this.together >= 2 && PAIRED.test(this.place.scheme?.text ?? ""))
      this.place = { ...this.place, scheme: null };
    this.together = this.blank || this.place.scheme === null ? 1 : this.together + 1;
    const isInScheme = this.place.scheme !== null && line.list !== null;
    const found = parseExercise(this.place, {
      code,
      text,
      boldLead: line.boldLead,
      links: line.links,
      at: { place: line.place, row: hint.row ?? null },
      counted: this.style.doseFirst || isInScheme || inBlock(line, this.place, this.current),
    });
    found.list = line.list;
    this.start(found);
    this.namedBold = line.bold;
  }

  /** Takes an exercise that a table has already taken apart. */
  start(found: ParsedExercise): void {
    this.current = found;
    this.namedBold = false;
    this.blank = false;
    this.pendingCode = null;
    if (this.training.exercises.length >= DOCUMENT_LIMITS.weekExercises) throw tooManyOfWeek();
    if (!this.outside) this.training.exercises.push(found);
    else if (found.links.length > 0) this.training.videoList.push({ ...NO_LINE, text: found.name, links: found.links });
    else addUnplaced(this.training, { ...NO_LINE, text: found.name, place: found.at.place });
  }

  setPlace(caption: Caption): void {
    this.leaveTopic();
    enterPlace(this, caption);
  }

  leaveTopic(): void {
    leaveTopic(this);
  }

  /** "Code: A1; Exercise: Squat; Sets: 3": a table's row, written out. */
  private readLabelled(line: Line, hint: LineHint): boolean {
    const row = labelledRow(line);
    if (row) readTableRow(row.cells, row.table, this, hint.row ?? 0);
    return row !== null || readInferredRow(pipedRow(line), this, hint.row ?? 0);
  }

  /** "**Sunday**: rest. Sleep in." names a day in its first bold words, and goes on in sentences. */
  private readBoldDay(line: Line, hint: LineHint): boolean {
    const { lead, more } = boldDay(line) ?? {};
    if (lead === undefined || more === undefined) return false;
    if (!readPlace(this, { ...line, text: lead, bold: true }, hint)) return false;
    if (more !== "") this.line({ ...line, text: more, boldLead: null, links: [] }, hint);
    return true;
  }

  /** "No Equipment: A1 Squat 3x20, A2 Lunge 3x12": a place and its exercises in one line. */
  private readPieces(line: Line, [lead, ...coded]: string[], hint: LineHint): void {
    const caption = lead ? readCaption({ ...line, text: lead }, true) : null;
    if (caption) this.setPlace(caption);
    else if (lead) this.line({ ...line, text: lead, boldLead: null, links: [] }, hint);
    coded.forEach((text, index) => {
      const links = index === coded.length - 1 ? line.links : [];
      this.line({ ...line, text, boldLead: null, heading: null, list: null, links }, hint);
    });
  }

  /** "A-Tier / Strength / 5x5" below an exercise's name. */
  private readKind(line: Line, { next }: LineHint): boolean {
    const { current } = this;
    if (!current || this.blank || DOSE_FIELDS.some((field) => current[field] !== null)) return false;
    const kind = kindOf(line.text);
    // "A-Tier | Strength" between a name and its dose.
    const isBetween = kind?.whole && current.code !== null && line.heading === null && startsWithDose(next?.text ?? "");
    if (!kind || !(kind.dosed || isBetween)) return false;
    addKind(current, kind);
    return true;
  }

  /** "EMOM 10 min" straight below a name that waits for its dose. Above counted movements it heads them. */
  private readOwnScheme(line: Line, { next }: LineHint): boolean {
    const { current } = this;
    if (!current || this.blank || this.training.exercises.at(-1) !== current) return false;
    if (line.heading !== null || line.list !== null || (line.bold && !this.namedBold)) return false;
    if (/(?::|\b(?:of|de))$/i.test(line.text) || readScheme(line.text) === null) return false;
    if (DOSE_FIELDS.some((field) => current[field] !== null) || (next && startsWithCount(next.text))) return false;
    addText(current, line.text);
    return true;
  }

  /** "Warm up: 3 rounds of shadow shots" above a day's options. Above a list of movements it heads them. */
  private readWarmUp(line: Line, { next }: LineHint): boolean {
    const day = this.place.day === null ? undefined : this.training.days.get(this.place.day);
    if (!day || !isSharedWarmUp(line.text, this.style, this.place)) return false;
    if (next && (next.list !== null || startsWithCount(next.text))) return false;
    day.notes.push(line);
    return true;
  }

  private readChores(line: Line): boolean {
    this.inPreparationList = headsPreparationList(line) || (this.inPreparationList && isPreparationItem(line));
    if (!this.inPreparationList) return false;
    this.current = null;
    readRemark(this, line);
    return true;
  }

  private readCoded(line: Line, hint: LineHint): boolean {
    const { code, text } = takeCode(line);
    if (code === null) {
      if (this.pendingCode === null || findDose(line.text)?.start === 0) return false;
      this.startLine(line, this.pendingCode, line.text, hint);
      return true;
    }
    if (!/\p{L}/u.test(text)) {
      this.pendingCode = code;
      return true;
    }
    this.startLine(line, code, text, hint);
    return true;
  }

  /** Text after a table does not speak of the table's last exercise. */
  leaveTable(): void {
    this.current = null;
    this.blank = true;
  }
}

/** "A-Tier (power): Tuck jump 5x4 (rest 75 s); Broad jump 6x3": a place, and behind it exercises with their own doses. */
function listBehindPlace(text: string): { place: string; parts: string[] } | null {
  const [, place = "", list = ""] = /^([^:;\d]{4,40}):\s+(.+)$/.exec(text) ?? [];
  if (parseTier(place) === null) return null;
  const parts = list.replace(/\.$/, "").split(/;\s+/);
  const isDosed = (part: string) => hasStrongDose(part) && (findDose(part)?.start ?? 0) > 0;
  return parts.length > 0 && parts.every(isDosed) ? { place, parts } : null;
}

/** "III. Back Squat 5x5", "Part B: Bench Press 3x8": an exercise behind the label of a part. */
function namesBehindPart(text: string): string | null {
  const behind = behindPart(text);
  if (behind === null || readScheme(text) !== null || !hasStrongDose(behind)) return null;
  return /\p{L}{3}/u.test(behind.slice(0, findDose(behind)?.start ?? 0)) ? behind : null;
}

export function tooManyOfWeek(): DocumentError {
  const most = DOCUMENT_LIMITS.weekExercises.toLocaleString("en");
  return new DocumentError(
    "too_large",
    `This document holds more than ${most} exercises, far more than a training week. Upload one week a document.`,
  );
}
