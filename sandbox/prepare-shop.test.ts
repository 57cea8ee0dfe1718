import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillShop } from "./prepare-shop";
import { markSeed, rememberGateway } from "./seed-mark";

const dir = mkdtempSync(join(tmpdir(), "kapas-filled-"));
afterAll(() => rmSync(dir, { recursive: true }));

const startAt = (gatewayPort: number) => {
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const place = { shopPort: 3000, host: "127.0.0.1", siteUrl: "http://localhost:3000" };
  return fillShop({ ...place, dir, gatewayPort, gatewayUrl }, (line) => {
    throw new Error(`nothing is to be done, but: ${line}`);
  });
};

it("a filled shop starts at the address of its pictures, and at another one reports what to do", async () => {
  rememberGateway(dir, "http://127.0.0.1:54400");
  markSeed(dir, "a seeding");
  await startAt(54_400);
  await expect(startAt(54_321)).rejects.toThrow(
    `The pictures in ${dir} have the address http://127.0.0.1:54400: start with SANDBOX_PORT=54400 again, or recreate the shop with \`npm run shop -- --fresh\`.`,
  );
});

it("a shop that was filled before addresses were recorded starts", async () => {
  rmSync(join(dir, "seeded-at"));
  writeFileSync(join(dir, "seeded"), "a seeding");
  await startAt(54_321);
});
