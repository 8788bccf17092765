import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Availability, ConsultationStatus, ServiceType } from "../contract/consultations-limits";
import { instant } from "./column-kinds";

/** A visitor's request, and how far the coach has handled it. */
export const consultationRequest = sqliteTable(
  "consultation_request",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    message: text("message").notNull(),
    serviceType: text("service_type").$type<ServiceType>().notNull(),
    availability: text("availability", { mode: "json" }).$type<Availability[]>().notNull(),
    experience: text("experience"),
    status: text("status").$type<ConsultationStatus>().notNull().default("new"),
    notes: text("notes").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    timeZone: text("time_zone"),
  },
  (t) => [
    index("consultation_request_created").on(t.createdAt, t.id),
    index("consultation_request_status").on(t.status, t.createdAt, t.id),
  ],
);
