import { DocumentError } from "../document-error";
import { DOCUMENT_LIMITS } from "../limits";
import { type Caption, readCaption } from "./caption";
import { closesCategory, ladderCaption, lookOf } from "./category-level";
import { headsChores, isChore } from "./chores";
import { boldDay, openDay, titlesDay } from "./day-title";
import { parseDay } from "./days";
import { findDose } from "./dose";
import { readLabel } from "./exercise-label";
import { inBlock, isExerciseLine, isExerciseToo } from "./exercise-line";
import { splitCoded, splitDosed, takeCode, takeLetterCode } from "./exercise-text";
import { foundFromText } from "./found-exercise";
import { labelledRow } from "./labelled-row";
import { leaveOut } from "./left-out";
import { isMarked, type Line, type LineHint, NO_LINE } from "./line";
import { setsRemarkApart, withoutTrailingMarks } from "./marks";
import { looksLikeCaption, readOpening, readTitle, takeFact } from "./opening";
import { parseFact, parseWeek } from "./program-facts";
import { readRemark } from "./remark";
import { namesCodes } from "./scheme";
import { readTableRow } from "./table-row";
import type { TextStyle } from "./text-style";
import { type Found, NOWHERE, type Place, type Training } from "./training";

/** Reads lines one after another, knowing the place in the program and the exercise they speak of. */
export class TextReader {
  place: Place = { ...NOWHERE };
  current: Found | null = null;
  namedBold = false;
  private pendingCode: string | null = null;
  /** An empty line came after the exercise. */
  blank = false;
  /** Below a heading that belongs to no day: an appendix, a glossary. */
  outside = false;
  private tierIsOuter = true;
  /** Options contain days here ("No Equipment" above "Monday"), so that a day keeps its option. */
  private optionsFirst = false;
  foundAtDay = -1;
  private dayHeading: number | null = null;
  private chores = false;
  /** How the line that named the current category looked. */
  categoryLook = "";
  private topic: { line: Line; before: number } | null = null;

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
      else leaveOut(this.training, line);
      return;
    }
    if (this.training.otherWeeks.size > 0) return;
    if (namesCodes(line.text)) {
      leaveOut(this.training, line);
      this.current = null;
      return;
    }
    const pieces = splitCoded(line.text) ?? (this.style.coded ? null : splitDosed(line.text));
    if (pieces) {
      this.readPieces(line, pieces, hint);
      return;
    }
    // "D1 | Monday" is a heading, not an exercise with a code.
    const dayHeading = line.heading !== null && parseDay(line.text) !== null;
    if (
      (dayHeading && this.readPlace(line, hint)) ||
      this.readLabelled(line, hint) ||
      this.readBoldDay(line, hint) ||
      this.readCoded(line, hint) ||
      (this.current !== null && readLabel(this.training, this.current, line)) ||
      this.readPlace(line, hint) ||
      this.readChores(line) ||
      readOpening(this, line, hint)
    )
      return;
    if (!this.outside && isExerciseLine(line, hint, this)) {
      const { code, text } = takeLetterCode(line);
      this.startLine(line, code, text, hint);
      return;
    }
    if (this.readTopic(line, hint)) return;
    readRemark(this, line);
  }

  private startLine(line: Line, code: string | null, text: string, hint: LineHint): void {
    const found = foundFromText(
      this.place,
      code,
      text,
      line.boldLead,
      line.links,
      { place: line.place, row: hint.row ?? null },
      this.style.doseFirst || inBlock(line, this.place, this.current),
    );
    found.list = line.list;
    this.start(found);
    this.namedBold = line.bold;
  }

  /** Takes an exercise that a table has already taken apart. */
  start(found: Found): void {
    this.current = found;
    this.namedBold = false;
    this.blank = false;
    this.pendingCode = null;
    if (this.training.found.length >= DOCUMENT_LIMITS.exercises) {
      throw new DocumentError(
        "too_large",
        `This document holds more than ${DOCUMENT_LIMITS.exercises.toLocaleString("en")} exercises, far more than a training week. Upload one week a document.`,
      );
    }
    if (!this.outside) this.training.found.push(found);
    else if (found.links.length > 0) this.training.videoList.push({ ...NO_LINE, text: found.name, links: found.links });
    else leaveOut(this.training, { ...NO_LINE, text: found.name, place: found.at.place });
  }

  setPlace(caption: Caption): void {
    this.leaveTopic();
    if (caption.continued && caption.day === this.place.day && caption.option === undefined) {
      this.current = null;
      return;
    }
    if (caption.day !== undefined && caption.day === this.place.day && caption.option === undefined) {
      // The day of this sheet again, with its title: what is known of the option stays.
      if (this.place.option !== null && this.training.found.length === this.foundAtDay) {
        openDay(this.training, caption.day, caption);
        return;
      }
    }
    if (caption.day !== undefined) {
      this.outside = false;
      const alsoDays = caption.alsoDays ?? [];
      this.place = { ...NOWHERE, day: caption.day, alsoDays, option: this.optionsFirst ? this.place.option : null };
      this.foundAtDay = this.training.found.length;
      for (const day of [caption.day, ...alsoDays]) openDay(this.training, day, caption);
      this.tierIsOuter = true;
    }
    if (caption.option !== undefined) {
      if (this.place.day === null && this.place.option === null) this.optionsFirst = true;
      // A day straight above an option: whatever came before, days hold options here.
      if (this.place.day !== null && this.training.found.length === this.foundAtDay) this.optionsFirst = false;
      const day = caption.day ?? (this.optionsFirst ? null : this.place.day);
      const alsoDays = caption.alsoDays ?? (day === null ? [] : this.place.alsoDays);
      this.outside = false;
      this.place = { ...NOWHERE, day, alsoDays, option: caption.option };
      this.tierIsOuter = true;
    }
    if (caption.tier !== undefined) {
      if (this.place.tier === null && this.place.category !== null && caption.category === undefined)
        this.tierIsOuter = false;
      const kept = this.tierIsOuter ? null : this.place.category;
      this.place = { ...this.place, tier: caption.tier, category: caption.category ?? kept };
    } else if (caption.category !== undefined) {
      this.place = { ...this.place, category: caption.category, tier: this.tierIsOuter ? this.place.tier : null };
    }
    this.place = { ...this.place, scheme: caption.scheme ?? null };
    this.current = null;
    this.pendingCode = null;
    this.blank = false;
  }

  /** "Code: A1; Exercise: Squat; Sets: 3": a table's row, written out. */
  private readLabelled(line: Line, hint: LineHint): boolean {
    const row = labelledRow(line);
    if (row) readTableRow(row.cells, row.table, this, hint.row ?? 0);
    return row !== null;
  }

  /** "**Sunday**: rest. Sleep in." names a day in its first bold words, and goes on in sentences. */
  private readBoldDay(line: Line, hint: LineHint): boolean {
    const { lead, more } = boldDay(line) ?? {};
    if (lead === undefined || more === undefined) return false;
    if (!this.readPlace({ ...line, text: lead, bold: true }, hint)) return false;
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

  private readChores(line: Line): boolean {
    this.chores = headsChores(line) || (this.chores && isChore(line));
    if (!this.chores) return false;
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

  private readPlace(line: Line, hint: LineHint): boolean {
    const { training } = this;
    if (line.continues && this.current && setsRemarkApart(line.sign)) return false;
    const bare = withoutTrailingMarks(line.text);
    if (bare !== line.text && bare !== "") return this.readPlace({ ...line, text: bare }, hint);
    const week = parseWeek(line.text);
    if (
      week &&
      looksLikeCaption(line, hint) &&
      training.found.length > 0 &&
      training.weekNumber !== null &&
      week.week !== training.weekNumber &&
      week.rest.length < 40
    ) {
      training.otherWeeks.add(week.week);
      return true;
    }
    if (line.heading === 0 && training.title === null && training.found.length === 0) return readTitle(this, line);
    const unnamed = line.place === null ? undefined : this.style.unnamedDays.get(line.place);
    if (unnamed !== undefined) {
      this.setPlace({ day: unnamed, title: line.text, heading: line.text });
      return true;
    }
    const marked = isMarked(line, hint.caption) || line.heading !== null;
    const caption = ladderCaption(line, marked, this.current) ?? readCaption(line, marked);
    if (titlesDay(this, line, hint, caption)) return true;
    if (!caption || isExerciseToo(line.text, hint)) return false;
    if (training.firstCaption === null) training.firstCaption = line.text;
    if (caption.day !== undefined) this.dayHeading = line.heading;
    if (week) training.weekNumber ??= week.week;
    this.setPlace(closesCategory(this, line, caption) ? { ...caption, category: "" } : caption);
    if (caption.category) this.categoryLook = lookOf(line);
    return true;
  }

  /** Headings and facts that are neither a place nor an exercise. */
  private readTopic(line: Line, hint: LineHint): boolean {
    const { training } = this;
    const fact = parseFact(line.text);
    if (fact && (!this.current || fact.kind !== "notes") && takeFact(this, fact)) return true;
    if (training.found.length === 0 && training.days.size === 0) return false;
    if (line.heading !== null && line.heading > 0 && this.dayHeading !== null && line.heading <= this.dayHeading) {
      this.place = { ...NOWHERE };
      this.current = null;
      this.outside = true;
      return true;
    }
    if (
      (line.heading !== null || isMarked(line, hint.caption)) &&
      line.text.length <= 40 &&
      !/[.!?]$/.test(line.text) &&
      !findDose(line.text)
    ) {
      if (this.place.day === null && this.place.option === null && line.heading !== null) return false;
      // A category is followed by an exercise: what is followed by a link belongs to the exercise above.
      if (this.current?.links.length === 0 && hint.next?.text === "" && hint.next.links.length > 0) return false;
      this.setPlace({ category: line.text.replace(/:$/, "") });
      this.categoryLook = lookOf(line);
      this.topic = { line, before: training.found.length };
      return true;
    }
    return false;
  }

  /** A heading that no exercise came after is no category of any. */
  leaveTopic(): void {
    if (this.topic?.before === this.training.found.length) leaveOut(this.training, this.topic.line);
    this.topic = null;
  }

  /** Text after a table does not speak of the table's last exercise. */
  leaveTable(): void {
    this.current = null;
    this.blank = true;
  }
}
