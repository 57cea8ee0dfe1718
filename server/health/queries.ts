import "server-only";
import { connection } from "next/server";
import { adminPaths } from "@/lib/admin-paths";
import type { HealthReading } from "@/lib/health/judge-health";
import { now } from "@/server/clock";
import { irpSettings } from "@/server/invoices/irp-settings";
import { mailSettings, slackSettings, smsSettings } from "@/server/outbox/channel-settings";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { findHealth } from "./find-health";
import { readDisk, versions } from "./read-host";

function whyOff(choice: { isOn: true } | { isOn: false; why: string }): string | null {
  return choice.isOn ? null : choice.why;
}

/** Current data of the Health page. */
export async function getHealthPage() {
  await requireAdminAccess(adminPaths.settingsSection("health"), "settings.read");
  await connection();
  const [facts, disk, canWrite] = await Promise.all([
    findHealth(),
    readDisk(),
    hasAnyPermission("settings.write"),
  ]);
  const reading: HealthReading = {
    facts,
    disk,
    off: {
      email: whyOff(mailSettings()),
      sms: whyOff(smsSettings()),
      slack: whyOff(slackSettings()),
      irp: whyOff(irpSettings()),
    },
    now: now(),
  };
  return { reading, versions, canWrite };
}
