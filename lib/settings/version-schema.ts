import { z } from "zod";

/** Identifies one saved state: the newest updated_at of its rows; null while there is none. */
export const versionSchema = z.string().max(40).nullable();
