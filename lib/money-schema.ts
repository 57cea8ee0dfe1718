import { z } from "zod";
import { toPaise } from "./money";

/** Rupees from the database, converted to paise. */
export const money = z.number().transform((rupees) => toPaise(rupees));
