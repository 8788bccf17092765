import type { z } from "zod";
import type { settingsChangeSchema, ValidationSettings } from "../../../contract/validation";
import type { Db } from "../../../db/client";
import { validationSettings } from "../../../db/validation";
import type { Ctx } from "../../../http/context";
import { audit } from "../../../write/audit";
import { writing } from "../../../write/writing";

type Row = typeof validationSettings.$inferSelect;

export async function readSettings(db: Db): Promise<Row> {
  const row = await db.select().from(validationSettings).get();
  // The migration has inserted it.
  if (!row) throw new Error("validation_settings has no row");
  return row;
}

export async function changeSettings(
  ctx: Ctx,
  change: z.output<typeof settingsChangeSchema>,
): Promise<ValidationSettings> {
  const changes = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length) {
    const write = writing(ctx);
    write.add(ctx.db.update(validationSettings).set(changes));
    audit(write, "validation-settings.change", "validation-settings", changes);
    await write.commit();
  }
  return presentSettings(await readSettings(ctx.db));
}

export function presentSettings({ id: _, rulesVersion: __, ...settings }: Row): ValidationSettings {
  return settings;
}
