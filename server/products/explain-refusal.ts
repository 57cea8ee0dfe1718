import "server-only";
import { toName } from "@/lib/row";
import { declarationLabels, isDeclaration } from "@/lib/settings/documents/product-information";
import { AppError, type BackendError, mapRefusals, type Refusals, toFailure } from "@/server/errors";

/** The database's own sentence, without the name of the call before it. */
const sentenceOf = (error: BackendError) => error.message.replace(/^[a-z]+: [a-z ]+: /, "");

const refusals: Refusals = {
  no_pictures: new AppError("invalid_input", "Failed to upload any product images", {
    pictures: "At least one product image is required",
  }),
  picture_gone: new AppError("conflict", "Failed to update product images", {
    pictures: "A picture upload has expired. Remove it and upload it again.",
  }),
  sku_taken: (error) => `${sentenceOf(error)}. Give this one another.`,
  barcode_taken: (error) => `${sentenceOf(error)}. Give this one another.`,
  own_price_low: (error) => `${sentenceOf(error)}. Reload the page to see it.`,
  mrp_low: (error) =>
    error.details
      ? `${sentenceOf(error)}. Reload the page to see it.`
      : new AppError("conflict", "The MRP can't be below the price.", {
          mrp: "The MRP can't be below the price",
        }),
  information_missing: ({ details }) => {
    const missing = (details ?? "").split(",").filter(isDeclaration);
    return new AppError(
      "conflict",
      `A published product must state: ${missing.map((name) => declarationLabels[name]).join(", ")}.`,
      Object.fromEntries(
        missing.map((name) => [
          toName(name),
          "Fill it in here, or for the blank in Settings › Product information",
        ]),
      ),
    );
  },
  slug_taken: new AppError("conflict", "Another product uses or used this URL.", {
    slug: "Another product uses or used this URL. Choose another one.",
  }),
  blank_taken: new AppError("conflict", "Another product is the blank tee for this cut.", {
    cut: "Another product is the blank tee for this cut. Keep the cut, or change the blank in Settings › Printing first.",
  }),
  category_missing: new AppError("conflict", "Failed to process product category", {
    primaryCategory: "No category has this number. Enter a name.",
  }),
  not_found: new AppError("not_found", "This product no longer exists. Reload the page."),
  forbidden: new AppError("forbidden"),
};

/** Explains why a product could not be written. Other errors follow `failed`, without any SQL. */
export async function explainRefusal<T>(failed: string, write: () => Promise<T>): Promise<T> {
  try {
    return await mapRefusals(refusals, write);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code, message } = toFailure(failed, error);
    throw new AppError(code, `${failed}: ${message}`);
  }
}
