import { useState } from "react";

type State<Input> =
  | { stage: "idle" }
  | { stage: "busy"; input: Input }
  | { stage: "done" }
  | { stage: "failed"; error: unknown };

/** Something that a press does, once at a time, and what became of it. For pages that ship no query library. */
export function useAction<Input = void>(act: (input: Input) => Promise<unknown>) {
  const [state, setState] = useState<State<Input>>({ stage: "idle" });
  const run = async (input: Input) => {
    if (state.stage === "busy") return;
    setState({ stage: "busy", input });
    try {
      await act(input);
      setState({ stage: "done" });
    } catch (error) {
      setState({ stage: "failed", error });
    }
  };
  return {
    run: (input: Input) => void run(input),
    busy: state.stage === "busy",
    /** With what it is under way. */
    input: state.stage === "busy" ? state.input : null,
    done: state.stage === "done",
    error: state.stage === "failed" ? state.error : null,
  };
}
