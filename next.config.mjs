/** @type {import("next").NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // On a visitor's machine the first start is what counts; `npm run types` checks the same in CI.
  typescript: { ignoreBuildErrors: process.env.APP_ENV === "sandbox" },

  redirects: async () =>
    ["/tshirt-designer", "/designer"].map((source) => ({
      source,
      destination: "/custom-design",
      permanent: true,
    })),

  rewrites: async () => ({
    beforeFiles: [
      ...["/terms", "/terms-policy"].map((source) => ({
        source,
        has: [{ type: "query", key: "tab", value: "privacy" }],
        destination: "/terms/privacy",
      })),
      { source: "/terms-policy", destination: "/terms" },
    ],
  }),
};

export default config;
