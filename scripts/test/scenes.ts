import { runCommand } from "./steps";

// `npm run test:scenes`: draws 10,000 random designs in every mode; `npm test` draws 120.

const args = [
  "vitest",
  "run",
  "--project",
  "unit*",
  "--maxWorkers",
  "1",
  "server/designs/scenes",
  "lib/designer/scene/scene-svg",
];
const { isOk } = await runCommand("scenes", "npx", args, {
  env: { SCENES: "full", PROPERTIES: "random" },
  isLive: true,
});
process.exitCode = isOk ? 0 : 1;
