import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { createRequestStore } from "next/dist/server/async-storage/request-store";
import { createWorkStore, type WorkStoreContext } from "next/dist/server/async-storage/work-store";
import { executeRevalidates } from "next/dist/server/revalidation-utils";
import { appendMutableCookies } from "next/dist/server/web/spec-extension/adapters/request-cookies";
import type { NextRequest } from "next/server";
import { call, SERVER } from "../backend/gateway";

/** A page can't write cookies; an action can, and may show its changes at once. */
export type Kind = "route" | "action" | "page";

export type Outcome<T> = {
  /** What was returned or thrown. */
  result: { value: T } | { error: unknown };
  /** The Set-Cookie headers of what was written through cookies(). */
  setCookies: string[];
};

type Incremental = WorkStoreContext["renderOpts"]["incrementalCache"];

const unfinished = new Set<Promise<unknown>>();
const failures: unknown[] = [];

function waitUntil(work: Promise<unknown>): void {
  const done = work.finally(() => unfinished.delete(done));
  unfinished.add(done);
}

/** Waits for all callbacks of after(), of any request; fails when any of them failed. */
export async function afterwards(): Promise<void> {
  while (unfinished.size > 0) await Promise.all(unfinished);
  const [failure] = failures.splice(0);
  if (failure !== undefined) throw failure;
}

// On its first query the gateway loads the whole schema, which takes longer than a page may wait on a busy machine.
beforeAll(() => call(SERVER, "/rest/v1/colors?select=slug&limit=1"));
// Before the file closes its connections.
afterAll(afterwards);

function workStoreFor(kind: Kind, path: string, onClose: (listener: () => void) => void) {
  return createWorkStore({
    page: kind === "route" ? `${path}/route` : `${path}/page`,
    renderOpts: {
      cacheLifeProfiles: {} as WorkStoreContext["renderOpts"]["cacheLifeProfiles"],
      staticPageGenerationTimeout: 60,
      // Next clears pages through it; it has no other use here.
      incrementalCache: {
        revalidateTag: async () => undefined,
      } as unknown as Incremental,
      cacheComponents: true,
      validationLevel: undefined as unknown as WorkStoreContext["renderOpts"]["validationLevel"],
      experimental: {} as WorkStoreContext["renderOpts"]["experimental"],
      waitUntil,
      onClose,
      onAfterTaskError: (error) => failures.push(error),
    },
    buildId: "test",
    deploymentId: "",
    previouslyRevalidatedTags: [],
  });
}

function requestStoreFor(kind: Kind, { headers, nextUrl }: NextRequest) {
  return createRequestStore({
    phase: kind === "page" ? "render" : "action",
    headers,
    url: { pathname: nextUrl.pathname, search: nextUrl.search },
    implicitTags: { tags: [], expirationsByCacheKind: new Map() },
    rootParams: {},
    resumeDataCache: null,
    onUpdateCookies: undefined,
    previewProps: undefined,
    isHmrRefresh: undefined,
    serverComponentsHmrCache: undefined,
    hmrRefreshHash: undefined,
    stagedFallbackParams: undefined,
  });
}

/** Runs `run` as Next does within a request, so that cookies(), headers(), after() and redirect() are Next's own. */
export async function inRequest<T>(
  kind: Kind,
  request: NextRequest,
  run: () => Promise<T>,
): Promise<Outcome<T>> {
  const listeners: (() => void)[] = [];
  const work = workStoreFor(kind, request.nextUrl.pathname, (listener) => listeners.push(listener));
  const store = requestStoreFor(kind, request);
  const answer = () =>
    Promise.resolve()
      .then(run)
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
  const result = await workAsyncStorage.run(work, () => workUnitAsyncStorage.run(store, answer));
  await executeRevalidates(work);
  const headers = new Headers();
  appendMutableCookies(headers, store.mutableCookies);
  for (const close of listeners) close();
  return { result, setCookies: headers.getSetCookie() };
}
