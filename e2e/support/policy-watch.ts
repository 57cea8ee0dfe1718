import type { BrowserContext } from "@playwright/test";

/** Records violations of the content policy in this browser from now on, and the reports that the browser sends. */
export async function watchPolicy(
  context: BrowserContext,
): Promise<{ blocked: string[]; reports: string[] }> {
  const blocked: string[] = [];
  const reports: string[] = [];
  await context.exposeBinding("reportBlocked", (_source, what: string) => blocked.push(what));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const what = `${location.pathname}: ${event.effectiveDirective} blocked ${event.blockedURI}`;
      Reflect.get(window, "reportBlocked")(what);
    });
  });
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/csp-report") reports.push(request.postData() ?? "");
  });
  return { blocked, reports };
}
