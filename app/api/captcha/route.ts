import { connection } from "next/server";
import { issueCaptcha } from "@/server/captcha/issue-captcha";
import { answerWithin } from "@/server/http/define-route";

/** A puzzle, asked for by a form that was told to bring its solution. */
export async function GET(): Promise<Response> {
  await connection();
  return answerWithin("puzzleVisitor", "captcha: issue", () => issueCaptcha(new Date()));
}
