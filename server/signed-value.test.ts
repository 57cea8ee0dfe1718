import { appEnv } from "@/sandbox/app-env";
import { signValue, verifySignedValue } from "./signed-value";

beforeAll(() => {
  // biome-ignore lint/style/noProcessEnv: the secret is read from there
  Object.assign(process.env, appEnv({ siteUrl: "http://localhost:1", gatewayUrl: "http://localhost:2" }));
});

test("a value is accepted only with our signature, and only for its purpose", () => {
  const signed = signValue("otp", "a.b{}");
  expect(verifySignedValue("otp", signed)).toBe("a.b{}");
  expect(verifySignedValue("device", signed)).toBeNull();
  for (const forged of [undefined, "", "a.b{}", "a.b{}.", `x${signed}`, `${signed}x`, signed.slice(0, -1)]) {
    expect(verifySignedValue("otp", forged)).toBeNull();
  }
});
