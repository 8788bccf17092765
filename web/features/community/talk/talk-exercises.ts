import { createContext } from "react";

/** Names of the exercises in the training that is discussed. */
export const TalkExercises = createContext<string[]>([]);
