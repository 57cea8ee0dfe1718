import "../admin.css";
import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/shell/admin-shell";
import { JobBell } from "@/components/staff-jobs/job-bell";
import { ToastChanges } from "@/components/ui/toast-changes";
import { getAdminShellData } from "@/server/admin/queries";

export default async function AdminShellLayout({ children }: { children: ReactNode }) {
  return (
    <AdminShell data={await getAdminShellData()} bell={<JobBell />}>
      {children}
      <ToastChanges />
    </AdminShell>
  );
}
