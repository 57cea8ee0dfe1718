import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const units = { s: 1, m: 60, h: 3600 };

/** The value of `[section] name` in supabase/config.toml, which also configures a hosted project. */
function read(section: string, name: string): string {
  const text = readFileSync(resolve("supabase/config.toml"), "utf8");
  const body = text.split(`\n[${section}]\n`)[1]?.split("\n[")[0] ?? "";
  const value = body.match(new RegExp(`^${name} = "?([^"\n]+)"?$`, "m"))?.[1];
  if (value === undefined) throw new Error(`supabase/config.toml: [${section}] ${name} is missing`);
  return value;
}

function readSeconds(section: string, name: string): number {
  const [, count, unit] = read(section, name).match(/^(\d+)([smh]?)$/) ?? [];
  const factor = unit === "m" || unit === "h" ? units[unit] : units.s;
  return Number(count) * factor;
}

/** Applies the settings of a hosted project to the sandbox. */
export function readAuthSettings() {
  return {
    jwtSeconds: readSeconds("auth", "jwt_expiry"),
    minPasswordLength: Number(read("auth", "minimum_password_length")),
    idleSeconds: readSeconds("auth.sessions", "inactivity_timeout"),
    sessionSeconds: readSeconds("auth.sessions", "timebox"),
    mailCodeLength: Number(read("auth.email", "otp_length")),
    mailCodeSeconds: readSeconds("auth.email", "otp_expiry"),
    needsRecentSignIn: read("auth.email", "secure_password_change") === "true",
    smsCodeSeconds: readSeconds("auth.sms", "otp_expiry"),
    perFiveMinutes: {
      token: Number(read("auth.rate_limit", "token_refresh")),
      send: Number(read("auth.rate_limit", "sign_in_sign_ups")),
      verify: Number(read("auth.rate_limit", "token_verifications")),
    },
  };
}

export type AuthSettings = ReturnType<typeof readAuthSettings>;
