export type Size = { width: number; height: number };

/** A browser that the journey goes through. */
export type Engine = {
  /** As the browser itself says it. */
  version: string;
  /** A window of somebody who has never been here. Only one is open at a time. */
  open(size: Size): Promise<EngineWindow>;
  close(): Promise<void>;
};

/** An expression is JavaScript that the page evaluates. Where it stands for an element, it answers one or null. */
export type EngineWindow = {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<T>(expression: string): Promise<T>;
  /** Each is done as a person would, and answers whether there was such an element. */
  click(expression: string): Promise<boolean>;
  type(expression: string, text: string): Promise<boolean>;
  choose(expression: string, file: string): Promise<boolean>;
  close(): Promise<void>;
};
