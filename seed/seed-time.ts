/** When the shop of the tests was filled: a Friday, noon in India. Seeding elsewhere takes the real time. */
export const SEED_TIME = "2026-11-27T06:30:00Z";
