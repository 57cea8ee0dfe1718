import type { ReportRow, Sums } from "./report";

/** In whole paise. */
export interface ProfitCosts {
  item: number;
  parcel: number;
}

export interface ProfitLine {
  label: string;
  paise: number;
}

function rupeesIn(param: string | string[] | undefined): number {
  return typeof param === "string" && /^\d{1,5}(\.\d{1,2})?$/.test(param)
    ? Math.round(Number(param) * 100)
    : 0;
}

/** The cost per item and per parcel, typed into the URL, in paise; 0 if invalid. */
export function readCosts(params: Record<string, string | string[] | undefined>): ProfitCosts {
  return { item: rupeesIn(params.item), parcel: rupeesIn(params.parcel) };
}

/** The profit, line by line; the last line is their sum. `payments` are the sums of the payments report. */
export function computeProfit(
  documents: readonly ReportRow[],
  payments: Sums,
  costs: ProfitCosts,
): ProfitLine[] {
  const of = (kind: string, place: number) => documents.find(({ key }) => key[0] === kind)?.sums[place] ?? 0;
  const units = documents.reduce((sum, row) => sum + (row.sums[1] ?? 0), 0);
  const lines = [
    { label: "Invoices without GST", paise: of("invoice", 2) },
    { label: "Credit notes without GST", paise: of("note", 2) },
    { label: `${units} items kept by customers`, paise: -units * costs.item },
    { label: `${of("invoice", 0)} parcels shipped`, paise: -of("invoice", 0) * costs.parcel },
    { label: `${of("undelivered", 0)} RTO parcels`, paise: -of("undelivered", 0) * costs.parcel },
    // The reported fees include GST, which the shop can reclaim.
    { label: "Gateway fees without GST", paise: (payments[4] ?? 0) - (payments[3] ?? 0) },
  ];
  const left = lines.reduce((sum, { paise }) => sum + paise, 0);
  return [...lines, { label: "Profit after RTO", paise: left }];
}
