/** The words of a piece that nothing has been read from yet. */
export class Unread {
  constructor(public text: string) {}

  /** Finds the pattern and takes it out of the words. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.text);
    if (found) this.text = `${this.text.slice(0, found.index)} ${this.text.slice(found.index + found[0].length)}`;
    return found;
  }
}
