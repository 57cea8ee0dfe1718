import { BackendError } from "@/server/errors";
import { explainMoneyStep } from "./explain-money-step";

it("names who changed the case since it was shown, and when", async () => {
  const details = JSON.stringify({ actor: "admin", by: "Meera Nair", at: "2026-11-20T10:15:00Z" });
  const refused = () =>
    Promise.reject(
      new BackendError("money: step", { code: "PT409", message: "", hint: "case_updated", details }, 409),
    );
  await expect(explainMoneyStep(refused)).rejects.toMatchObject({
    code: "conflict",
    message: "No change: this case was changed by Meera Nair, 20 Nov, 3:45 pm. Check it, then try again.",
  });
});
