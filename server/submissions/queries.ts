import "server-only";
import { unstable_rethrow } from "next/navigation";
import { z } from "zod";
import type { Proof } from "@/lib/designer/shop";
import { isOwnDesign, type OrderRef } from "@/lib/orders/order";
import type { DesignChange } from "@/lib/submissions/design-change";
import {
  type OrderArt,
  type Submission,
  submissionsPerPage,
  type VersionReview,
} from "@/lib/submissions/submission";
import { readDesignOwner } from "@/server/designs/owner-queries";
import { getProof } from "@/server/designs/proof-queries";
import { signPictures } from "@/server/designs/sign-picture";
import { log } from "@/server/log";
import { listOrderArt } from "@/server/orders/art-repository";
import { findVisibleOrder } from "@/server/orders/queries";
import { getViewer } from "@/server/session/viewer";
import { findRefusedOf, findReviewOf, listSubmissionsOf } from "./repository";

export type MySubmissions =
  | { is: "guest" }
  | { is: "unavailable" }
  | { is: "mine"; rows: Submission[]; total: number; page: number };

/** `page`: as in the URL. An uncaught failure would leave its response open for ever. */
export async function getMySubmissions(page: unknown): Promise<MySubmissions> {
  try {
    const viewer = await getViewer();
    if (!viewer) return { is: "guest" };
    await readDesignOwner(viewer);
    const number = z.coerce.number().int().min(1).max(1000).catch(1).parse(page);
    const { rows, total } = await listSubmissionsOf(viewer.id, (number - 1) * submissionsPerPage);
    return { is: "mine", rows: rows.map(withPicture), total, page: number };
  } catch (error) {
    unstable_rethrow(error);
    log.error({ err: error }, "submissions: failed to list");
    return { is: "unavailable" };
  }
}

function withPicture(submission: Submission): Submission {
  const [signed] = signPictures([{ imageUrl: submission.picture }]);
  return { ...submission, picture: signed?.imageUrl ?? submission.picture };
}

export type NewSubmission =
  | { is: "guest" }
  | { is: "missing" }
  | {
      is: "version";
      proof: Proof;
      review: VersionReview | null;
      /** The refused submission that it replaces. */
      follows: string | null;
    };

/** A version of one's own to be sent, with its stored draft. */
export async function getNewSubmission(versionId: unknown): Promise<NewSubmission> {
  const viewer = await getViewer();
  if (!viewer) return { is: "guest" };
  const id = z.uuid().safeParse(versionId);
  const proof = id.success ? await getProof(id.data) : null;
  if (!proof) return { is: "missing" };
  const [review, follows] = await Promise.all([
    findReviewOf(proof.versionId),
    findRefusedOf(viewer.id, proof.designId, proof.versionId),
  ]);
  return { is: "version", proof, review, follows };
}

export interface ProofReview {
  review: VersionReview | null;
  /** A refused submission of the same design. */
  follows: string | null;
  /** Null: the URL names no order, or one that the visitor may not see. */
  forOrder: ChangeForOrder | null;
}

interface ChangeForOrder {
  order: OrderRef;
  /** open: it waits for a replacement of the refused design · done: it has this design · over: it no longer waits */
  state: "open" | "done" | "over";
}

/** The shop's decision about a version, whose owner the visitor must be, and its purpose. */
export async function getProofReview(
  { versionId, designId }: Pick<Proof, "versionId" | "designId">,
  change: DesignChange | null,
): Promise<ProofReview> {
  const viewer = await getViewer();
  const [review, follows, forOrder] = await Promise.all([
    findReviewOf(versionId),
    viewer ? findRefusedOf(viewer.id, designId, versionId) : null,
    change?.order ? getChangeForOrder(change.order, change.replaces, versionId) : null,
  ]);
  return { review, follows, forOrder };
}

async function getChangeForOrder(
  { orderNumber, token }: OrderRef,
  replaces: string,
  versionId: string,
): Promise<ChangeForOrder | null> {
  const visible = await findVisibleOrder(orderNumber, token);
  if (!visible) return null;
  const art = await listOrderArt(visible.order.orderId);
  const replaced = art.find((each) => each.versionId === replaces);
  const isOpen = visible.order.status === "Confirmed" && replaced?.isRefused;
  const isDone = art.some((each) => each.versionId === versionId && !each.isRefused);
  return {
    order: { orderNumber, token: visible.token },
    state: isDone ? "done" : isOpen ? "open" : "over",
  };
}

/** The designs of an order, for anyone who may see it. */
export async function getOrderArt(orderNumber: string, token: string | null): Promise<OrderArt[]> {
  const visible = await findVisibleOrder(orderNumber, token);
  if (!visible?.order.items.some(isOwnDesign)) return [];
  return listOrderArt(visible.order.orderId);
}
