import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Pool } from "pg";
import type { SandboxConfig } from "../../sandbox/config";
import { logConsoleToFile } from "../../sandbox/log-file";
import { runMain } from "../../sandbox/run-main";
import { countUnconfirmed, findBrokenPromises, listContradictions } from "./books";
import { buy, type Goods, type Promised, traffic } from "./buyer";
import { killGroupClose } from "./group-close";
import { patiently } from "./patiently";
import { pickConfig, Stage } from "./stage";

// `npm run test:kill [-- --rounds 50]`: buyers buy without a pause while SIGKILL ends the app and PostgreSQL,
// this many times each. After every kill no confirmed order is lost, half written or duplicated, and the
// books agree. In the end every paid order is confirmed. `-- --groups 5`: instead the app is killed while so many group
// orders close, and every payer is refunded exactly once.

const buyers = 6;
const ordersBetweenKills = 6;
const recoveryMs = 60_000;

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "2" }, groups: { type: "string", default: "0" } },
});
const rounds = Number(values.rounds);
const groups = Number(values.groups);

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Two variants with enough stock that no buyer has to wait. */
async function stockUp(database: Pool): Promise<Goods[]> {
  const { rows } = await database.query(
    `select v.id::int as "variantId", v.product_id::int as "productId", v.size, v.color
     from public.product_variants v join public.products p on p.id = v.product_id
     where v.is_active and p.status = 'published' and not p.is_deleted order by v.id limit 2`,
  );
  await database.query(
    `insert into public.stock_moves (variant_id, stock_delta, reason) select unnest($1::bigint[]), 100000, 'receive'`,
    [rows.map(({ variantId }) => variantId)],
  );
  return rows;
}

/** Buyers who buy without a pause, and what the shop confirmed to them. */
class Crowd {
  readonly promised: Promised[] = [];
  private isOpen = true;
  private readonly ended: Promise<unknown>;

  constructor(place: SandboxConfig, goods: Goods[]) {
    this.ended = Promise.all(
      Array.from({ length: buyers }, async (_, index) => {
        const tee = goods[index % goods.length];
        while (tee && this.isOpen) this.promised.push(await buy(place, tee));
      }),
    );
    this.ended.catch(() => undefined);
  }

  async untilMore(count: number): Promise<void> {
    const goal = this.promised.length + count;
    const deadline = Date.now() + recoveryMs;
    while (this.promised.length < goal) {
      if (Date.now() > deadline) throw new Error(`No one could buy within ${inSeconds(recoveryMs)}`);
      await Promise.race([pause(20), this.ended]);
    }
  }

  async goHome(): Promise<void> {
    this.isOpen = false;
    await this.ended;
  }
}

type Check = (promised: Promised[]) => Promise<string[]>;

async function killWhileBuying(stage: Stage, crowd: Crowd, check: Check): Promise<void> {
  const kills = [
    ["the app", () => stage.killShop()],
    ["PostgreSQL", () => stage.killDatabase()],
  ] as const;
  const recoveries: number[] = [];
  let inTheMiddle = 0;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [what, kill] of kills) {
      await crowd.untilMore(ordersBetweenKills);
      await pause(randomInt(400));
      if (traffic.underway > 0) inTheMiddle += 1;
      const startedAt = performance.now();
      await patiently(kill);
      await crowd.untilMore(1);
      recoveries.push(performance.now() - startedAt);
      const promised = [...crowd.promised];
      const broken = await patiently(() => check(promised));
      if (broken.length > 0) throw new Error(`After kill ${round} of ${what}:\n${broken.join("\n")}`);
    }
    if (round % 10 === 0) printLine(`  ${round} of ${rounds} rounds, ${crowd.promised.length} orders`);
  }
  printLine(
    `${rounds} kills of the app and ${rounds} of PostgreSQL, ${inTheMiddle} of them in the middle of an order.`,
  );
  printLine(`First order after a kill within ${inSeconds(Math.max(...recoveries))}.`);
}

/** The poller fetches payments of lost webhooks once they are old enough. */
async function untilConfirmed(stage: Stage, database: Pool, promised: Promised[]): Promise<void> {
  await patiently(() => stage.setClock({ forwardMs: 10 * 60_000 }));
  const deadline = Date.now() + 3 * recoveryMs;
  for (;;) {
    const open = await patiently(() => countUnconfirmed(database, promised));
    if (open === 0) return;
    if (Date.now() > deadline) throw new Error(`${open} orders are paid and not confirmed`);
    await pause(500);
  }
}

async function killWhileBuyersBuy(stage: Stage, config: SandboxConfig, database: Pool): Promise<void> {
  const goods = await stockUp(database);
  const before = await listContradictions(database);
  const check: Check = (promised) => findBrokenPromises(database, promised, before);
  const crowd = new Crowd(config, goods);
  await killWhileBuying(stage, crowd, check);
  await crowd.goHome();
  const { promised } = crowd;
  await untilConfirmed(stage, database, promised);
  const broken = await check(promised);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const paid = promised.filter(({ isPaid }) => isPaid).length;
  printLine(
    `${promised.length} orders promised, ${paid} of them paid online, in ${traffic.tries} tries, ${traffic.lost} without an answer.`,
  );
  printLine("None is lost, half written or double; all that were paid are confirmed.");
}

async function killWhileGroupsClose(stage: Stage, config: SandboxConfig, database: Pool): Promise<void> {
  await database.query(
    `insert into public.stock_moves (variant_id, stock_delta, reason)
     select v.id, 100000, 'receive' from public.product_variants v join public.products p on p.id = v.product_id where p.is_blank`,
  );
  const before = await listContradictions(database);
  for (let nr = 1; nr <= groups; nr += 1) {
    const { lines, refunds, paise } = await killGroupClose(stage, config, database);
    const broken = (await listContradictions(database)).filter((line) => !before.includes(line));
    if (broken.length > 0) throw new Error(`After group ${nr}:\n${broken.join("\n")}`);
    printLine(
      `Group ${nr}: ${refunds} refunds, ₹${paise / 100} in all, each once. Kills: ${lines.join("; ")}.`,
    );
  }
  printLine("Every payer of a group was refunded exactly once, to the paisa, and the books agree.");
}

async function main(): Promise<void> {
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds is a whole number, 1 or more");
  if (!Number.isInteger(groups)) throw new Error("--groups is a whole number");
  const config = await pickConfig();
  logConsoleToFile(config.dir);
  const stage = new Stage(config);
  try {
    await stage.open(printLine);
    const database = new Pool({ connectionString: stage.databaseUrl, max: 1 });
    database.on("error", () => undefined);
    await (groups > 0 ? killWhileGroupsClose : killWhileBuyersBuy)(stage, config, database);
    await database.end();
  } finally {
    await stage.close();
  }
}

runMain(async () => {
  await main();
  process.exit(0);
});
