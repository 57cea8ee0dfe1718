import { createServer } from "node:net";

function listensOn(port: number, host: string): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      const actual = typeof address === "object" && address !== null ? address.port : null;
      server.close(() => resolve(actual));
    });
  });
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await listensOn(port, "127.0.0.1")) !== null && (await listensOn(port, "0.0.0.0")) !== null;
}

/** The wished port if nobody has it, else one that the system picks. */
export async function pickPort(wished: number): Promise<number> {
  const port = (await listensOn(wished, "127.0.0.1")) ?? (await listensOn(0, "127.0.0.1"));
  if (port === null) throw new Error("no free port on 127.0.0.1");
  return port;
}

/** Children of a run that was killed need a moment to notice, so a busy port gets a second look. */
export async function waitForFreePort(port: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!(await isPortFree(port))) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return true;
}
