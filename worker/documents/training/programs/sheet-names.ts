import { plain } from "./labels/plain-text";

/** "OLD 2023 dont use", "Backup": a sheet that nobody trains from. */
export const isOutOfUse = (name: string): boolean => OLD.test(plain(name));

const OLD =
  /^old(?:$|\s+(?:\d|version|plans?|program|block|cycle|season|sheet|don|do not))|\(?(?<!\p{L})old\)?$|^backup(?:$| of)|(?<!\p{L})(?:archived?|obsolete|deprecated|unused|(?:do ?n.?t|do not) use|not in use|last (?:year|season|block)s?|veraltet|nicht benutzen|antig[ou]s?|antigua|viejo|vieja|no usar|nao usar|vecchi[oa]|non usare|ancien(?:ne)?|ne pas utiliser|stary|stara|stare|nie uzywac|старый|старая|не использовать|旧)(?!\p{L})/u;

/** "Log", "Training diary", "PRs": a sheet of what was done. */
export const namesLog = (name: string): boolean => LOG.test(plain(name));

const LOG =
  /^(?:(?:my|training|workout|lifting|session|weight|progress) )?(?:logs?|log ?book|diary|journal|history|tracker|tracking|prs?|records?|results?|historial|registros?|diario|journal|carnet|protokoll|tagebuch|dziennik|журнал|дневник|результаты|記録|기록|记录)$/u;
