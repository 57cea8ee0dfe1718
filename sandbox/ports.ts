import { createServer } from "node:net";

type Attempt = { port: number } | { code: string };

function listenOn(port: number, host: string): Promise<Attempt> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve({ code: "code" in error ? String(error.code) : "" }));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const actual = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => resolve({ port: actual }));
    });
  });
}

// On every interface, because another program may use the port on one of them. A machine without IPv6 is fine.
async function isPortFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "0.0.0.0", "::"]) {
    const attempt = await listenOn(port, host);
    if ("code" in attempt && /^(EADDRINUSE|EACCES)$/.test(attempt.code)) return false;
  }
  return true;
}

/** The wanted port if it is free, else one that the system picks. */
export async function pickPort(preferred: number): Promise<number> {
  if (preferred > 0 && preferred <= 65_535 && (await isPortFree(preferred))) return preferred;
  const picked = await listenOn(0, "127.0.0.1");
  if ("code" in picked) throw new Error(`no free port on 127.0.0.1 (${picked.code})`);
  return picked.port;
}

/** Children of a killed run need a moment to exit, so a busy port is checked twice. */
export async function waitForFreePort(port: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!(await isPortFree(port))) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return true;
}
