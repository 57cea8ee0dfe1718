import "server-only";
import { createPublicKey } from "node:crypto";
import { z } from "zod";
import { isSmsTemplate, type SmsTemplate } from "@/lib/mail/sms-templates";

/** A secret of ours. */
export const secret = z.string().min(32, "must be at least 32 characters");

/** The From of emails. */
export const sender = z
  .string()
  .regex(
    /^([^\r\n<>]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "must be like Kapas <orders@example.com>",
  );

/** Where error reports go. */
export const dsn = z
  .string()
  .refine(
    (value) => value === "" || (URL.canParse(value) && /^https?:\/\/\w+@[^/]+\/(.+\/)?\d+$/.test(value)),
    "must be like https://<key>@<host>/<project>",
  )
  .optional();

function isPublicKey(value: string): boolean {
  try {
    createPublicKey({ key: Buffer.from(value, "base64"), format: "der", type: "spki" });
    return true;
  } catch {
    return false;
  }
}

/** The key of a portal's signatures: SPKI, DER, in base64. */
export const portalKey = z
  .string()
  .refine((value) => value === "" || isPublicKey(value), "must be a public key: SPKI, DER, in base64");

/** The DLT ids of SMS texts: cod_code=1107…,order_placed=1107… */
export const dltTemplates = z
  .string()
  .default("")
  .transform((text, context): ReadonlyMap<SmsTemplate, string> => {
    const known = new Map<SmsTemplate, string>();
    for (const pair of text.split(",").filter((part) => part.trim() !== "")) {
      const [name = "", id = ""] = pair.split("=").map((part) => part.trim());
      if (isSmsTemplate(name) && /^\d{10,25}$/.test(id)) known.set(name, id);
      else context.addIssue({ code: "custom", message: `has an invalid part, "${pair}"` });
    }
    return known;
  });

/** Redis is often a process beside the app, and its URL has another scheme. */
export const isWebAddress = (name: string) => /_(URL|DSN)$/.test(name) && name !== "REDIS_URL";
