/** Words that say when something comes, and name nothing: "Then: 10 min easy". As they are written, in lower case. */
export const ORDER_WORDS: readonly string[] =
  `then|and then|after|after that|afterwards|before|first|first of all|next|finally|lastly|to finish|at the end|later
  depois|em seguida|antes|por fim|no final|para terminar|primeiro
  después|despues|luego|a continuación|por último|finalmente|al final|para terminar|primero
  poi|dopo|infine|prima|alla fine|per finire
  puis|ensuite|après|apres|avant|enfin|à la fin|pour finir|d'abord
  dann|danach|anschließend|zuerst|vorher|zum schluss|am ende
  dan|daarna|eerst|tot slot
  potem|następnie|na koniec|najpierw|na początek
  затем|потом|после|после этого|в конце|сначала`
    .split(/[|\n]/)
    .map((word) => word.trim());
