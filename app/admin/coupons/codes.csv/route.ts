import type { NextRequest } from "next/server";
import { z } from "zod";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import { downloadResponse } from "@/server/gate/download-response";
import { readBatchCsv } from "@/server/offers/queries";

/** The codes of one generated set. */
export function GET(request: NextRequest): Promise<Response> {
  return downloadResponse("coupons: codes", async () => {
    const batch = z.uuid().safeParse(request.nextUrl.searchParams.get("batch"));
    if (!batch.success) throw new AppError("not_found");
    return readBatchCsv(batch.data, now());
  });
}
