import "server-only";
import { inviteReviews, sweepReviewPhotos } from "./repository";

const invitationsPerRun = 100;
const photosPerRun = 40;

/** Invites buyers to review what arrived some days ago, and forgets photos that nobody sent. */
export async function tendReviews(): Promise<void> {
  await inviteReviews(invitationsPerRun);
  await sweepReviewPhotos(photosPerRun);
}
