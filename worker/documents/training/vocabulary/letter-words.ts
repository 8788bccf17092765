import type { Words } from "./calendar-words";

/** What stands in the head of an e-mail, before a colon. Folded. */
export const LETTER_WORDS: Record<"from" | "subject" | "others", Partial<Words>> = {
  from: {
    en: ["from"],
    pt: ["de", "remetente"],
    es: ["de", "remitente"],
    it: ["da", "mittente"],
    fr: ["de", "expediteur"],
    de: ["von", "absender"],
    pl: ["od", "nadawca"],
    ru: ["от", "от кого"],
    nl: ["van"],
    nordic: ["fran", "fra"],
  },
  subject: {
    en: ["subject", "re", "fw", "fwd"],
    pt: ["assunto"],
    es: ["asunto"],
    it: ["oggetto"],
    fr: ["objet"],
    de: ["betreff", "betr", "aw", "wg"],
    pl: ["temat"],
    ru: ["тема"],
    nl: ["onderwerp"],
    nordic: ["amne", "emne"],
  },
  others: {
    en: ["sent", "date", "to", "cc", "bcc", "reply-to", "attachments", "attachment"],
    pt: ["enviado", "enviado em", "enviada em", "data", "para", "anexos"],
    es: ["enviado", "enviado el", "fecha", "para", "adjuntos"],
    it: ["inviato", "data", "a", "allegati"],
    fr: ["envoye", "date", "a", "pieces jointes"],
    de: ["gesendet", "datum", "an", "anlagen"],
    pl: ["wyslano", "data", "do", "zalaczniki"],
    ru: ["отправлено", "дата", "кому", "копия"],
    nl: ["verzonden", "datum", "aan"],
    nordic: ["skickat", "sendt", "dato", "datum", "till", "til"],
  },
};
