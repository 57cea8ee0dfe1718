import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ComplaintState } from "@/components/contact/complaint-state";
import { getComplaint } from "@/server/contact/queries";

export const instant = false;

export const metadata: Metadata = {
  title: "Your complaint",
  robots: { index: false, follow: false },
  referrer: "same-origin",
};

export default async function ComplaintPage({ params }: PageProps<"/complaint/[key]">) {
  const complaint = await getComplaint((await params).key);
  if (!complaint) notFound();
  return <ComplaintState complaint={complaint} />;
}
