import { Hono } from "hono";
import type { AppEnv } from "./context";

/** Returns the router of one noun. Each route reads: guard, validate, call, answer. */
export const router = () => new Hono<AppEnv>();
