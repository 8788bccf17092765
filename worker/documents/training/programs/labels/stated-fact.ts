import { plain } from "./plain-text";

/** "Date: 03/11/2026", "Athlete: J. Silva", "Time per workout: 45-60 min", "Join Date: May 2009": a fact about a plan or a person. */
export const statesFact = (text: string): boolean => FACT.test(plain(text));

const FACT =
  /^(?:(?:main )?goal|nachster termin|next (?:appointment|check|visit)|proxima cita|prochain rendez-vous|prossimo appuntamento|patient(?:in)?|paciente|pazient[ei]|client|cliente|kunde|kundin|klient|athlete?|athletin|atleta|alun[oa]|alumn[oa]|zawodnik|пациент|спортсмен|trainer|coach|entrenador|treinador|professor|allenatore|entraineur|trener|тренер|name|nombre|nome|nom|imie|имя|age|edad|idade|eta|alter|wiek|возраст|weight|height|dates?|fechas?|data|datum|дата|zeitraum|periode?|periodo|(?:program )?duration|days per week|(?:time|minutes) per workout|workout (?:time|type)|training level|(?:training |weekly )?frequen\p{L}+|haufigkeit|czestotliwosc|session (?:duration|length)|(?:durata|duracion|duracao|duree|dauer) (?:\p{L}{2,5} ){0,2}(?:session[ei]|sesion|sessao|seance|allenamento|entreno|entrenamiento|treino|einheit|training)|phone|tel|(?:registered|senior|junior) (?:user|member)|join(?:ed)? date|posts|posted(?: by)?|replies|share|comments)(?!\p{L})[^:|]{0,20}[:|]/u;
