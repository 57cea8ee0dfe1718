import { request as httpRequest } from "node:http";
import type { FuzzRequest } from "./make-request";

/** A status, or why there was none. 0: the server closed the connection because the body was too large. */
export type Answer = { status: number; ms: number } | { fault: "hung" | "broken"; why: string };

/** Sends the bytes unchanged: fetch would normalize or refuse them. */
export function sendRequest(port: number, request: FuzzRequest, patienceMs: number): Promise<Answer> {
  const { method, path, headers, body } = request;
  const startedAt = performance.now();
  // A redirect may repeat a long address twice.
  const to = { host: "127.0.0.1", port, agent: false, maxHeaderSize: 65_536 };
  return new Promise((resolve) => {
    const sent = httpRequest({ ...to, method, path, headers }, (response) => {
      response.resume();
      response.once("end", () =>
        finish({ status: response.statusCode ?? 0, ms: performance.now() - startedAt }),
      );
      response.once("error", (error) => {
        const status = response.statusCode ?? 0;
        // The server refused while the body was still being sent: the status is enough.
        if (body && status >= 400 && status < 500) finish({ status, ms: performance.now() - startedAt });
        else finish({ fault: "broken", why: `in the middle: ${error.message}` });
      });
    });
    const timer = setTimeout(() => {
      finish({ fault: "hung", why: `no whole answer after ${patienceMs / 1000} s` });
      sent.destroy();
    }, patienceMs);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    sent.once("error", (error) => {
      const isCutOff = /ECONNRESET|EPIPE/.test(error.message) && (body?.length ?? 0) > 16_384;
      finish(isCutOff ? { status: 0, ms: 0 } : { fault: "broken", why: error.message });
    });
    if (headers.expect) sent.once("continue", () => sent.end(body ?? undefined)).flushHeaders();
    else sent.end(body ?? undefined);
  });
}
