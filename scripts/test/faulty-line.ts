import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/**
 * Faults between the shop and a service. refused: no server listens · hang: never answers · reset: the
 * request was read and never processed · lost: it was processed, and the response got lost · slow: it is
 * processed two seconds later · garbled: an intermediary responds instead, in HTML.
 */
export type Fault = "refused" | 500 | 429 | 400 | "hang" | "reset" | "lost" | "slow" | "garbled";

/** `what` is the method and the path. */
type Call = { what: string; at: number };

const slowMs = 2_000;

/** A connection from the shop to one service that can be broken; it records the shop's requests. */
export class FaultyLine {
  private fault: Fault | null = null;
  private hit = "";
  private calls: Call[] = [];
  private readonly server: Server;
  private port = 0;

  private constructor(private readonly target: string) {
    this.server = createServer((from, to) => {
      this.carry(from, to).catch(() => from.socket.destroy());
    });
    // As the gateway does, whose responses announce it: Node's own five seconds would end while the shop sends its next request.
    this.server.keepAliveTimeout = 120_000;
  }

  static async to(target: string): Promise<FaultyLine> {
    const line = new FaultyLine(target);
    await line.listen();
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Applies from now on to all calls, or to those with this text in their method and path. */
  async cut(fault: Fault, part = ""): Promise<void> {
    this.fault = fault;
    this.hit = part;
    this.calls = [];
    if (fault === "refused") await this.close();
  }

  async restore(): Promise<void> {
    if (this.fault === "refused") await this.listen();
    if (this.fault === "hang") this.server.closeAllConnections();
    this.fault = null;
    this.calls = [];
  }

  /** When each call arrived since the connection last broke or recovered, in milliseconds after the first. */
  triesOf(part: string): number[] {
    const calls = this.calls.filter(({ what }) => what.includes(part));
    return calls.map(({ at }) => at - (calls[0]?.at ?? 0));
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }

  private async listen(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(this.port, "127.0.0.1", done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async carry(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const what = `${from.method} ${from.url}`;
    this.calls.push({ what, at: performance.now() });
    const body = await buffer(from);
    const fault = what.includes(this.hit) ? this.fault : null;
    if (fault === "hang") return;
    if (fault === "reset") {
      from.socket.resetAndDestroy();
      return;
    }
    if (fault === "garbled") {
      to.writeHead(403, { "content-type": "text/html" }).end("<h1>Forbidden</h1>");
      return;
    }
    if (typeof fault === "number") {
      to.writeHead(fault, { "content-type": "application/json" }).end('{"message":"a fault"}');
      return;
    }
    if (fault === "slow") await new Promise((done) => setTimeout(done, slowMs));
    const answer = await this.forward(from, body);
    const text = await buffer(answer);
    if (fault === "lost") from.socket.resetAndDestroy();
    else to.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
  }

  private forward({ method, url = "", headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((done, fail) => {
      request(new URL(url, this.target), { method, headers }, done).on("error", fail).end(body);
    });
  }
}
