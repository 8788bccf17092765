/** In a separate file, so that importing them does not pull the simulator into a deployable build. */
export const SIMULATED_PRICES = { monthly: "price_sim_monthly", annual: "price_sim_annual" } as const;
