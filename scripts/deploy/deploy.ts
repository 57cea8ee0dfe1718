import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { appEnv } from "../../sandbox/app-env";
import { bootstrapAfterLite, bootstrapBeforeLite } from "../../sandbox/backend/bootstrap";
import { serveGateway } from "../../sandbox/backend/gateway";
import { createLite } from "../../sandbox/backend/lite";
import { openServices } from "../../sandbox/backend/start-backend";
import { type Closers, closeAll } from "../../sandbox/end-process";
import { sandboxKeys } from "../../sandbox/keys";
import { logConsoleToFile } from "../../sandbox/log-file";
import { pickPort } from "../../sandbox/ports";
import { startPostgres } from "../../sandbox/postgres";
import { hasExited, lastLines, spawnTied, stopChild } from "../../sandbox/processes";
import { runMain } from "../../sandbox/run-main";

// `npm run test:deploy`: follows docs/deploy.md in an empty folder, with the commands as they are written there, on a new
// PostgreSQL with the stand-ins of Supabase and Razorpay. Then the steps of the Dockerfile, in another folder.

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const read = (file: string) => readFileSync(file, "utf8");

async function timed<T>(what: string, run: () => Promise<T> | T): Promise<T> {
  const startedAt = performance.now();
  const result = await run();
  printLine(`  ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  return result;
}

function expect(isTrue: unknown, what: string): asserts isTrue {
  if (!isTrue) throw new Error(what);
}

/** The guide's blocks of commands, or of SQL. */
function blocksOf(language: "sh" | "sql"): string[] {
  const blocks = read("docs/deploy.md").matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"));
  return [...blocks].map(([, block = ""]) => block.trim());
}

/** The Dockerfile's build stage, without what only Docker has. */
function dockerBuild(): { steps: string[]; secretFile: string } {
  const text = read("Dockerfile").replaceAll("\\\n", " ");
  return {
    steps: [...text.matchAll(/^RUN (?:--mount=\S+ )?(.*)$/gm)].map(([, step = ""]) => step),
    secretFile: /target=\/build\/(\S+?),/.exec(text)?.[1] ?? "",
  };
}

type Variables = Record<string, string | undefined>;
type Shell = { cwd: string; env: Variables };

/** Next's types require NODE_ENV, which a new machine doesn't have. */
const asProcessEnv = (env: Variables) => env as NodeJS.ProcessEnv;

/** Nothing of this process but its path: a new machine has no variables. */
const bareEnv = (): Variables => ({
  PATH: process.env.PATH?.split(":")
    .filter((path) => !path.includes("node_modules/.bin"))
    .join(":"),
  HOME: process.env.HOME,
});

async function run(command: string, { cwd, env }: Shell): Promise<string> {
  const child = spawn("bash", ["-ec", command], {
    cwd,
    env: asProcessEnv(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines = lastLines(child, 40);
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(code === 0, `${command}\nended with ${code}:\n${lines().join("\n")}`);
  return lines().join("\n");
}

/** The image has the Node that this script runs on, see container.test.ts. */
function imageEnv(): Variables {
  const { PATH, ...env } = bareEnv();
  return { ...env, PATH: `${dirname(process.execPath)}:${PATH}` };
}

/** The tracked files as they are, with the changes that aren't committed. */
function checkOut(folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync("bash", ["-c", `git ls-files -z | tar --null -T - -c | tar -x -C '${folder}'`]);
}

/** What a new Supabase project has before the first migration. */
async function openProject(root: string, siteUrl: string, closers: Closers) {
  const dir = join(root, "project");
  mkdirSync(dir, { recursive: true });
  const port = await pickPort(0);
  const postgres = await startPostgres(dir, await pickPort(0));
  closers.push(postgres.stop);
  const gatewayUrl = `http://127.0.0.1:${port}`;
  const place = { databaseUrl: postgres.url, siteUrl, gatewayUrl };
  const client = new Client({ connectionString: postgres.url });
  client.on("error", () => undefined);
  await client.connect();
  closers.push(() => client.end());
  await bootstrapBeforeLite(client);
  const storageDir = join(dir, "storage");
  mkdirSync(storageDir);
  const deliver = () => undefined;
  const lite = await createLite({ ...place, storageDir, deliver, isPrepared: false, hasGrants: false });
  await bootstrapAfterLite(client);
  await lite.close();
  /** Once the tables exist. */
  const serve = async () => {
    const options = { dir, databaseUrl: postgres.url, siteUrl, url: gatewayUrl, isPrepared: true };
    const services = await openServices(options);
    closers.push(services.close, (await serveGateway(services.app.fetch, port)).close);
  };
  return { ...place, client, serve };
}

async function untilHealthy(siteUrl: string, hasEnded: () => boolean, lines: () => string[]): Promise<void> {
  for (;;) {
    expect(!hasEnded(), `the app ended:\n${lines().join("\n")}`);
    const answer = await fetch(`${siteUrl}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
}

/** Starts the shop by a command of the guide, asks it for pages, and ends it. */
async function visit(command: string, shell: Shell, siteUrl: string): Promise<void> {
  const child = spawnTied("bash", ["-c", `exec ${command}`], { ...shell, env: asProcessEnv(shell.env) });
  const lines = lastLines(child, 40);
  try {
    await timed("until it answers", () => untilHealthy(siteUrl, () => hasExited(child), lines));
    for (const path of ["/", "/products", "/faq", "/custom-design", "/api/ready", "/sitemap.xml"]) {
      const answer = await fetch(siteUrl + path);
      await answer.arrayBuffer();
      expect(answer.status === 200, `${path} answers ${answer.status}:\n${lines().join("\n")}`);
    }
    const jobs = await fetch(`${siteUrl}/api/jobs/run`, {
      method: "POST",
      headers: { authorization: `Bearer ${sandboxKeys.jobsSecret}` },
    });
    expect(jobs.ok, `the jobs answer ${jobs.status}`);
  } finally {
    await timed("until it has ended", () => stopChild(child, "SIGTERM", 25_000));
  }
}

/** A person with a confirmed address becomes an admin. */
async function makeAdmin(client: Client, gatewayUrl: string): Promise<void> {
  const email = "you@example.com";
  const answer = await fetch(`${gatewayUrl}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: sandboxKeys.publishable, "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: "a long password", data: { first_name: "You" } }),
  });
  expect(answer.ok, `sign-up answers ${answer.status}: ${await answer.text()}`);
  await client.query("update auth.users set email_confirmed_at = now() where email = $1", [email]);
  const [statement = ""] = blocksOf("sql");
  const { rowCount } = await client.query(statement);
  expect(rowCount === 1, `the statement for the first admin answers INSERT 0 ${rowCount}`);
}

async function follow(root: string, closers: Closers): Promise<void> {
  const port = await pickPort(0);
  const siteUrl = `http://localhost:${port}`;
  const project = await timed("a new project", () => openProject(root, siteUrl, closers));
  const folder = join(root, "shop");
  checkOut(folder);
  const { REDIS_URL: _, ...values } = appEnv(project);
  const env = { ...bareEnv(), DATABASE_URL: `${project.databaseUrl}?sslmode=disable`, PORT: String(port) };
  const shell = { cwd: folder, env };
  const names = [...read(".env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const unset = names.filter((name) => !(name in values) && name !== "REDIS_URL");
  expect(unset.length === 0, `.env.example has unknown variables: ${unset}`);

  const [database = "", pincodes = "", app = ""] = blocksOf("sh");
  for (const line of database.split("\n"))
    await timed(line, () => run(line.replace(/DATABASE_URL=\S+ /, ""), shell));
  const second = await run("npm run db:push", shell);
  expect(
    second.includes("Functions and views are up to date."),
    `a second db:push changes things:\n${second}`,
  );
  await timed(pincodes, () => run(pincodes, shell));
  await project.serve();
  await makeAdmin(project.client, project.gatewayUrl);

  const dotEnv = (given: Record<string, string>) =>
    Object.entries(given)
      .map(([name, value]) => `${name}="${value}"\n`)
      .join("");
  const file = join(folder, ".env");
  writeFileSync(file, dotEnv(values));
  const steps = app.split("\n");
  const start = steps.pop() ?? "";
  for (const step of steps) await timed(step, () => run(step, shell));
  printLine(`          ${start}`);
  await visit(start, shell, siteUrl);

  writeFileSync(file, dotEnv({ ...values, JOBS_SECRET: "" }));
  const code = await run(`${start} > refused.log 2>&1 || echo "code $?"`, shell);
  const output = readFileSync(join(folder, "refused.log"), "utf8");
  expect(
    code.includes("code 1") && output.includes("JOBS_SECRET"),
    `without JOBS_SECRET: ${code}\n${output}`,
  );
  printLine("  without JOBS_SECRET it names it and ends with code 1");
  rmSync(file);

  printLine("The Dockerfile's steps");
  const build = join(root, "build");
  const { steps: imageSteps, secretFile } = dockerBuild();
  checkOut(build);
  for (const path of globSync(read(".dockerignore").trim().split("\n"), { cwd: build }))
    rmSync(join(build, path), { recursive: true, force: true });
  const secret = randomUUID();
  writeFileSync(join(build, secretFile), dotEnv({ ...values, METRICS_SECRET: secret }));
  for (const step of imageSteps) await timed(step, () => run(step, { cwd: build, env: imageEnv() }));
  const image = join(root, "image");
  cpSync(join(build, ".next/standalone"), image, { recursive: true, verbatimSymlinks: true });
  rmSync(build, { recursive: true });
  const leaks = await run(`grep -rlF "${secret}" . || true`, { cwd: image, env: imageEnv() });
  expect(leaks === "", `the image has a secret in ${leaks}`);
  rmSync(folder, { recursive: true });
  printLine(
    `          ${execFileSync("du", ["-sh", image], { encoding: "utf8" }).split("\t")[0]} in the image`,
  );
  const last = /^CMD (\[.*\])$/m.exec(read("Dockerfile"))?.[1] ?? "[]";
  const command = JSON.parse(last).join(" ");
  const inContainer = { ...imageEnv(), ...values, NODE_ENV: "production", PORT: String(port) };
  await visit(command, { cwd: image, env: inContainer }, siteUrl);
}

async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "kapas-deploy-"));
  const closers: Closers = [];
  logConsoleToFile(root);
  printLine("docs/deploy.md");
  try {
    await follow(root, closers);
  } finally {
    await closeAll(closers);
    rmSync(root, { recursive: true, force: true });
  }
}

runMain(async () => {
  await main();
  process.exit(0);
});
