import "server-only";

/** False for a body that calls itself a form and is none: Next would answer it with an error of ours. */
export async function isReadableForm(request: Request): Promise<boolean> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data")) return true;
  try {
    await request.clone().formData();
    return true;
  } catch {
    return false;
  }
}
