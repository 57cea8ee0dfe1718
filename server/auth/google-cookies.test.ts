afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

async function cookiesOn(siteUrl: string) {
  vi.spyOn(process, "env", "get").mockReturnValue({ NODE_ENV: "test", NEXT_PUBLIC_SITE_URL: siteUrl });
  const { googleFlowCookies } = await import("./google-cookies");
  return Object.values(googleFlowCookies());
}

test("two shops on one machine keep separate cookies for Google", async () => {
  for (const { name, options } of await cookiesOn("http://localhost:3700")) {
    expect(name).toMatch(/^next-auth\..+-3700$/);
    expect(options).toEqual({ httpOnly: true, sameSite: "lax", secure: false, path: "/" });
  }
});

test("on https, the cookies for Google are sent over https only", async () => {
  for (const { name, options } of await cookiesOn("https://shop.example")) {
    expect(name).toMatch(/^__(Secure|Host)-next-auth\.[a-z._-]+$/);
    expect(options.secure).toBe(true);
  }
});
