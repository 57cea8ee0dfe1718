import { connection } from "next/server";
import { answerWithin } from "@/server/gate/define-route";
import { issueCaptcha } from "@/server/limits/issue-captcha";

/** A puzzle for a form that the server asked to bring a solution. */
export async function GET(): Promise<Response> {
  await connection();
  // The real time, because altcha compares a puzzle's expiry with it.
  return answerWithin("puzzleVisitor", "captcha: issue", () => issueCaptcha(new Date()));
}
