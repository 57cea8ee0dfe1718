import type { Metadata } from "next";
import DashboardPage from "../dashboard/page";

export const instant = false;

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

/** The spec's second address of the same screen. */
export default DashboardPage;
