import { z } from "zod";

/** Tells one saved state from the next: the newest updated_at of its rows; null while there is none. */
export const versionSchema = z.string().max(40).nullable();
