import { plain } from "./labels/plain-text";

/** "OLD 2023 dont use", "Backup": a sheet that nobody trains from. */
export const isOutOfUse = (name: string): boolean => OLD.test(plain(name));

const OLD =
  /^old(?:$|\s+(?:\d|version|plans?|program|block|cycle|season|sheet|don|do not))|\(?(?<!\p{L})old\)?$|^backup(?:$| of)|(?<!\p{L})(?:archived?|obsolete|deprecated|unused|(?:do ?n.?t|do not) use|not in use|last (?:year|season|block)s?|veraltet|nicht benutzen|antig[ou]s?|antigua|viejo|vieja|no usar|nao usar|vecchi[oa]|non usare|ancien(?:ne)?|ne pas utiliser|stary|stara|stare|nie uzywac|старый|старая|не использовать|旧)(?!\p{L})/u;

/** "Log", "Training diary", "PRs": a sheet of what was done. */
export const namesLog = (name: string): boolean => LOG.test(plain(name));

const LOG =
  /^(?:(?:my|training|workout|lifting|session|weight|progress) )?(?:logs?|log ?book|diary|journal|history|tracker|tracking|prs?|records?|results?|historial|registros?|diario|journal|carnet|protokoll|tagebuch|dziennik|журнал|дневник|результаты|記録|기록|记录)$/u;

/** "Alternatives & rules", "Swaps": a sheet that says what else may be done, and no day on which it is. */
export const namesAlternatives = (name: string): boolean => ALTERNATIVES.test(plain(name));

const ALTERNATIVES =
  /^(?:(?:exercises?|movements?|lift|ubungs) ?)?(?:alternatives?|alternativen|alternativas|alternative|substitut(?:es?|ions?)|sustituciones|substituicoes|sostituzioni|swaps?|variations?|ausweichubungen|ersatzubungen|ersatz|zamienniki|замены)(?:$|\s*(?:&|\+|,|\/|and|und|y|e|et|i|и|for|of|fur)\s)/u;
