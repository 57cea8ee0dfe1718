"use server";

import { z } from "zod";
import { toCouponForm } from "@/lib/offers/coupon-form";
import { couponSchema, generateSchema } from "@/lib/offers/coupon-schema";
import { simulationSchema } from "@/lib/offers/simulator-schema";
import { AppError, isStale } from "@/server/errors";
import { defineAction } from "@/server/gate/define-action";
import { hasAnyPermission } from "@/server/session/admin-access";
import { prepareJob } from "@/server/staff-jobs/prepare-job";
import { explainRefusal } from "./explain-refusal";
import {
  deleteCoupon,
  findAdminCoupon,
  findGoods,
  saveCoupon,
  switchBatch,
  switchCoupon,
  toRules,
} from "./repository";
import { simulateCart } from "./simulate-cart";

const id = z.int().positive();

export const addCouponAction = defineAction({
  name: "coupons: add",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: couponSchema,
  run: async (form) => {
    const newId = await explainRefusal(() => saveCoupon(null, form));
    return { kind: "saved" as const, version: null, id: newId };
  },
});

export const saveCouponAction = defineAction({
  name: "coupons: save",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, version: z.string().max(40), form: couponSchema }),
  run: async ({ id, version, form }, { now }) => {
    try {
      await saveCoupon({ id, version }, form);
    } catch (error) {
      const current = isStale(error) ? await findAdminCoupon(id, now) : null;
      if (!current) return explainRefusal(() => Promise.reject(error));
      const theirs = {
        values: toCouponForm(current.rules),
        version: current.version,
        by: current.story[0]?.by ?? null,
      };
      return { kind: "stale" as const, theirs };
    }
    return { kind: "saved" as const, version: (await findAdminCoupon(id, now))?.version ?? version };
  },
});

export const switchCouponAction = defineAction({
  name: "coupons: switch",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id, isActive: z.boolean() }),
  run: ({ id, isActive }) => explainRefusal(() => switchCoupon(id, isActive)),
});

export const switchBatchAction = defineAction({
  name: "coupons: switch set",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ batch: z.uuid(), isActive: z.boolean() }),
  run: ({ batch, isActive }) => explainRefusal(() => switchBatch(batch, isActive)),
});

export const deleteCouponAction = defineAction({
  name: "coupons: delete",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: z.strictObject({ id }),
  run: ({ id }) => explainRefusal(() => deleteCoupon(id)),
});

/** Prepares the job that generates the codes; it starts on confirmation. */
export const prepareCodesAction = defineAction({
  name: "coupons: prepare codes",
  guard: "offers.write",
  limit: ["staffPerson"],
  schema: generateSchema,
  run: async ({ prefix, howMany, ...form }) => {
    const count = Number(howMany);
    const title = `${count.toLocaleString("en-IN")} codes${prefix ? ` ${prefix}-…` : ""}`;
    const items = Array.from({ length: count }, () => ({}));
    const input = { prefix: prefix ? `${prefix}-` : "", rules: toRules(form) };
    return { jobId: await prepareJob({ kind: "coupons.generate", title, input, items }) };
  },
});

const maxGoods = 8;

export const findSampleGoodsAction = defineAction({
  name: "coupons: find goods",
  guard: "offers.read",
  limit: ["staffPerson"],
  schema: z.strictObject({ typed: z.string().trim().min(1).max(80) }),
  run: ({ typed }) => findGoods(typed, maxGoods),
});

/** Only staff who may see customers learn whether one has ordered before. */
export const simulateAction = defineAction({
  name: "coupons: simulate",
  guard: "offers.read",
  limit: ["staffPerson"],
  schema: simulationSchema,
  run: async (simulation, { now }) => {
    if (simulation.buyer === "known" && !(await hasAnyPermission("orders.read", "customers.read"))) {
      throw new AppError("forbidden");
    }
    const { quote, verdicts } = await simulateCart(simulation, now);
    return { quote, verdicts };
  },
});
