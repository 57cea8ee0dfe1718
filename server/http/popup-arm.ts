import "server-only";
import { cookies } from "next/headers";
import { armCookie, type PopupArm, parsePopupArm } from "@/lib/leads/popup-arm";
import { refusesAnalytics } from "./consent-cookie";

/** This browser's group in the popup experiment; null when it has none yet, or refuses analytics. */
export async function readArm(): Promise<PopupArm | null> {
  if (await refusesAnalytics()) return null;
  return parsePopupArm((await cookies()).get(armCookie)?.value);
}
