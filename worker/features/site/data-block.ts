/** JSON inside a script element that no browser runs and no policy has to allow. "<" in it would end the element early. */
export const jsonBlock = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replaceAll("<", "\\u003c")}</script>`;

export const dataBlock = (attributes: string, data: unknown) => jsonBlock(attributes, JSON.stringify(data));
