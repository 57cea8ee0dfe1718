import "../office.css";
import type { ReactNode } from "react";
import { OfficeShell } from "@/components/admin/shell/office-shell";
import { JobBell } from "@/components/staff-jobs/job-bell";
import { getOffice } from "@/server/admin/queries";

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <OfficeShell office={await getOffice()} bell={<JobBell />}>
      {children}
    </OfficeShell>
  );
}
