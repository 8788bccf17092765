/** Who the coach is, for the pages that tell it. */
export const coachStory = {
  biography: [
    "Mateus Andrade is a Brazilian Jiu-Jitsu black belt and strength coach. He started training in Belo Horizonte at fourteen, competed for twelve years, and spent three of them rehabilitating a shoulder that had been trained hard and never trained well.",
    "That is where Longroll comes from: strength you can use on the mat, mobility that holds under load, and joints that let you train next week too. He writes every program himself and answers every message.",
  ],
  credentials: [
    "Brazilian Jiu-Jitsu black belt",
    "Certified strength and conditioning specialist",
    "Sixteen years of coaching",
  ],
} as const;
