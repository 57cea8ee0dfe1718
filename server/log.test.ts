import pino from "pino";
import { log } from "./log";
import { enterRequest, setRequestOrder } from "./request-context";

/** The lines logged during this call. */
function linesOf(work: () => void): Record<string, Record<string, unknown>>[] {
  const lines: string[] = [];
  const stream = Object(log)[pino.symbols.streamSym];
  const write = vi.spyOn(stream, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  work();
  write.mockRestore();
  return lines.map((line) => JSON.parse(line));
}

it("an error is logged without the email address and phone in the database's message", () => {
  const error = Object.assign(new Error("Key (email)=(asha@kapas.test) exists"), {
    details: "phone +91 98765 43210",
    code: "23505",
  });
  const [line] = linesOf(() => log.warn({ err: error, orderNumber: "KP-2F4A-81C7-9D3E" }, "order: refused"));
  expect(JSON.stringify(line)).not.toMatch(/asha|98765/);
  expect(line?.err).toMatchObject({
    message: "Key (email)=([mail]) exists",
    details: "phone [phone]",
    code: "23505",
  });
  expect(line?.orderNumber).toBe("KP-2F4A-81C7-9D3E");
});

it("each line of the request after the order's number is known has it", async () => {
  await Promise.resolve();
  enterRequest("a-request");
  setRequestOrder("KP-2F4A-81C7-9D3E");
  const [line] = linesOf(() => log.info({ paymentId: "pay_1" }, "payment: applied"));
  expect(line).toMatchObject({
    requestId: "a-request",
    orderNumber: "KP-2F4A-81C7-9D3E",
    paymentId: "pay_1",
  });
});

it("a line belongs to its request, however late it is logged", async () => {
  const inRequest = async (id: string) => {
    await Promise.resolve();
    enterRequest(id);
    await new Promise((done) => setTimeout(done, 5));
    return linesOf(() => log.info("here"))[0]?.requestId;
  };
  expect(await Promise.all([inRequest("first-request"), inRequest("second-request")])).toEqual([
    "first-request",
    "second-request",
  ]);
  expect(linesOf(() => log.info("outside"))[0]).not.toHaveProperty("requestId");
});
