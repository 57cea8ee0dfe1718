import { handleGoogleRequest } from "@/server/auth/handle-google-request";

type Context = RouteContext<"/api/auth/[...nextauth]">;

/** The callback from Google. next-auth's other routes do not exist here, because the shop has its own session. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return handleGoogleRequest(request, (await params).nextauth);
}

/** Starts the Google login: the buttons are plain forms that post here. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return handleGoogleRequest(request, (await params).nextauth);
}
