/**
 * Words that stand in a dose and are shown in other words once it is read ("3 sets of 8 per side, rest 90 seconds"), and
 * those that join its parts. Folded as they are written, in lower case.
 */
export const DOSE_WORDS = new Set(
  `sets set reps rep repetitions rounds round times of at with for per each every then and to by x or in on
  side sides leg legs arm arms hand hands way direction foot
  sec secs second seconds min mins minute minutes hour hours hrs m km metres meters metre meter mi mile miles yd yards
  kg kgs kilos lb lbs pound pounds single singles double doubles triple triples bw bodyweight rpe rir tempo load weight rest pause rests time est estimated work on off trabajo trabalho lavoro travail effort arbeit belastung pracy работы duration approx about
  amrap max week
  séries série series serie repetições repeticiones repetizioni ripetizioni répétitions reps wdh wiederholungen sätze satz
  de di da do à a por con com mit avec pro je par cada na no el la
  lado perna braço pierna brazo lato gamba braccio seite bein arm côté jambe bras strone
  segundos segundo seg minutos minuten minuti sekunden sek secondi secondes
  descanso int intervalo pausa repos récup recupero rec recup recuperación carga peso ritmo cadencia cadência
  подход подхода подходов раз повт кг сек мин отдых на
  serii powt powtórzeń runden runde giri giro tours voltas volta rondas vueltas rodadas rundy круга кругов hold sekund minut przerwa przerwy odpoczynek stronę nogę rękę nogi
  sekunder seconden saniye dakika másodperc perc секунд секунды минут минуты хвилин хвилини minuut minutt minuta minuty
  jede jedes ogni chaque każdą każda elk elke varje hver her каждую каждая каждой кожну сторону стороны ногу руку
  左右各 左右 片側 各 每侧 每边 좌우 양쪽 각 씩`
    .split(/\s+/)
    .filter(Boolean),
);
