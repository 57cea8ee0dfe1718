"use client";

import { ErrorView } from "@/components/layout/error-view";
import { paths } from "@/lib/paths";

export default function AdminError(props: { error: unknown; retry: () => void }) {
  return <ErrorView {...props} home={paths.admin} comfort="Your saved changes are safe." />;
}
