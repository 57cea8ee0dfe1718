import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { newIp } from "../support/attempts";
import { backend } from "../support/backend";
import { postJson } from "../support/http";

const lead = (more: object = {}) => ({
  email: `http-${randomUUID().slice(0, 12)}@example.com`,
  source: "popup",
  sessionId: randomUUID(),
  consent: "2026-11",
  ...more,
});

test("what is no address, no phone or no lead at all is refused, and nothing of it is kept", async () => {
  const word = randomUUID().slice(0, 12);
  for (const wrong of [
    { email: `${word}@example.com\r\nBcc: x@example.com` },
    { email: `${word}@example.com`, phone: "<script>alert(1)</script>" },
    { email: `${word}@example.com`, utm: { source: "a\u0000\u0007b" } },
    { email: `${word}@example.com`, utm: { source: "x".repeat(200) } },
    { email: `${word}@example.com`, converted: true },
    { email: `${word}@example.com`, consent: "none" },
    { email: `${word}${"x".repeat(300)}@example.com` },
    { email: [`${word}@example.com`] },
  ]) {
    const { status } = await postJson("/api/leads", lead(wrong));
    expect(status, JSON.stringify(wrong)).toBe(422);
  }
  for (const arm of ['"both"', "null", '{"arm":"shown"}', "["])
    expect([400, 413, 422]).toContain((await postJson("/api/popup", arm)).status);
  const { data } = await backend.from("user_leads").select("id").like("email", `%${word}%`);
  expect(data).toEqual([]);
});

test("another site can neither leave an address nor count", async () => {
  const origin = { origin: "https://evil.example" };
  expect((await postJson("/api/leads", lead(), origin)).status).toBe(403);
  expect((await postJson("/api/popup", '"shown"', origin)).status).toBe(403);
});

test("of 200 addresses in a minute from one visitor most are refused in words", async () => {
  const headers = { "x-forwarded-for": newIp() };
  const answers = [];
  for (let round = 0; round < 20; round += 1)
    answers.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => postJson("/api/leads", lead(), headers)))),
    );
  const kept = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 428);
  expect([kept.length, refused.length]).toEqual([30, 170]);
  expect(JSON.parse(refused[0]?.body ?? "").message).toMatch(/Too many requests/);
});

const uncounted: Record<string, string>[] = [
  { "user-agent": "Googlebot/2.1" },
  { "sec-gpc": "1" },
  { dnt: "1" },
];

test("neither a robot is counted nor who refuses it", async () => {
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Asia/Kolkata" });
  const shown = async () =>
    (await backend.from("lead_popup_days").select("visitors").match({ day, arm: "shown" })).data?.[0]
      ?.visitors ?? 0;
  // Another test's visitor may be counted at the same moment.
  await expect(async () => {
    const before = await shown();
    for (const headers of uncounted)
      expect((await postJson("/api/popup", '"shown"', headers)).status).toBe(200);
    expect(await shown()).toBe(before);
  }).toPass();
});
