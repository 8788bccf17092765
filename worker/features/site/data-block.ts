/** Returns JSON in a script element that never runs and needs no CSP. "<" is escaped, as it could end the element. */
export const jsonBlock = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll("<", "\\u003c")}</script>`;

export const dataBlock = (attributes: string, data: unknown) => jsonBlock(attributes, JSON.stringify(data));
