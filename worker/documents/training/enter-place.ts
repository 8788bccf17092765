import type { Caption } from "./caption";
import { isAroundWork } from "./categories";
import { openDay } from "./day-title";
import { NO_PLACE, type ParsedExercise, type Reading } from "./training";

export type Placed = Reading & {
  current: ParsedExercise | null;
  pendingCode: string | null;
  blank: boolean;
  outside: boolean;
  /** How many exercises there were when the day began. */
  foundAtDay: number;
  /** Tiers contain categories here, and not the other way round. */
  tierIsOuter: boolean;
  /** Options contain days here ("No Equipment" above "Monday"), so that a day keeps its option. */
  optionsFirst: boolean;
};

/** Goes to the place that a caption names; what it does not name stays or ends, by what contains what. */
export function enterPlace(reader: Placed, caption: Caption): void {
  if (caption.continued && caption.day === reader.place.day && caption.option === undefined) {
    reader.current = null;
    return;
  }
  if (caption.day !== undefined && caption.day === reader.place.day && caption.option === undefined) {
    // The day of this sheet again, with its title: what is known of the option stays.
    if (reader.place.option !== null && reader.training.exercises.length === reader.foundAtDay) {
      openDay(reader.training, caption.day, caption);
      return;
    }
  }
  if (caption.day !== undefined) {
    reader.outside = false;
    const alsoDays = caption.alsoDays ?? [];
    reader.place = {
      ...NO_PLACE,
      day: caption.day,
      alsoDays,
      option: reader.optionsFirst ? reader.place.option : null,
    };
    reader.foundAtDay = reader.training.exercises.length;
    for (const day of [caption.day, ...alsoDays]) openDay(reader.training, day, caption);
    reader.tierIsOuter = true;
  }
  if (caption.option !== undefined) {
    if (reader.place.day === null && reader.place.option === null) reader.optionsFirst = true;
    // A day straight above an option: whatever came before, days hold options here.
    if (reader.place.day !== null && reader.training.exercises.length === reader.foundAtDay)
      reader.optionsFirst = false;
    const day = caption.day ?? (reader.optionsFirst ? null : reader.place.day);
    const alsoDays = caption.alsoDays ?? (day === null ? [] : reader.place.alsoDays);
    reader.outside = false;
    reader.place = { ...NO_PLACE, day, alsoDays, option: caption.option };
    reader.tierIsOuter = true;
  }
  if (caption.tier !== undefined) {
    if (reader.place.tier === null && reader.place.category !== null && caption.category === undefined)
      reader.tierIsOuter = false;
    const kept = reader.tierIsOuter ? null : reader.place.category;
    reader.place = { ...reader.place, tier: caption.tier, category: caption.category ?? kept };
  } else if (caption.category !== undefined) {
    const keepsTier = reader.tierIsOuter && !isAroundWork(caption.category);
    reader.place = { ...reader.place, category: caption.category, tier: keepsTier ? reader.place.tier : null };
  }
  reader.place = { ...reader.place, scheme: caption.scheme ?? null };
  reader.current = null;
  reader.pendingCode = null;
  reader.blank = false;
}
