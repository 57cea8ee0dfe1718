import "server-only";
import { type GarmentSide, sidesShowing } from "@/lib/designer/printing/placements";
import { productDraftOf } from "@/lib/submissions/product-draft";
import { listBlanks, readPrintPrices } from "@/server/designs/blank-repository";
import { aJob } from "@/server/designs/render-once";
import { readVersionPicture } from "@/server/designs/version-picture";
import { type DesignVersion, findVersion } from "@/server/designs/version-repository";
import { AppError } from "@/server/errors";
import { explainRefusal } from "@/server/products/explain-refusal";
import { findAdminProduct } from "@/server/products/repository";
import { findCategory } from "@/server/products/save-product";
import { storeProductPicture } from "@/server/products/store-picture";
import { findAdminSubmission, makeSubmissionProduct } from "./admin-repository";
import { mapReviewRefusals, reviewRefusals } from "./explain-refusal";

const failed = "Failed to create a product from this design";

/**
 * Makes an approved design into a draft product with pictures of it; returns the product's id. All rows are
 * written at once, and unused pictures are deleted.
 */
export async function makeProduct(submissionId: string): Promise<number> {
  const submission = await findAdminSubmission(submissionId);
  const version = submission && (await findVersion(submission.versionId));
  if (!submission || !version) throw reviewRefusals.no_submission;
  if (submission.status !== "approved") throw reviewRefusals.not_approved;
  if (!submission.mayPublish) throw reviewRefusals.not_offered;
  if (submission.product) throw reviewRefusals.has_product;
  const { blank, prices } = await readGoods(version);
  const form = productDraftOf(version, blank, prices, await drawPictures(version));
  if (!form) throw notSold();
  const category = await findCategory(form);
  return explainRefusal(failed, () =>
    mapReviewRefusals(() => makeSubmissionProduct(submissionId, form, category)),
  );
}

async function readGoods({ document: { cut, colour } }: DesignVersion) {
  const [blanks, prices] = await Promise.all([listBlanks(), readPrintPrices()]);
  const blank = blanks.find((each) => each.cut === cut);
  const product = blank?.variants.some(({ color }) => color === colour)
    ? await findAdminProduct(blank.productId)
    : null;
  if (!blank || !product) throw notSold();
  return { blank: { ...blank, form: product.form }, prices };
}

function notSold(): AppError {
  return new AppError(
    "conflict",
    "This tee isn't sold in a size and colour for this design. See Settings › Printing.",
  );
}

/** The front always, and the back when something is printed there: exactly the pictures that its reviewer saw. */
async function drawPictures({ id, prints }: DesignVersion) {
  const sides = new Set<GarmentSide>(["front", ...sidesShowing(prints)]);
  const pictures: { side: GarmentSide; url: string }[] = [];
  for (const side of sides) {
    const picture = await readVersionPicture(id, side, aJob);
    if (!picture) throw reviewRefusals.no_submission;
    pictures.push({ side, ...(await storeProductPicture(picture)) });
  }
  return pictures;
}
