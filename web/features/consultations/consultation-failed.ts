export const CONSULTATION_FAILED = "There was an issue submitting your request. Please try again.";
