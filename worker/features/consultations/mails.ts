import { addressOf } from "../../contract/addresses";
import { brand } from "../../contract/brand";
import type { Availability, ServiceType } from "../../contract/consultations-limits";
import type { Mail } from "../../platform/mail";
import { layOutMail } from "../../platform/mail-layout";
import { nameInMail } from "../../platform/name-in-mail";

const { coach, support } = brand;

type Asked = {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  serviceType: ServiceType;
  availability: Availability[];
  experience: string | null;
  timeZone: string | null;
};

const SERVICES: Record<ServiceType, string> = {
  "individualized-programming": "Individualized Programming",
  "in-person-coaching": "In-Person Coaching",
  "consultation-only": "Free Consultation Only",
};

/** Mail to the visitor. It quotes nothing they typed: the form must not send a stranger's words to others. */
export function receivedMail(to: string): Mail {
  return {
    kind: "consultation-received",
    to,
    subject: `${coach.firstName} has your consultation request`,
    ...layOutMail({
      heading: "Your request has arrived",
      paragraphs: [
        `${coach.name} reads every request and answers within ${support.replyWithinHours} hours, with a time for your free ${brand.freeConsultationMinutes}-minute call.`,
        `If something has changed in the meantime, write to ${support.email}.`,
      ],
      footnote: `You get this because somebody asked for a consultation at ${brand.name} with this address. If it was not you, do nothing.`,
    }),
  };
}

/** Mail to the coach, with everything that was typed. */
export function consultationMail(asked: Asked, origin: string): Mail {
  const { name, email, phone, message, serviceType, availability, experience, timeZone } = asked;
  return {
    kind: "consultation-asked",
    to: support.email,
    subject: `Consultation request: ${SERVICES[serviceType]}`,
    ...layOutMail({
      heading: `${nameInMail(name) || "Somebody"} asks for ${SERVICES[serviceType]}`,
      paragraphs: [],
      quote: message,
      facts: [
        { label: "E-mail", value: email },
        ...(phone ? [{ label: "Phone", value: phone }] : []),
        { label: "Has time", value: availability.map((each) => each.replace("-", " ")).join(", ") },
        ...(timeZone ? [{ label: "Time zone", value: timeZone }] : []),
        ...(experience ? [{ label: "Experience", value: experience }] : []),
      ],
      action: { label: "Open the request", url: `${origin}${addressOf("adminConsultations")}` },
      footnote: "You get this because you are the coach.",
    }),
  };
}
