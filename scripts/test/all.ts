import { printOutcome, runScript } from "./steps";

// `npm run test:all`: everything, with all campaigns at full size. Takes a night.

const CAMPAIGNS: [script: string, ...args: string[]][] = [
  ["test"],
  ["test:races"],
  ["test:scenes"],
  ["test:money", "--full"],
  ["test:kill", "--rounds", "50"],
  ["test:instances"],
  ["test:fuzz"],
  ["test:bite"],
  ["test:mutate"],
];

const outcomes = [];
for (const [script, ...args] of CAMPAIGNS) {
  const outcome = await runScript(script, { args, env: { PROPERTIES: "random" }, isLive: true });
  printOutcome(outcome);
  outcomes.push(outcome);
}
console.log("\nCampaigns");
for (const { name, isOk, seconds } of outcomes) {
  console.log(`  ${isOk ? "ok  " : "FAIL"}  ${(seconds / 60).toFixed(0).padStart(4)} min  ${name}`);
}
process.exitCode = outcomes.every(({ isOk }) => isOk) ? 0 : 1;
