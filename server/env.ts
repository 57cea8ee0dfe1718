import "server-only";
import { z } from "zod";

const secret = z.string().min(32, "must be at least 32 characters");

const sender = z
  .string()
  .regex(
    /^([^\r\n<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be like Kapas <orders@example.com>",
  );

const googleIssuer = "https://accounts.google.com";

const envSchema = z
  .object({
    APP_ENV: z.enum(["sandbox", "production", "preview"]),
    NEXT_PUBLIC_SITE_URL: z.url(),
    NEXT_PUBLIC_SUPABASE_URL: z.url(),
    SUPABASE_PUBLISHABLE_KEY: z.string().min(1),
    SUPABASE_SECRET_KEY: z.string().min(1),
    RAZORPAY_KEY_ID: z.string().min(1),
    RAZORPAY_KEY_SECRET: z.string().min(1),
    RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
    /** Accepted beside the other while a new secret replaces it: retries of a day keep the old one. */
    RAZORPAY_WEBHOOK_SECRET_OLD: z.string().optional(),
    RAZORPAY_API_URL: z.url().default("https://api.razorpay.com"),
    ORDER_TOKEN_SECRET: secret,
    JOBS_SECRET: secret,
    CAPTCHA_SECRET: secret,
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER_URL: z.url().default(googleIssuer),
    MAIL_API_URL: z.url().default("https://api.resend.com"),
    MAIL_API_KEY: z.string().optional(),
    MAIL_FROM: z.union([z.literal(""), sender]).optional(),
    SMS_API_URL: z.url().default("https://api.twilio.com"),
    SMS_ACCOUNT_SID: z.string().optional(),
    SMS_AUTH_TOKEN: z.string().optional(),
    SMS_FROM: z.string().optional(),
    /** Whether staff must have an authenticator app; production asks for it unless told otherwise. */
    STAFF_TWO_FACTOR: z.enum(["required", "optional"]).optional(),
    NEXTAUTH_SECRET: z.union([z.literal(""), secret]).optional(),
  })
  .superRefine((values, context) => {
    const isLive = values.RAZORPAY_KEY_ID.startsWith("rzp_live_");
    if (isLive !== (values.APP_ENV === "production")) {
      context.addIssue({
        code: "custom",
        path: ["RAZORPAY_KEY_ID"],
        message: isLive
          ? "is a live key; only production takes real money"
          : "must be a live key in production",
      });
    }
    if (values.APP_ENV !== "production") return;
    for (const [name, value] of Object.entries(values)) {
      if (value !== undefined && looksLikeSandbox(name, value)) {
        context.addIssue({
          code: "custom",
          path: [name],
          message: "is a sandbox value; production needs its own",
        });
      }
    }
    if (values.GOOGLE_ISSUER_URL !== googleIssuer) {
      context.addIssue({ code: "custom", path: ["GOOGLE_ISSUER_URL"], message: `must be ${googleIssuer}` });
    }
  });

export type Env = z.infer<typeof envSchema>;

function looksLikeSandbox(name: string, value: string): boolean {
  if (name.endsWith("_URL")) return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(value).hostname);
  return /sandbox/i.test(value);
}

/** Throws one error that names every variable at fault, and never shows a value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = envSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return source[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
  });
  throw new Error(`The environment is not complete (see .env.example):\n  ${faults.join("\n  ")}`);
}

let parsedEnv: Env | undefined;

/** Parsed once, at the first use: a build needs no secrets, a server asks at boot (instrumentation.ts). */
export function env(): Env {
  if (!parsedEnv) {
    parsedEnv = parseEnv(process.env);
    // next-auth takes its own address from nowhere else.
    process.env.NEXTAUTH_URL = parsedEnv.NEXT_PUBLIC_SITE_URL;
  }
  return parsedEnv;
}

/** True while `next build` renders pages; the database may be away then. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}
