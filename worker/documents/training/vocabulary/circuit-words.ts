import type { Words } from "./calendar-words";

/** Words around circuits, folded: how often they are gone through, what is worked and what lies between. */
export const CIRCUIT_WORDS: Record<"rounds" | "circuit" | "work" | "off" | "between" | "exercise", Partial<Words>> = {
  rounds: {
    en: ["round", "rounds", "circuits", "lap", "laps"],
    pt: ["volta", "voltas", "rodada", "rodadas", "passagens"],
    es: ["ronda", "rondas", "vuelta", "vueltas"],
    it: ["giro", "giri", "round", "passaggi"],
    fr: ["tour", "tours"],
    de: ["runde", "runden", "durchgange"],
    pl: ["runda", "rundy", "rund", "obwod", "obwody", "obwodow", "serie", "serii"],
    ru: ["круг", "круга", "кругов", "раунд", "раунда", "раундов"],
    nl: ["ronde", "rondes", "ronden"],
    nordic: ["varv", "runder", "rundor"],
    fi: ["kierros", "kierrosta"],
    cs: ["kolo", "kola", "kol"],
  },
  circuit: {
    en: ["circuit", "circuit training", "stations", "intervals", "interval", "hiit", "tabata", "finisher", "metcon"],
    pt: ["circuito", "estacoes", "intervalado"],
    es: ["circuito", "estaciones", "intervalos"],
    it: ["circuito", "stazioni", "intervalli"],
    fr: ["circuit", "ateliers", "fractionne"],
    de: ["zirkel", "zirkeltraining", "stationen", "intervalle"],
    pl: ["obwod", "stacje", "interwaly", "trening obwodowy"],
    ru: ["круговая", "круговая тренировка", "станции", "интервалы"],
    nl: ["circuit", "stations"],
  },
  work: {
    en: ["work", "on", "working", "effort"],
    pt: ["trabalho", "de trabalho", "esforco"],
    es: ["trabajo", "de trabajo", "esfuerzo"],
    it: ["lavoro", "di lavoro"],
    fr: ["travail", "de travail", "effort", "d'effort"],
    de: ["arbeit", "belastung"],
    pl: ["pracy", "praca", "pracuj"],
    ru: ["работы", "работа"],
    nl: ["werk", "werken"],
    nordic: ["arbete", "arbeid", "arbejde", "jobb"],
    fi: ["tyota"],
    cs: ["prace"],
  },
  off: {
    en: ["off", "rest", "recovery"],
    pt: ["descanso", "de descanso", "pausa"],
    es: ["descanso", "de descanso", "pausa"],
    it: ["recupero", "di recupero", "pausa", "di pausa", "riposo", "di riposo"],
    fr: ["repos", "de repos", "recup", "recuperation", "de recuperation", "pause", "de pause"],
    de: ["pause", "erholung"],
    pl: ["przerwy", "przerwa", "odpoczynku", "odpoczynek"],
    ru: ["отдыха", "отдых"],
    nl: ["rust"],
    nordic: ["vila", "hvile", "pause", "paus"],
    fi: ["lepoa", "lepo", "taukoa"],
    cs: ["pauza", "pauzy", "odpocinku"],
  },
  between: {
    en: ["between", "after", "in between"],
    pt: ["entre", "apos"],
    es: ["entre", "tras", "despues de"],
    it: ["tra", "fra", "dopo"],
    fr: ["entre", "apres"],
    de: ["zwischen", "nach"],
    pl: ["miedzy", "pomiedzy", "po"],
    ru: ["между", "после"],
    nl: ["tussen", "na"],
    nordic: ["mellan", "mellom", "mellem", "efter"],
    fi: ["valissa"],
    cs: ["mezi", "po"],
  },
  exercise: {
    en: ["exercise", "exercises", "station", "stations", "movement", "movements", "sets"],
    pt: ["exercicio", "exercicios", "estacao", "estacoes"],
    es: ["ejercicio", "ejercicios", "estacion", "estaciones"],
    it: ["esercizio", "esercizi", "stazione", "stazioni"],
    fr: ["exercice", "exercices", "atelier", "ateliers"],
    de: ["ubung", "ubungen", "station", "stationen"],
    pl: ["cwiczenie", "cwiczenia", "cwiczeniami", "stacja", "stacjami"],
    ru: ["упражнение", "упражнения", "упражнениями", "станциями"],
    nl: ["oefening", "oefeningen"],
    nordic: ["ovning", "ovningar", "ovelse", "ovelser"],
  },
};

/** What joins those words and says nothing itself. */
export const CIRCUIT_JOINTS: readonly string[] =
  `of for x the each every per a an and with in then at on complete do repeat quality total
  de do da por cada com e o a os as el la los las con y un una en
  di da per ogni con i gli le il lo un alla
  du des par chaque avec et les
  von je pro mit und der die das den jede jeder pro
  na kazde kazda z i do w po
  по на каждое каждая с и за`.split(/\s+/);
