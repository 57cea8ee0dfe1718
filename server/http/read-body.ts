import "server-only";
import { AppError } from "@/server/errors";

/** The raw body; fails as soon as it is too long, whatever Content-Length says. */
export async function readBody(
  request: Request,
  maxBytes: number,
  describeTooLarge: (bytes: number | null) => string = () => "That's too large.",
): Promise<Buffer> {
  const announced = Number(request.headers.get("content-length"));
  if (announced > maxBytes) throw new AppError("too_large", describeTooLarge(announced));
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return Buffer.alloc(0);
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AppError("too_large", describeTooLarge(null));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const body = await readBody(request, maxBytes);
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new AppError("bad_request", "That's not valid JSON.");
  }
}
