import type { Metadata } from "next";
import DashboardPage from "../dashboard/page";

export const instant = false;

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

/** The spec names two addresses for the same screen; this is the second. */
export default DashboardPage;
