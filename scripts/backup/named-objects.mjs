/** Tables whose rows point at files, with the key of a row's file in the bucket. */
const NAMED_BY = {
  media_object: (row) => `uploads/${row.id}`,
  coach_document: (row) => row.object_key,
};

export function namedObjects(tables) {
  return Object.entries(NAMED_BY).flatMap(([name, keyOf]) => {
    const table = tables.find((one) => one.name === name);
    if (!table) throw new Error(`There is no table ${name} that names files.`);
    return table.lines.map((line) => {
      const values = JSON.parse(line);
      return keyOf(Object.fromEntries(table.columns.map((column, index) => [column, values[index]])));
    });
  });
}
