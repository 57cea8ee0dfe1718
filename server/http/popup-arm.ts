import "server-only";
import { cookies } from "next/headers";
import { armCookie, asArm, type PopupArm } from "@/lib/leads/popup-arm";
import { refusesCounting } from "./consent-cookie";

/** This browser's group in the popup experiment; null when it has none yet, or refuses analytics. */
export async function readArm(): Promise<PopupArm | null> {
  if (await refusesCounting()) return null;
  return asArm((await cookies()).get(armCookie)?.value);
}
