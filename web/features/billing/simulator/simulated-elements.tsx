import { createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type CardFormHandle, SimulatedCardForm } from "./simulated-card-form";

type Handler = (event: { elementType: "payment" }) => void;

/** Simulates the provider's Elements group for one secret, with the payment element only. */
export class SimulatedElements {
  private element: SimulatedPaymentElement | null = null;

  constructor(readonly clientSecret: string) {}

  create(): SimulatedPaymentElement {
    this.element = new SimulatedPaymentElement();
    return this.element;
  }

  getElement(): SimulatedPaymentElement | null {
    return this.element;
  }

  /** Validates the input. */
  async submit() {
    const read = this.read();
    if (read && "card" in read) return { selectedPaymentMethod: "card" };
    const [message] = read ? Object.values(read.problems) : ["The form is not there yet."];
    return { error: { type: "validation_error", code: "incomplete", message } };
  }

  read() {
    return this.element?.read() ?? null;
  }

  async update(): Promise<void> {}
  async fetchUpdates() {
    return {};
  }
  on(): void {}
}

class SimulatedPaymentElement {
  private readonly form = createRef<CardFormHandle>();
  private readonly handlers = new Map<string, Set<Handler>>();
  private root: Root | null = null;

  mount(place: HTMLElement): void {
    this.root = createRoot(place);
    this.root.render(<SimulatedCardForm ref={this.form} />);
    // Like the provider's frame, ready some time after mounting.
    setTimeout(() => this.emit("ready"));
  }

  read() {
    return this.form.current?.read() ?? null;
  }

  on(event: string, handler: Handler): this {
    this.handlers.set(event, (this.handlers.get(event) ?? new Set()).add(handler));
    return this;
  }

  once = this.on;

  off(event: string, handler?: Handler): this {
    if (handler) this.handlers.get(event)?.delete(handler);
    else this.handlers.delete(event);
    return this;
  }

  destroy(): void {
    const { root } = this;
    this.root = null;
    this.handlers.clear();
    // React refuses to unmount a root while rendering another.
    setTimeout(() => root?.unmount());
  }

  unmount(): void {
    this.destroy();
  }

  update(): this {
    return this;
  }
  focus(): void {}
  blur(): void {}
  clear(): void {}
  collapse(): this {
    return this;
  }

  private emit(event: string): void {
    for (const handler of this.handlers.get(event) ?? []) handler({ elementType: "payment" });
  }
}
