import { z } from "zod";
import { row } from "@/lib/row";
import { printViews } from "./print-areas";

/** What is printed on one side, as the database stores it of a version. */
export const printRowSchema = row({ view: z.enum(printViews), widthMm: z.number(), heightMm: z.number() });
