import { request as rawRequest } from "node:http";
import { newIp } from "./attempts";
import { shopPort, shopUrl } from "./env";

type Reply = { status: number; headers: Headers; body: string };

/** Sends a request without cookies. Redirects are returned, not followed. */
export async function get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
  return send(path, { headers });
}

async function send(path: string, init: RequestInit): Promise<Reply> {
  const headers = { "x-forwarded-for": newIp(), ...init.headers };
  const response = await fetch(new URL(path, shopUrl), { redirect: "manual", ...init, headers });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

export function postJson(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return send(path, {
    method: "POST",
    body: text,
    headers: { "content-type": "application/json", origin: shopUrl, ...headers },
  });
}

/** Sends the path unchanged: fetch would normalize or refuse a malformed one. */
export function statusOfRawPath(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = rawRequest({ host: "127.0.0.1", port: shopPort, path, method: "GET" }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
    });
    request.once("error", reject);
    request.end();
  });
}
