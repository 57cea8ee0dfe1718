import { runCommand } from "./steps";

// `npm run test:races`: all races; `npm test` runs one for each family of locks.

const args = ["vitest", "run", "--project", "database", "--maxWorkers", "1", "supabase/tests/races"];
const { isOk } = await runCommand("races", "npx", args, { env: { RACES: "all" }, isLive: true });
process.exitCode = isOk ? 0 : 1;
