import { logoUploadSchema } from "@/lib/settings/logo-schema";
import { maxLogoBytes } from "@/lib/settings/logos";
import { definePostRoute } from "@/server/gate/define-route";
import { saveLogo } from "@/server/settings/save-logo";
import { revalidateChanges } from "@/server/storefront/revalidate-changes";

export const POST = definePostRoute({
  name: "settings: upload logo",
  guard: "settings.write",
  limit: ["staffPerson"],
  schema: logoUploadSchema,
  // Base64 makes four bytes of three.
  maxBytes: Math.ceil(maxLogoBytes * 1.4),
  run: async ({ key, version, data }) => {
    await saveLogo(key, version, data);
    await revalidateChanges();
    return { ok: true };
  },
});
