import { answerGoogle } from "@/server/auth/answer-google";

type Context = RouteContext<"/api/auth/[...nextauth]">;

/** The way back from Google. next-auth's other addresses do not exist here: the shop has one session, and it is not that. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerGoogle(request, (await params).nextauth);
}

/** The way to Google: the buttons are plain forms that post here. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerGoogle(request, (await params).nextauth);
}
