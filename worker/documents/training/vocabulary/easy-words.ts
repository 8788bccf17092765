/** What is done between two efforts until the next begins, as pieces of a pattern. */
export const EASY_WORDS = [
  "walk(?:ing)?|jog(?:ging)?|easy(?: jog)?|rest|recovery|off|slow|float",
  "caminata|caminando|caminar|trote(?: (?:suave|lento))?|descanso|pausa|suave",
  "caminhada|caminhando|leve",
  "camminata|camminando|cammino|corsa lenta|recupero|lento",
  "marche|marchant|footing|trot|récup(?:ération)?|repos",
  "gehen|gehpause|trabpause|traben|locker",
  "marsz|marszu|trucht|truchtu",
  "ходьб[аы]|шагом|трусц(?:а|ой)",
].join("|");
