import { z } from "zod";
import { row } from "@/lib/row";
import { printViews } from "./print-areas";

/** The print of one side, as stored with a version. */
export const printRowSchema = row({ view: z.enum(printViews), widthMm: z.number(), heightMm: z.number() });
