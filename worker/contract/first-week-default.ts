import type { FirstWeekContent } from "./first-week-limits";

/** The draft that a coach starts from; offered to nobody before it is published. */
export const FIRST_WEEK_DEFAULT: FirstWeekContent = {
  cards: [
    {
      card: "goal",
      on: true,
      title: "What are you here for?",
      text: "Choose what fits, and say it in your own words if you like.",
    },
    {
      card: "days",
      on: true,
      title: "Your week",
      text: "How often you can train and with what. The plan bends around your rolling, not the other way round.",
    },
    {
      card: "injuries",
      on: true,
      title: "Anything that hurts?",
      text: "A joint and a few words are enough. Only you and the head coach read this.",
    },
    {
      card: "health",
      on: true,
      title: "Before you train",
      text: "A short list that every gym asks. Only you and the head coach read your answers.",
    },
    {
      card: "reading",
      on: true,
      title: "How to read a day",
      text: "One minute now saves you guessing in the middle of a set.",
    },
  ],
  goals: [
    { text: "Get stronger for the mat", leans: "heavier" },
    { text: "Move better, ache less", leans: "lighter" },
    { text: "Last longer in hard rounds", leans: "either" },
    { text: "Come back after a break", leans: "lighter" },
  ],
  questions: [
    "Has a doctor ever said that you have a heart condition or high blood pressure?",
    "Do you feel pain in your chest when you rest or when you move?",
    "Have you lost your balance from dizziness, or lost consciousness, in the last 12 months?",
    "Has another long-lasting condition been diagnosed that training could make worse?",
    "Do you take prescribed medicine for such a condition?",
    "Do you have a bone, joint or soft-tissue problem that more activity could make worse?",
    "Has a doctor told you to train only under medical supervision?",
  ],
  waiver: {
    title: "Training agreement",
    text: [
      "Strength training and grappling are physical work and carry a risk of injury. I take part of my own free will and decide for myself how hard I train.",
      "I have answered the questions above truthfully. When something about my health changes, I say so before I go on training.",
      "I stop when I feel pain, dizziness or shortness of breath beyond the usual, and I see a doctor where that is called for. What I read here is coaching and no medical advice.",
      "Nothing in this agreement takes away rights that the law gives me.",
    ].join("\n\n"),
  },
};
