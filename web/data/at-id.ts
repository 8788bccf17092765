/** The parameter of an address that names something by its number. */
export const atId = (id: number) => ({ param: { id: String(id) } });
