/** The accounts of the demo club, which exists only in the local product. */
export const DEMO_PASSWORD = "longroll-demo";

export const DEMO_SIGN_INS = [
  { email: "coach@longroll.test", label: "Coach and admin" },
  { email: "member@longroll.test", label: "Member, annual plan" },
  { email: "trial@longroll.test", label: "Member on trial, 5 days left" },
  { email: "lapsed@longroll.test", label: "Member whose trial has ended" },
  { email: "assistant@longroll.test", label: "Assistant coach" },
] as const;
