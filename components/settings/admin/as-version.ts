import type { Version } from "@/components/admin/form/save-outcome";

/** Versions of settings are times as the database writes them. */
export function asVersion(version: Version): string | null {
  return version === null ? null : String(version);
}
