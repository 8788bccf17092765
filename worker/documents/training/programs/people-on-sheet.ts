import { cellsIn, type View } from "./grid-view";

/** "Athlete: Alvarez" above one table, "Athlete: Bishop" above the next. */
export function peopleOn(view: View): string[] {
  return view.rows.flatMap((_, row) =>
    cellsIn(view, row).flatMap(({ text, row: own, column }) => {
      const found = own === row && text.length < 60 ? PERSON.exec(text) : null;
      if (!found) return [];
      const name = (found[1] || view.rows[row]?.[column + 1]?.text || "").trim();
      return name === "" || /^[_.\s-]+$/.test(name) ? [] : [name];
    }),
  );
}

const PERSON =
  /^(?:athlete|lifter|client|player|swimmer|wrestler|fighter|runner|trainee|atleta|jogador|jugador|aluno|aluna|alumno|alumna|cliente|sportler(?:in)?|athlet(?:in)?|kunde|kundin|spieler(?:in)?|athlète|joueur|zawodni(?:k|czka)|podopieczn[ya]|спортсмен(?:ка)?|клиент(?:ка)?|選手|선수|运动员)\s*[:：]\s*(.*)$/iu;
