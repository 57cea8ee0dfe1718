import { responseTimeoutMs } from "@/lib/result";

/** Fails when no answer comes in time. The request may succeed all the same. */
export async function withResponseTimeout<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No answer came in time")), responseTimeoutMs);
  });
  try {
    return await Promise.race([asked, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
