import { z } from "zod";
import { notesSchema } from "../inputs";

const flagSchema = z.union([z.boolean(), z.literal([0, 1])]).transform(Boolean);

const itemSchema = z.object({
  name: z.string().min(1, "The item.name field is required."),
  amount: z.int().min(100, "The amount must be at least INR 1.00."),
  currency: z.literal("INR", "Currency is not supported"),
  description: z.string().nullish(),
});

export const planInputSchema = z.object({
  period: z.literal("monthly", "The selected period is invalid."),
  interval: z.int().min(1, "The interval must be at least 1."),
  item: itemSchema,
  notes: notesSchema,
});

const quantitySchema = z.int().min(1, "The quantity must be at least 1.");
const countSchema = z.int().min(1, "The total count must be at least 1.");

export const subscriptionInputSchema = z.object({
  plan_id: z.string(),
  total_count: countSchema,
  quantity: quantitySchema.default(1),
  start_at: z.int().nullish(),
  customer_notify: flagSchema.default(true),
  notes: notesSchema,
});

/** The end of a cycle is not simulated: the shop cancels at once. */
export const cancelInputSchema = z.object({
  cancel_at_cycle_end: z.union([z.literal(false), z.literal(0)]).default(false),
});

export const pauseInputSchema = z.object({
  pause_at: z.literal("now", "The selected pause at is invalid.").default("now"),
});

export const resumeInputSchema = z.object({
  resume_at: z.literal("now", "The selected resume at is invalid.").default("now"),
});

export type PlanInput = z.infer<typeof planInputSchema>;
export type SubscriptionInput = z.infer<typeof subscriptionInputSchema>;
