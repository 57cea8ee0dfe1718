import { connection } from "next/server";
import { answerWithin } from "@/server/gate/define-route";
import { issueCaptcha } from "@/server/limits/issue-captcha";

/** A puzzle, asked for by a form that was told to bring its solution. */
export async function GET(): Promise<Response> {
  await connection();
  // The real time: altcha compares the end of a puzzle with it.
  return answerWithin("puzzleVisitor", "captcha: issue", () => issueCaptcha(new Date()));
}
