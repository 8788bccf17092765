/** In a file of their own: whoever only needs to know them must not bring the simulator into a build that deploys. */
export const SIMULATED_PRICES = { monthly: "price_sim_monthly", annual: "price_sim_annual" } as const;
