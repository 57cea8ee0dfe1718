import { answerWithin } from "@/server/gate/define-route";
import { requireDeliveryOffer } from "@/server/pincodes/queries";

export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/pincodes/[pincode]">,
): Promise<Response> {
  const { pincode } = await params;
  const response = await answerWithin("pincodeVisitor", "pincode: look up", () =>
    requireDeliveryOffer(pincode),
  );
  // The answer holds no personal data. Places don't move, but prices do.
  if (response.ok) response.headers.set("cache-control", "public, max-age=300");
  return response;
}
