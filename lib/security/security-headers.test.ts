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

describe("what a page may load in production", () => {
  const policy = contentPolicy(production);

  it("is ours, the project's pictures and Razorpay's, whose script loads others from its own hosts", () => {
    expect(ruleOf(policy, "script-src")).toBe(
      "script-src 'self' 'unsafe-inline' https://*.razorpay.com 'wasm-unsafe-eval'",
    );
    expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self' https://*.razorpay.com");
    expect(ruleOf(policy, "connect-src")).toBe("connect-src 'self' https://*.razorpay.com");
    expect(ruleOf(policy, "img-src")).toContain("https://project.supabase.co");
  });

  it("posts forms to itself, to Google's sign-in and to Razorpay", () => {
    expect(ruleOf(policy, "form-action")).toBe(
      "form-action 'self' https://accounts.google.com https://*.razorpay.com",
    );
  });

  it("is no plug-in and no other base, and no other site can frame it", () => {
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("upgrade-insecure-requests");
  });
});

it("a nonce takes the place of the list: no host is trusted for scripts", () => {
  expect(ruleOf(contentPolicy(production, "abc"), "script-src")).toBe(
    "script-src 'nonce-abc' 'strict-dynamic' 'unsafe-inline' https: 'wasm-unsafe-eval'",
  );
});

it("a host that only looks like Razorpay's gets no Razorpay rule", () => {
  const razorpayCheckoutUrl = "https://evil-razorpay.com/x.js";
  expect(contentPolicy({ ...production, razorpayCheckoutUrl })).not.toContain("*.razorpay.com");
});

it("lets errors be reported to the host of the DSN, without its key", () => {
  const policy = contentPolicy({ ...production, errorReportsDsn: "https://abc123@o1.ingest.example.com/42" });
  expect(ruleOf(policy, "connect-src")).toBe(
    "connect-src 'self' https://*.razorpay.com https://o1.ingest.example.com",
  );
});

it("allows nothing that is unknown while the shop is built", () => {
  const policy = contentPolicy({ ...production, supabaseUrl: undefined, razorpayCheckoutUrl: "" });
  expect(ruleOf(policy, "img-src")).toBe("img-src 'self' data: blob:");
  expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self'");
});

it("lets trackers in on pages of the storefront alone, and nothing of theirs into frames and forms", () => {
  const policy = contentPolicy({ ...production, hasTrackers: true });
  expect(ruleOf(policy, "script-src")).toContain(
    "https://www.googletagmanager.com https://connect.facebook.net",
  );
  expect(ruleOf(policy, "connect-src")).toContain("https://*.clarity.ms");
  expect(ruleOf(policy, "frame-src")).toBe("frame-src 'self' https://*.razorpay.com");
  expect(contentPolicy(production)).not.toMatch(/google-analytics|facebook|clarity/);
});
