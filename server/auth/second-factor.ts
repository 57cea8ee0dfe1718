import "server-only";
import { type AuthError, isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { NewFactor } from "@/lib/auth/new-factor";
import { formatDayAndTime } from "@/lib/orders/when";
import { AppError } from "@/server/errors";
import { spendAttempts } from "@/server/limits/spend-attempts";
import type { Viewer } from "@/server/session/viewer";
import { getBrand } from "@/server/settings/queries";
import {
  requestCookieJar,
  type SessionClient,
  sessionClient,
  viewerClient,
} from "@/server/supabase/viewer-client";

const wrongCodeMessage = "That code is wrong or has expired. Please enter the one your app shows now.";

function explain(error: AuthError): AppError {
  if (isAuthRetryableFetchError(error)) return new AppError("unavailable");
  if (error.status === 429) return new AppError("rate_limited");
  if (error.code === "mfa_verification_failed" || error.code === "mfa_verification_rejected") {
    return new AppError("invalid_input", wrongCodeMessage, { code: wrongCodeMessage });
  }
  if (error.code === "insufficient_aal")
    return new AppError("forbidden", "Enter the code from your app first.");
  return new AppError("conflict", error.message);
}

async function listTotp(client: SessionClient) {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw explain(error);
  return data.all.filter(({ factor_type }) => factor_type === "totp");
}

/** The authenticator apps that the signed-in person has set up. */
export async function listMyFactors(
  client?: SessionClient,
): Promise<{ id: string; name: string; since: string }[]> {
  const verified = (await listTotp(client ?? (await viewerClient()))).filter(
    ({ status }) => status === "verified",
  );
  return verified.map(({ id, friendly_name, created_at }) => ({
    id,
    name: friendly_name ?? "",
    since: created_at,
  }));
}

/** Starts the setup of an app. It becomes a factor with its first code. Abandoned setups are removed. */
export async function beginFactor(now: Date): Promise<NewFactor> {
  const client = sessionClient(await requestCookieJar());
  const left = (await listTotp(client)).filter(({ status }) => status === "unverified");
  for (const { id } of left) await client.auth.mfa.unenroll({ factorId: id });
  const { shopName } = await getBrand();
  const { data, error } = await client.auth.mfa.enroll({
    factorType: "totp",
    issuer: shopName,
    friendlyName: `App of ${formatDayAndTime(now)}`,
  });
  if (error) throw explain(error);
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

async function tryCode(client: SessionClient, factorId: string, code: string): Promise<AuthError | null> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  return error;
}

/** Verifies a code of any app that is set up, or the first code of `factorId`. Upgrades the session. */
export async function verifySecondFactor(viewer: Viewer, code: string, factorId?: string): Promise<void> {
  const own = ["secondFactorPerson", viewer.id] as const;
  await spendAttempts([own]);
  const client = sessionClient(await requestCookieJar());
  const ids = factorId ? [factorId] : (await listMyFactors(client)).map(({ id }) => id);
  let refusal: AuthError | null = null;
  for (const id of ids) {
    refusal = await tryCode(client, id, code);
    if (!refusal) break;
  }
  if (ids.length === 0) throw new AppError("conflict", "No authenticator app is set up.");
  if (refusal) throw explain(refusal);
  await spendAttempts([], { clear: [own] });
}

export async function removeFactor(factorId: string): Promise<void> {
  const client = sessionClient(await requestCookieJar());
  const { error } = await client.auth.mfa.unenroll({ factorId });
  if (error) throw explain(error);
}
