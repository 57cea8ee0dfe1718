import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { oddCharacter } from "@/lib/sanitize-text";
import { scrub } from "@/lib/scrub";

/** The chat-notification payload of POST /api/send-slack-notification. */
export const chatMessageSchema = z.strictObject({
  text: z
    .string()
    .max(500)
    .transform((given) =>
      scrub(given.replace(new RegExp(oddCharacter, "g"), " "))
        .replace(/\s+/g, " ")
        .trim(),
    )
    .refine((text) => text !== "", "can't be empty"),
  /** Its page in the admin. */
  path: z
    .string()
    .regex(/^\/admin(?!.*\.\.)(?:\/[\w.~-]+)*$/, "must be an admin path, such as /admin/orders")
    .max(200)
    .default(adminPaths.orders),
});

export type ChatMessage = z.output<typeof chatMessageSchema>;
