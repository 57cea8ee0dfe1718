import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { isOwned, takeLock, tryLock } from "./owner-lock";

it("gives a lock to one of many who ask at once, and to the next after its release", async () => {
  const name = randomUUID();
  const locks = await Promise.all(Array.from({ length: 20 }, () => tryLock(name)));
  const taken = locks.filter((unlock) => unlock !== null);
  expect(taken).toHaveLength(1);
  expect(await isOwned(name)).toBe(true);
  await expect(takeLock(name)).rejects.toThrow(`another sandbox uses ${name}`);
  taken[0]?.();
  await expect.poll(() => isOwned(name)).toBe(false);
  (await takeLock(name))();
});

it("takes the lock that a killed process left", async () => {
  const name = randomUUID();
  const take = `import("./sandbox/owner-lock.ts").then(({ takeLock }) => takeLock("${name}")).then(() => process.kill(process.pid, "SIGKILL"))`;
  expect(() => execFileSync(process.execPath, ["--import", "tsx", "-e", take])).toThrow();
  const unlock = await tryLock(name);
  expect(unlock).not.toBeNull();
  unlock?.();
});
