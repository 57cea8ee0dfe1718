import { readBody, readJson } from "./read-body";

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request("http://shop.example/", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

function streamOf(...chunks: string[]): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

describe("the body of a request", () => {
  it("arrives as the exact bytes", async () => {
    await expect(readBody(post("äb"), 3)).resolves.toEqual(Buffer.from("äb"));
    await expect(readBody(new Request("http://shop.example/"), 3)).resolves.toHaveLength(0);
  });

  it("is refused when it is too long, even when it arrives in chunks without Content-Length", async () => {
    await expect(readBody(post("abcd"), 3)).rejects.toMatchObject({ code: "too_large" });
    await expect(readBody(post(streamOf("ab", "cd")), 3)).rejects.toMatchObject({ code: "too_large" });
    await expect(readBody(post("a", { "content-length": "9" }), 3)).rejects.toMatchObject({
      code: "too_large",
    });
  });

  it("that is not JSON is bad input, not a crash", async () => {
    for (const body of ["", "{", "NaN", "\u0000"]) {
      await expect(readJson(post(body), 100)).rejects.toMatchObject({ code: "bad_request" });
    }
  });
});
