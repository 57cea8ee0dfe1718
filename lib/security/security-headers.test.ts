import { contentPolicy } from "./security-headers";

const production = {
  siteUrl: "https://shop.example.com",
  supabaseUrl: "https://project.supabase.co",
  razorpayCheckoutUrl: "https://checkout.razorpay.com/v1/checkout.js",
  googleIssuerUrl: "https://accounts.google.com",
};

function ruleOf(policy: string, name: string): string | undefined {
  return policy.split("; ").find((rule) => rule.split(" ")[0] === name);
}

describe("the sources that a page may load in production", () => {
  const policy = contentPolicy(production);

  it("are the shop, the project's pictures and Razorpay, whose script loads others from its own hosts", () => {
    expect(ruleOf(policy, "script-src")).toBe(
      "script-src 'self' 'unsafe-inline' https://*.razorpay.com 'wasm-unsafe-eval'",
    );
    expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self' https://*.razorpay.com");
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' https://*.razorpay.com");
    expect(ruleOf(policy, "img-src")).toContain("https://project.supabase.co");
  });

  it("allows forms to post to the shop, Google's login and Razorpay", () => {
    expect(ruleOf(policy, "form-action")).toBe(
      "form-action 'self' https://accounts.google.com https://*.razorpay.com",
    );
  });

  it("allows no plug-in, no other base URL, and no framing by other sites", () => {
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("upgrade-insecure-requests");
  });
});

it("a nonce replaces the list: no host is trusted for scripts", () => {
  expect(ruleOf(contentPolicy(production, "abc"), "script-src")).toBe(
    "script-src 'nonce-abc' 'strict-dynamic' 'unsafe-inline' https: 'wasm-unsafe-eval'",
  );
});

it("a host that only looks like Razorpay's gets no Razorpay rule", () => {
  const razorpayCheckoutUrl = "https://evil-razorpay.com/x.js";
  expect(contentPolicy({ ...production, razorpayCheckoutUrl })).not.toContain("*.razorpay.com");
});

it("allows error reports to the host of the DSN, without its key", () => {
  const policy = contentPolicy({ ...production, errorReportsDsn: "https://abc123@o1.ingest.example.com/42" });
  expect(ruleOf(policy, "connect-src")).toBe(
    "connect-src 'self' https://*.razorpay.com https://o1.ingest.example.com",
  );
});

it("allows nothing that is unknown during the build", () => {
  const policy = contentPolicy({ ...production, supabaseUrl: undefined, razorpayCheckoutUrl: "" });
  expect(ruleOf(policy, "img-src")).toBe("img-src 'self' data: blob:");
  expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self'");
});

it("allows trackers only on storefront pages, and not in frames and forms", () => {
  const policy = contentPolicy({ ...production, hasTrackers: true });
  expect(ruleOf(policy, "script-src")).toContain(
    "https://www.googletagmanager.com https://connect.facebook.net",
  );
  expect(ruleOf(policy, "connect-src")).toContain("https://*.clarity.ms");
  expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self' https://*.razorpay.com");
  expect(contentPolicy(production)).not.toMatch(/google-analytics|facebook|clarity/);
});
