/** What a question about all who are chosen is given. */
export type ForMany = {
  ids: readonly string[];
  onClose: () => void;
  onDone: (title: string, description: string) => void;
};
