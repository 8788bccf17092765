import type { ProgramReading } from "../../../contract/program-reading";
import { paragraphText } from "../../block-text";
import { DOCUMENT_LIMITS } from "../../limits";
import { tabbedTables } from "../tabbed-tables";
import type { HeadingReader } from "./columns/column-heading";
import { isDiary, logOfThePast } from "./log-of-the-past";
import { giveUnit, unitOfText } from "./named-unit";
import { nothing } from "./no-training";
import { leaveOverview } from "./overview-of-week";
import { ENOUGH, scoreOf } from "./plausibility";
import { present } from "./present-program";
import { ProgramBuilder, tooMany } from "./program-builder";
import { readText } from "./text-reading";

export function fromText(blocks: Parameters<typeof readText>[0], headingOf: HeadingReader): ProgramReading {
  // So many lines with a dose of their own are more than a year of training: each is held against many patterns.
  const dosed = blocks.filter((block) => block.kind === "paragraph" && DOSED.test(paragraphText(block)));
  if (dosed.length > DOCUMENT_LIMITS.exercises) throw tooMany();
  const builder = new ProgramBuilder(null);
  const unit = unitOfText(blocks);
  readText(tabbedTables(blocks), builder, unit, headingOf);
  leaveOverview(builder);
  giveUnit(builder.exercises, unit);
  if (scoreOf(builder) < ENOUGH) throw nothing();
  const reading = present([builder], [], builder);
  if (isDiary(reading)) reading.doubts.unshift(logOfThePast(null));
  return reading;
}

const DOSED = /\d\s?[x×]\s?\d/i;
