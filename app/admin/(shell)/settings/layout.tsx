import type { ReactNode } from "react";
import { SectionNav } from "@/components/settings/admin/section-nav";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-6 xl:grid-cols-[11rem_minmax(0,1fr)] xl:gap-16">
      <div className="min-w-0 xl:sticky xl:top-8 xl:self-start">
        <SectionNav />
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
