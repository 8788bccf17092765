/**
 * The heading a style's name stands for, nearest name first: 0 is the title. Word writes built-in names in English
 * whatever its language is ("heading 1" for the id "berschrift1"); others write theirs.
 */
export function styleHeading(names: string[]): number | null {
  for (const [index, name] of names.entries()) {
    if (SUBTITLE.test(name)) return null;
    if (TITLE.test(name)) return 0;
    const level = LEVEL.exec(name)?.[1];
    if (level) return Number(level);
    // Pages calls its first level so; in LibreOffice it is only what the others are based on.
    if (index === 0 && /^heading$/i.test(name)) return 1;
  }
  return null;
}

/** How deep Word's "List Bullet 2" is indented from 0: it is the first level of a list of its own. */
export function depthOfList(names: string[]): number {
  const depth = names.map((name) => LIST.exec(name)?.[1]).find((found) => found !== undefined);
  return depth === undefined ? 0 : Number(depth) - 1;
}

const LIST = /^list (?:bullet |number )?([2-5])$/i;

/** "Quote", "Intense Quote", "Zitat". */
export function isQuote(names: string[]): boolean {
  return QUOTE.test(names[0] ?? "");
}

const QUOTE =
  /^(?:block |intense )?(?:quote|quotations?|block text)$|^(?:intensives )?zitat$|^citation(?: intense)?$|^cit(?:a|azione|ação)(?: (?:destacada|intensa|intensiva|destacado))?$/i;

const TITLE = /^(?:document |book )?title$|^(?:titel|titre|título|titulo|titolo|tytuł|标题|標題|表題|제목)$/i;
const SUBTITLE = /^(?:subtitle|untertitel|sous-titre|subtítulo|sottotitolo|ondertitel|underrubrik)$/i;
const LEVEL =
  /^(?:heading|überschrift|berschrift|titre|título|ttulo|titulo|titolo|encabezado|cabeçalho|kop|rubrik|overskrift|otsikko|nagłówek|nadpis|заголовок|标题|標題|見出し|제목)[ _-]?([1-9])(?: char)?$/i;
