import { now } from "@/server/clock";
import { withDeadline } from "@/server/deadline";
import { answer } from "@/server/http/answer";
import { readRecentJobs } from "@/server/staff-jobs/queries";

/** The notifications of the admin's bell. */
export function GET(): Promise<Response> {
  return answer("jobs: recent", () => withDeadline(() => readRecentJobs(now())));
}
