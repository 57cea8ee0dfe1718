import { readFileSync } from "node:fs";
import { BackendError } from "@/server/errors";
import { adminRefusals, explainRefusal } from "./explain-refusal";

const refusedBy = (hint: string, words?: typeof adminRefusals) =>
  explainRefusal(
    () => Promise.reject(new BackendError("returns", { message: "", code: "PT409", hint }, 409)),
    words,
  );

/** All hints that the functions behind the two forms raise. */
const hints = ["public.request_return", "private.place_exchange"].flatMap((name) =>
  [...readFileSync(`supabase/schemas/returns/${name}.sql`, "utf8").matchAll(/hint = '(\w+)'/g)].map(
    ([, hint = ""]) => hint,
  ),
);

it.each(hints)("a return refused with %s has a message", async (hint) => {
  await expect(refusedBy(hint)).rejects.toMatchObject({
    name: "AppError",
    code: hint === "upi_needed" ? "invalid_input" : "conflict",
  });
});

it("a custom design is returned through support, and the customer gets its contact", async () => {
  await expect(refusedBy("custom_item")).rejects.toThrow(/only if the fault is ours.*\/contact/);
});

it("without stock the customer is asked to choose another size, and staff get instructions", async () => {
  await expect(refusedBy("out_of_stock")).rejects.toThrow("Please choose another");
  await expect(refusedBy("out_of_stock", adminRefusals)).rejects.toThrow("Add stock under Inventory");
});
