import "server-only";
import { type Env, env } from "@/server/env";
import type { IrpSettings } from "@/server/integrations/irp";

const variables = [
  "IRP_API_URL",
  "IRP_CLIENT_ID",
  "IRP_CLIENT_SECRET",
  "IRP_USERNAME",
  "IRP_PASSWORD",
  "IRP_PUBLIC_KEY",
] as const;

/** Without all variables the portals are off: registrations wait. */
export function irpSettingsOf(
  source: Pick<Env, (typeof variables)[number]>,
): { isOn: true; settings: IrpSettings } | { isOn: false; why: string } {
  const missing = variables.find((name) => !source[name]);
  if (missing) return { isOn: false, why: `${missing} is not set` };
  const read = (name: (typeof variables)[number]) => source[name] ?? "";
  return {
    isOn: true,
    settings: {
      apiUrl: read("IRP_API_URL").replace(/\/$/, ""),
      clientId: read("IRP_CLIENT_ID"),
      clientSecret: read("IRP_CLIENT_SECRET"),
      username: read("IRP_USERNAME"),
      password: read("IRP_PASSWORD"),
      publicKey: read("IRP_PUBLIC_KEY"),
    },
  };
}

export function irpSettings() {
  return irpSettingsOf(env());
}
