import "server-only";
import { inviteReviews, sweepReviewPhotos } from "./repository";

const invitationsPerRun = 100;
const photosPerRun = 40;

/** Invites customers to review items delivered some days ago, and deletes photos that were never submitted. */
export async function runReviewJobs(): Promise<void> {
  await inviteReviews(invitationsPerRun);
  await sweepReviewPhotos(photosPerRun);
}
