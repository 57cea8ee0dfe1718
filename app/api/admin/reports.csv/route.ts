import type { NextRequest } from "next/server";
import { indianDate } from "@/lib/orders/when";
import { gstr1Parts } from "@/lib/reports/gstr1";
import { readRange } from "@/lib/reports/range";
import { findReport } from "@/lib/reports/report-list";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import { downloadResponse } from "@/server/gate/download-response";
import { admit } from "@/server/gate/guard";
import { readGstr1File, readReportFile } from "@/server/reports/queries";

/** The report of the page at the same URL, as a file; with `part`, a section of GSTR-1. */
export function GET(request: NextRequest): Promise<Response> {
  return downloadResponse("reports: csv", async () => {
    await admit("reports.read");
    const params = Object.fromEntries(request.nextUrl.searchParams);
    const part = gstr1Parts.find((one) => one === params.part);
    const slug = findReport(params.report ?? "");
    if (!slug || (params.part && !part)) throw new AppError("not_found");
    const { starts, ends, problem } = readRange(params, now());
    if (problem) throw new AppError("invalid_input", problem);
    if (part) await admit("money.read");
    const text = part ? await readGstr1File(part, params) : await readReportFile(slug, params);
    const days = [starts, new Date(Date.parse(ends) - 1)].map((at) => indianDate(new Date(at))).join("-to-");
    const name = (part ?? slug).replace(/[()]/g, "-").replace(/-$/, "");
    return { name: `${name}-${days}.csv`, parts: inOnePart(text) };
  });
}

async function* inOnePart(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
