/** "Target split /500m", "Pace per km": how long each of them is to take, and what they are. */
export const PACE_OF =
  /^(?:(?:(?:target|goal|planned|race) )?(?:split|pace|tempo|allure|ritmo|passo)s?\s*(?:\/|per |por |par |pro |al )|(?:target|goal|planned|race)\s*\/)\s*(\d{2,4}\s?m|km|mi|mile)$/u;
