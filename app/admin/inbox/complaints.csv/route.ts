import { now } from "@/server/clock";
import { exportComplaints } from "@/server/contact/queries";
import { downloadResponse } from "@/server/gate/download-response";

/** The register of complaints. */
export function GET(): Promise<Response> {
  return downloadResponse("complaints: export", () => exportComplaints(now()));
}
