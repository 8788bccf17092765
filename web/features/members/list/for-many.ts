/** Props of a dialog about all selected members. */
export type ForMany = {
  ids: readonly string[];
  onClose: () => void;
  onDone: (title: string, description: string) => void;
};
