import { getLogoUrl } from "@/server/settings/queries";

const keptSeconds = 5 * 60;

/** Leads to the shop's own logo; where there is none, the drawn one takes its place (components/layout/header.tsx). */
export async function GET(): Promise<Response> {
  const location = await getLogoUrl();
  const headers = { "cache-control": `public, max-age=${keptSeconds}` };
  if (location === null) return new Response(null, { status: 404, headers });
  return new Response(null, { status: 307, headers: { ...headers, location } });
}
