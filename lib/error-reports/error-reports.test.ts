import { errorReportSchema } from "./report-schema";
import { summarizeReport } from "./summarize-report";

const report = {
  type: "screen" as const,
  message: "TypeError: price of undefined",
  url: "https://kapas.test/products/plain-tee?utm=1",
  stack: "TypeError: price\n    at Price (https://kapas.test/_next/static/chunks/a1b2c3.js:12:345)",
};

describe("the payload", () => {
  it("is strict", () => {
    expect(errorReportSchema.safeParse(report).success).toBe(true);
    expect(errorReportSchema.safeParse({ ...report, email: "a@b.co" }).success).toBe(false);
  });

  it.each([
    { type: "anything" },
    { type: 7 },
    { message: " " },
    { message: "x".repeat(2001) },
    { url: null },
    { stack: "x".repeat(8001) },
    { digest: "a b" },
    { timestamp: -1 },
    { timestamp: 1.5 },
  ])("refuses %j", (wrong) => {
    expect(errorReportSchema.safeParse({ ...report, ...wrong }).success).toBe(false);
  });
});

describe("the summary", () => {
  it("contains no email address, phone, code or token, and no query", () => {
    const { message, page, sameAs } = summarizeReport({
      ...report,
      message: "No user asha@kapas.test,\n+91 98765 43210, otp 493021, token=abcdef",
      url: "/order-details/KP-2F4A-81C7-9D3E?t=s3cret#asha@kapas.test",
    });
    expect(message).toBe("No user [mail], [phone], otp [hidden], token=[hidden]");
    expect(page).toBe("/order-details/KP-2F4A-81C7-9D3E");
    expect(sameAs).not.toMatch(/asha|98765|493021|abcdef/);
  });

  it.each([
    ["/a%00b%", "/a%00b%"],
    ["http://[", "/"],
    ["javascript:alert(1)", "/"],
    ["/find/asha%40kapas.test", "/find/[mail]"],
    ["/x%3Ft=secret", "/x"],
  ])("shortens the URL %s to %s", (url, page) => {
    expect(summarizeReport({ ...report, url }).page).toBe(page);
  });

  it("is the same for another build, another number and another page", () => {
    const other = {
      ...report,
      url: "/cart",
      stack: report.stack.replace("a1b2c3", "ffee01").replace("345", "9"),
    };
    expect(summarizeReport(other).sameAs).toBe(summarizeReport(report).sameAs);
    expect(summarizeReport({ ...report, message: "no size 41" }).sameAs).toBe(
      summarizeReport({ ...report, message: "no size 42" }).sameAs,
    );
    expect(summarizeReport({ ...report, type: "promise" }).sameAs).not.toBe(summarizeReport(report).sameAs);
  });

  it("is short", () => {
    expect(summarizeReport({ ...report, message: "word ".repeat(400) }).message).toHaveLength(300);
  });
});
