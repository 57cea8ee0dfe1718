import { appEnv, publicAppEnv } from "./app-env";
import { hashInputs, isBuildFresh, stampBuild } from "./build-stamp";
import { buildNext } from "./next-app";
import { readSeedMark, runSeed } from "./seed";

type Place = Parameters<typeof runSeed>[1];
type Say = (line: string) => void;

/** Fills the shop once for each data folder. */
export async function fillShop(dir: string, place: Place, say: Say): Promise<void> {
  if (readSeedMark(dir) !== "") return;
  say("Filling the shop …");
  await runSeed(dir, place, [], (line) => say(`  ${line}`));
}

/** Builds only when the code, the catalogue or the addresses have changed since the last build. */
export async function buildShop(dir: string, place: Place, say: Say): Promise<void> {
  const inputs = hashInputs(publicAppEnv(place), readSeedMark(dir));
  if (isBuildFresh(dir, inputs)) return;
  say("Building …");
  await buildNext(appEnv(place));
  stampBuild(dir, inputs);
}
