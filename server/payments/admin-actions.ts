"use server";

import { moneyDecisionSchema, moneyStepSchema } from "@/lib/orders/money-case";
import { defineAction } from "@/server/gate/define-action";
import { decideMoneyStep, requestMoneyStep } from "./admin-repository";
import { explainMoneyStep } from "./explain-money-step";

export const requestMoneyStepAction = defineAction({
  name: "money: step",
  guard: "money.write",
  limit: ["staffPerson"],
  schema: moneyStepSchema,
  run: (step) => explainMoneyStep(() => requestMoneyStep(step)),
});

export const decideMoneyStepAction = defineAction({
  name: "money: decide",
  guard: "money.write",
  limit: ["staffPerson"],
  schema: moneyDecisionSchema,
  run: ({ stepId, isAgreed }) => explainMoneyStep(() => decideMoneyStep(stepId, isAgreed)),
});
