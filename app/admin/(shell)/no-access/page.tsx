import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/lib/paths";
import { messageForStatus } from "@/lib/result";

/** Shown to staff whose role does not include the page. */
export const metadata: Metadata = { title: "Not part of your role" };

export default function NoAccessPage() {
  return (
    <EmptyState
      title="Not part of your role"
      headingLevel="h1"
      actions={
        <ButtonLink href={paths.admin} variant="brand">
          Overview
        </ButtonLink>
      }
    >
      {messageForStatus(403)}. An owner can change what your role includes.
    </EmptyState>
  );
}
