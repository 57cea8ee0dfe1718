export { revalidateTag, updateTag } from "next/dist/server/web/spec-extension/revalidate";

// Only Next's compiler makes a cached function of "use cache". Here it is a plain one, which reads again at each call.
export function cacheLife(): void {}
export function cacheTag(): void {}
