import { SEED_TIME } from "../../seed/seed-time";

/** Start time of test shops: seeding has ended by then. */
export const openingTime = new Date(Date.parse(SEED_TIME) + 600_000);
