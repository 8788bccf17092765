import type { Written } from "../exercises.ts";
import type { videos } from "../videos.ts";

export type WrittenWorkout = {
  id: number;
  title: string;
  description: string;
  /** ISO weekday; null is any day. */
  day: number | null;
  minutes: number;
  intensity: "Low" | "Medium" | "High";
  focus: "Core & Hips" | "Upper Body" | "Lower Body" | "Full Body" | "Mobility" | "Recovery";
  video?: keyof typeof videos;
  daysOld: number;
  exercises: Written[];
};
