import type { Version } from "@/components/admin/form/save-outcome";

/** Versions of settings are timestamps in the database's format. */
export function asVersion(version: Version): string | null {
  return version === null ? null : String(version);
}
