/** @type {import("next").NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
};

export default config;
