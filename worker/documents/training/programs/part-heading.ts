import { isCategory } from "../categories";
import { GROUP_WORDS } from "../vocabulary/group-words";
import { looksLikeMovement } from "../vocabulary/movements";
import { namedDose } from "./doses/named-dose";
import { plain } from "./labels/plain-text";
import { sessionLabel } from "./labels/session-label";

/** "Core Finisher (5 minutes)", "PUSH (6 exercises)": its words, without how long it takes or how much there is. */
export function countedHeading(text: string): string | null {
  const [, name = "", said = ""] = /^(.{2,60}?)\s*\(([^()]*\d[^()]*)\)\s*:?$/u.exec(text) ?? [];
  // "(35-40 min, once a week)"
  const [first = said] = said.split(/[,;]\s/, 1);
  if (name === "" || !(COUNTED.test(plain(said)) || COUNTED.test(plain(first))) || namedDose(name) !== null)
    return null;
  // "Push" is a session and "Push-up" an exercise.
  return sessionLabel(name) === null && looksLikeMovement(plain(name)) ? null : name;
}

const COUNTED =
  /\d\s*(?:['′]|m|mins?|minut\p{L}*|h|hrs?|hours?|exerc\p{L}*|ejerc\p{L}*|ubung\p{L}*|übung\p{L}*|eserciz\p{L}*|cwicze\p{L}*|упражн\p{L}*|movements?|stations?|estac\p{L}*|options?|opc\p{L}*|rounds?|rondas?|rodadas?|voltas?|runden?|tours?)$/u;

/** "Chest: 12 sets total", "Quads: 9-12 work sets": a part, and how much it comes to. */
export function partWithSets(text: string): string | null {
  const [, name = ""] = SETS_OF_PART.exec(text) ?? [];
  return name === "" || looksLikeMovement(plain(name)) ? null : name;
}

const SETS_OF_PART =
  /^(\p{L}[\p{L} /&]{2,24}):\s+\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s+(?:(?:work|working|hard|total)\s+sets|sets\s+(?:in\s+)?(?:total|all))(?:\s+(?:in\s+)?(?:total|all))?\.?$/iu;

/** "Exercises", "Exercises (every day)" over a list or a table says what is in it, and nothing of when it is done. */
export const headsExercises = (text: string): boolean =>
  OVER_EXERCISES.test(plain(text.replace(/\s*\([^()\d]*\)(?=\s*:?$)/u, "")));

const OVER_EXERCISES =
  /^(?:the )?(?:exercises?|main (?:work|workout|part)|structure|struktur|ablauf|estructura|estrutura|struttura|struktura|структура|ubungen|übungen|ejercicios|exerc[ií]cios|exercices|esercizi|[cć]wiczenia|упражнения|種目|운동)\s*:?$/u;

/** "Exercise descriptions", "Glossary": what stands below says how exercises are done. */
export const headsDescriptions = (text: string): boolean => OVER_DESCRIPTIONS.test(plain(text));

const OVER_DESCRIPTIONS =
  /^(?:(?:exercise|movement|technique) (?:descriptions?|library|guide|index|instructions?|explanations?|notes|glossary|cues)|glossary|technique|form (?:cues|notes)|how to do (?:the|each|these) (?:exercises?|movements?)|ubungs(?:beschreibung|erklarung)(?:en)?|descripcion(?:es)? de (?:los )?ejercicios|descricao dos exercicios|descrizione (?:degli )?esercizi|description des exercices|opis cwiczen|описание упражнений)\s*:?$/u;

/** "Notes", "Progression": what stands below is said of the training. */
export const headsRemarks = (text: string): boolean => OVER_REMARKS.test(plain(text));

const OVER_REMARKS =
  /^(?:(?:coach(?:ing)?|beginners?|intermediate|advanced|general|program|training|some|a few|final|further|other|additional|important|key|ground|basic) )?(?:notes?|comments?(?: \(\d+\))?|faqs?|q ?& ?a|(?:frequently asked )?questions(?: (?:and|&) answers)?|haufige fragen|(?:\p{L}+[ -]){1,4}(?:rules|guidelines|principles)|(?:rep|lifting) tempo|(?:suivi|seguimiento|acompanhamento)(?: (?:et|y|e) \p{L}+)?|conseils?(?: \p{L}+){0,3}|preguntas frecuentes|perguntas frequentes|domande frequenti|(?:(?:program(?:me)?|training|plan) )?rules?|regeln|grundregeln|(?:trainings|programm)regeln|reg(?:las|ras|ole|les)(?: (?:general\p{L}*|gerais|basicas))?(?: d(?:el|o|u|ell['e]) ?(?:programa?m?[ae]?|entren\p{L}+|trein\p{L}+|allenamento|plan\p{L}?))?|(?:recovery|rest|sleep|training) (?:&|and) (?:lifestyle|nutrition|sleep|diet|hydration)|(?:nutrition|lifestyle|diet|hydration|ernahrung|nutricion|nutricao|alimentacion|alimentacao|alimentazione|dieta|voeding|питание)(?: (?:&|and|und|y|e|en|и) \p{L}+)?|(?:\p{L}{4,12})?regels|(?:hoofd|trainings)?doel(?:en|stellingen)?|opmerkingen|notities|richtlijnen|uitgangspunten|aandachtspunten|zasady(?: programu| treningu)?|правила(?: (?:программы|тренировок|плана))?|(?:\p{L}+ ){0,3}cues|(?:(?:load(?:ing)?|training|basic|key) )?parameters?(?: of .{2,20})?|(?:trainings|belastungs)?parameter|(?:parametros|parametri|parametres|parametry|параметры)(?: .{2,30})?|notas?|notizen|hinweise|anmerkungen|note|remarques?|tips?|consejos|dicas|(?:main )?(?:goals?|criteria|aims?|objectives?)(?: (?:\/|and|&|for|to) .{2,30})?|ziele?|objetivos?|objectifs?|obiettiv[oi]|(?:weekly |wochen|last)?progress(?:ions?|ão|ao|ión|iones|ione|ioni)?|uwagi|cele?|(?:what changes|que cambia|o que muda|ce qui change|cosa cambia|was sich andert|co sie zmienia|что меняется)(?: .{2,40})?|(?:changes|cambios|mudancas|changements|cambiamenti|anderungen|zmiany|изменения)(?: (?:from|in|since|compared|относительно|respecto|desde|em relacao|par rapport|depuis|rispetto|gegenuber|im vergleich|seit|wzgledem|w stosunku|od|по сравнению) .{2,40})?|(?:move|progress|advance|go) (?:on|up|to .{2,30})?(?: ?(?:when|if|once|after))|to (?:move|progress|advance|go) (?:on|up)?(?: you need.{0,20})?|(?:exit|entry|progression|discharge|return to \p{L}+) (?:criteria|tests?)|(?:criterios?|criteres?|criteri|kriterien|kryteria|критерии)(?: .{2,40})?|примечани[ея]|цель|прогрессия|before you (?:start|begin)|how (?:to|it|this) .{2,30}|как (?:делать|выполнять) .{2,40}|instructions?|guidelines?|(?:pain )?traffic light.{0,20}|semaforo.{0,20}|schmerz(?:ampel|skala)|pain (?:scale|rules?|guide|monitoring)|red flags|warning signs?|warnzeichen|alarmzeichen|signos de alarma|senales de alarma|sinais de alerta|signes d.alerte|segnali d.allarme|precautions?|precauciones|precaucoes|contraindica\p{L}*|safety|sicherheit|seguridad|important|read ?me(?: first)?|antes de empezar|antes de comecar|prima di iniziare|obs(?:erva(?:ções|coes|ciones))?\.?|nb|ps|avant de commencer|vor dem start|instrucciones|instrucoes|istruzioni|anleitung|\p{Script=Han}{0,6}(?:建议|提示|注意事项|须知|说明|注意点|注意事項|アドバイス)|(?:\p{L}{1,6} ?)?(?:팁|주의 ?사항|유의 ?사항|안내))\s*:?$/u;

/** "Form tips:", "Avoid:" below an exercise: what the list below says of how it is done. */
export const headsCues = (text: string): boolean => OVER_CUES.test(plain(text));

const OVER_CUES =
  /^(?:(?:form|technique|coaching|key|focus|setup|common|main|execution) )?(?:form|technique|cues?|tips?|(?:key |coaching |focus )?points?|avoid|mistakes?|errors?|faults?|set-?up|execution|steps|how to(?: do it)?|why(?: it works)?|do'?s|don'?ts|tecnica|ejecucion|execucao|esecuzione|ausfuhrung|technik|fehler|execution|erreurs|errores|errori|erros|evita(?:r|re)?|vermeiden|consejos|dicas|consigli)(?: (?:comunes|comuns|comuni|frecuentes|de tecnica|tecnic[ai]s?))?\s*:$/u;

/** "Strength", "WOD", "Superset": a part of a training, and no exercise. */
export const namesPart = (text: string): boolean => text.length <= 30 && (namesGroup(text) || PART.test(plain(text)));

/** "Assistance", "Core & Conditioning": a kind of exercises. */
export const namesGroup = (text: string): boolean => isCategory(text) || GROUP_WORDS.test(plain(text));

const PART =
  /^(?:superset|finisher|skill|wod|metcon|main(?: (?:set|work|part))?|core|mobility|cool ?down|part [a-d]|block [a-d])$/;
