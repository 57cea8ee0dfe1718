import { z } from "zod";
import { toPaise } from "./money";

/** Rupees as the database gives them. From here on they are paise. */
export const money = z.number().transform((rupees) => toPaise(rupees));
