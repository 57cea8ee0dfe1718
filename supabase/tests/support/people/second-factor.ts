import { z } from "zod";
import { totpOf } from "../../../../sandbox/backend/totp";
import { type Caller, call } from "../backend/gateway";

const enrolledSchema = z.object({
  id: z.string(),
  totp: z.object({ secret: z.string(), qr_code: z.string() }),
});
const challengeSchema = z.object({ id: z.string() });
const openedSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

export type Factor = { id: string; secret: string };

export async function enrol(caller: Caller, name = "Phone"): Promise<Factor> {
  const { body } = await call(caller, "/auth/v1/factors", {
    body: { factor_type: "totp", friendly_name: name },
  });
  const { id, totp } = enrolledSchema.parse(body);
  return { id, secret: totp.secret };
}

/** The session continues with a new token; `code` is the app's present one by default. */
export async function verifySecondFactor(
  caller: Caller,
  { id, secret }: Factor,
  code = totpOf(secret, Date.now()),
) {
  const challenge = challengeSchema.parse(
    (await call(caller, `/auth/v1/factors/${id}/challenge`, { body: {} })).body,
  );
  const { status, body } = await call(caller, `/auth/v1/factors/${id}/verify`, {
    body: { challenge_id: challenge.id, code },
  });
  const opened = openedSchema.safeParse(body).data;
  return { status, body, caller: opened && { ...caller, token: opened.access_token } };
}

export function claimsOf({ token = "" }: Caller): Record<string, unknown> {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
  return z.record(z.string(), z.unknown()).parse(JSON.parse(payload));
}
