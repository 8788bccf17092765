/** So many are counted; as many mean "this or more". */
export const ATTENTION_MOST = 100;
