import "server-only";
import { cookies } from "next/headers";
import { armCookie, asArm, type PopupArm } from "@/lib/leads/popup-arm";

/** The half of the popup's experiment that this browser belongs to; null for one that was not drawn yet. */
export async function readArm(): Promise<PopupArm | null> {
  return asArm((await cookies()).get(armCookie)?.value);
}
