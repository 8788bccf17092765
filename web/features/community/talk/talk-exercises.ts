import { createContext } from "react";

/** The names of the exercises that stand where it is talked. */
export const TalkExercises = createContext<string[]>([]);
