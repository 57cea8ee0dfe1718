import { readFileSync } from "node:fs";
import { startScript } from "../../sandbox/next-app";

const read = (file: string) => readFileSync(file, "utf8");

it("the container runs Node with the settings of npm start", () => {
  const dockerfile = read("Dockerfile");
  const flags = startScript.match(/--max\S+|--heap\S+|MALLOC\S+/g) ?? [];
  expect(flags.filter((flag) => !dockerfile.includes(flag))).toEqual([]);
  const [, keepAlive] = /--keepAliveTimeout (\d+)/.exec(startScript) ?? [];
  expect(dockerfile).toContain(`KEEP_ALIVE_TIMEOUT=${keepAlive} `);
});

it("the image has the Node that npm ci installs here", () => {
  const [major] = JSON.parse(read("package.json")).devDependencies.node.split(".");
  const images = read("Dockerfile").match(/^FROM node:\d+/gm);
  expect(new Set(images)).toEqual(new Set([`FROM node:${major}`]));
});

it("containers get more time to end than the app takes", () => {
  const [, grace] = /stop_grace_period: (\d+)s/.exec(read("compose.yml")) ?? [];
  expect(Number(grace)).toBeGreaterThan(20);
});

it("no secret gets into an image", () => {
  expect(read(".dockerignore").split("\n")).toEqual(expect.arrayContaining([".env*", ".git", ".next*"]));
  expect(read("Dockerfile")).not.toMatch(/^(?:ARG|ENV) .*(?:SECRET|KEY)/m);
});
