import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "../fixtures";
import { shopPort, shopUrl } from "../support/env";

// It ends the shop, and by its name it is the last file of this kind.
test.use({ ownShop: "unchanged catalogue" });

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a stopping instance fails its health check, still answers, and finishes a slow request", async ({
  workerShop: { pid },
}) => {
  const slow = connect(shopPort, "localhost");
  await once(slow, "connect");
  slow.write(`POST /api/csp-report HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{`);
  const health = () => fetch(`${shopUrl}/api/health`);
  expect((await health()).status).toBe(200);

  process.kill(pid, "SIGTERM");
  await expect.poll(async () => (await health()).status).toBe(503);
  const page = await fetch(`${shopUrl}/products`);
  expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);

  await expect
    .poll(() =>
      health().then(
        () => "answers",
        () => "ended",
      ),
    )
    .toBe("ended");
  expect(isAlive(pid)).toBe(true);
  slow.write("}");
  const [answer] = await once(slow, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 [24]\d\d /);
  await expect.poll(() => isAlive(pid)).toBe(false);
});
