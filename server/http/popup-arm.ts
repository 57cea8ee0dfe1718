import "server-only";
import { cookies } from "next/headers";
import { armCookie, asArm, type PopupArm } from "@/lib/leads/popup-arm";
import { refusesCounting } from "./consent-cookie";

/** The half of the popup's experiment that this browser belongs to; null for one that was not drawn yet, or refuses to be counted. */
export async function readArm(): Promise<PopupArm | null> {
  if (await refusesCounting()) return null;
  return asArm((await cookies()).get(armCookie)?.value);
}
