import type { Tier } from "../../../ui/tier-badge";

/** An exercise as members see it; a missing field is not shown. */
export type Seen = {
  code?: string;
  name: string;
  tier?: Tier;
  category?: string;
  dose: { label: string; value: string }[];
  cue?: string;
  video?: boolean;
};

/** Lines typed below "Monday" and "No Equipment". A test parses each example as a document. */
export type HelpExample = { id: string; title: string; typed: string[]; seen: Seen[] };

const ONE_LINE: HelpExample = {
  id: "one-line",
  title: "All in one line",
  typed: [
    "A1 - Goblet Squat 4 x 8 @ 24 kg, tempo 3110, rest 90 s",
    "Sit between the hips, not behind them",
    "https://youtu.be/MeIiIdhvXT4",
  ],
  seen: [
    {
      code: "A1",
      name: "Goblet Squat",
      dose: dose({ Sets: "4", Reps: "8", Load: "24 kg", Tempo: "3110", Rest: "90 s" }),
      cue: "Sit between the hips, not behind them",
      video: true,
    },
  ],
};

const LABELLED: HelpExample = {
  id: "labelled",
  title: "With a label on each line",
  typed: [
    "B1 - Romanian Deadlift",
    "Sets: 4",
    "Reps: 6-8",
    "Load: 70%",
    "Rest: 2 min",
    "Notes: Push the wall away behind you",
  ],
  seen: [
    {
      code: "B1",
      name: "Romanian Deadlift",
      dose: dose({ Sets: "4", Reps: "6-8", Load: "70%", Rest: "2 min" }),
      cue: "Push the wall away behind you",
    },
  ],
};

const TIERED: HelpExample = {
  id: "tiered",
  title: "Below a tier and a category",
  typed: ["B-Tier: Armor Building", "B1 - Neck CARs 2 x 4 per side", "B2 - Farmer's Walk 4 x 30 m, 2 x 28 kg"],
  seen: [
    {
      code: "B1",
      name: "Neck CARs",
      tier: "B",
      category: "Armor Building",
      dose: dose({ Sets: "2", Reps: "4 per side" }),
    },
    {
      code: "B2",
      name: "Farmer's Walk",
      tier: "B",
      category: "Armor Building",
      dose: dose({ Sets: "4", Reps: "30 m", Load: "2 x 28 kg" }),
    },
  ],
};

const ROUNDS: HelpExample = {
  id: "rounds",
  title: "A group in rounds",
  typed: ["Conditioning", "3 rounds of:", "10 push-ups", "200 m run"],
  seen: [
    {
      name: "push-ups",
      category: "Conditioning",
      dose: dose({ Sets: "3", Reps: "10" }),
      cue: "3 rounds",
    },
    {
      name: "run",
      category: "Conditioning",
      dose: dose({ Sets: "3", Reps: "200 m" }),
      cue: "3 rounds",
    },
  ],
};

export const EXAMPLES: HelpExample[] = [ONE_LINE, LABELLED, TIERED, ROUNDS];

function dose(parts: Partial<Record<"Sets" | "Reps" | "Time" | "Load" | "Tempo" | "Rest", string>>): Seen["dose"] {
  return Object.entries(parts).map(([label, value]) => ({ label, value }));
}
