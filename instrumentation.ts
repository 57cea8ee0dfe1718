/** A server that lacks a variable says so at boot, not at the first order. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next replaces this name when it builds
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ env }, { notePeers }, { varyByAccept }, { mendRedirects }, { compressAnswers }, { sendNotices }] =
    await Promise.all([
      import("@/server/env"),
      import("@/server/http/note-peer"),
      import("@/server/http/vary-by-accept"),
      import("@/server/http/mend-redirects"),
      import("@/server/http/compress-answers"),
      import("@/server/outbox/send-notices"),
    ]);
  env();
  notePeers();
  varyByAccept();
  mendRedirects();
  compressAnswers();
  sendNotices();
}
