import { answerWithin } from "@/server/http/define-route";
import { requirePincode } from "@/server/pincodes/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/pincodes/[pincode]">,
): Promise<Response> {
  const { pincode } = await params;
  const response = await answerWithin("pincodeVisitor", "pincode: look up", () => requirePincode(pincode));
  // Places don't move, and say nothing about who asks.
  if (response.ok) response.headers.set("cache-control", "public, max-age=86400");
  return response;
}
