import { SEED_TIME } from "../../seed/seed-time";

/** When the shops of tests open: seeding has ended by then. */
export const openingTime = new Date(Date.parse(SEED_TIME) + 600_000);
