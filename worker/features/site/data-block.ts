/** JSON inside a script element that no browser runs and no policy has to allow. "<" in it would end the element early. */
export const dataBlock = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
