import { getLogoUrl } from "@/server/settings/queries";

const maxAgeSeconds = 5 * 60;

/** Redirects to the shop's uploaded logo; without one, the drawn logo is used (components/layout/header.tsx). */
export async function GET(): Promise<Response> {
  const location = await getLogoUrl();
  const headers = { "cache-control": `public, max-age=${maxAgeSeconds}` };
  if (location === null) return new Response(null, { status: 404, headers });
  return new Response(null, { status: 307, headers: { ...headers, location } });
}
