import { BackendError } from "@/server/errors";
import { explainRefusal } from "./explain-refusal";

const refusedBy = (hint: string) =>
  explainRefusal("Failed to update product", () =>
    Promise.reject(new BackendError("products", { message: "", code: "PT409", hint }, 409)),
  );

it.each([
  ["no_pictures", "pictures"],
  ["slug_taken", "slug"],
  ["blank_taken", "cut"],
  ["category_missing", "primaryCategory"],
])("a product refused with %s shows the reason at its field", async (hint, field) => {
  await expect(refusedBy(hint)).rejects.toMatchObject({ fieldErrors: { [field]: expect.any(String) } });
});
