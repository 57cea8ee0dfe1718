"use server";

import { moneyDecisionSchema, moneyStepSchema } from "@/lib/orders/money-case";
import { defineAction } from "@/server/gate/define-action";
import { decideMoneyStep, takeMoneyStep } from "./desk-repository";
import { explainMoneyStep } from "./explain-money-step";

export const takeMoneyStepAction = defineAction({
  name: "money: step",
  guard: "money.write",
  limit: ["staffPerson"],
  schema: moneyStepSchema,
  run: (step) => explainMoneyStep(() => takeMoneyStep(step)),
});

export const decideMoneyStepAction = defineAction({
  name: "money: decide",
  guard: "money.write",
  limit: ["staffPerson"],
  schema: moneyDecisionSchema,
  run: ({ stepId, isAgreed }) => explainMoneyStep(() => decideMoneyStep(stepId, isAgreed)),
});
