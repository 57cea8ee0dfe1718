import { createHash, createPrivateKey, randomBytes, sign } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { sandboxKeys } from "../keys";
import { hang, MessageControl } from "../messages/message-control";
import { shopTimeMs } from "../shop-time";
import { irpPrivateKey } from "./signing-key";

/** The last character is a checksum of the others in base 36. */
function isGstin(gstin: string): boolean {
  if (!/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(gstin)) return false;
  let sum = 0;
  for (const [index, character] of [...gstin.slice(0, 14)].entries()) {
    const product = Number.parseInt(character, 36) * (1 + (index % 2));
    sum += Math.floor(product / 36) + (product % 36);
  }
  return Number.parseInt(gstin.slice(14), 36) === (36 - (sum % 36)) % 36;
}

const day = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);
const number = z.string().regex(/^[A-Z1-9/-][A-Z0-9/-]{0,15}$/);
const pin = z.number().int().min(100_000).max(999_999);
const state = z.string().regex(/^[0-3][0-9]$/);
const amount = z.number().nonnegative();
const party = {
  Gstin: z.string().length(15),
  LglNm: z.string().min(3).max(100),
  Addr1: z.string().min(1).max(100),
  Loc: z.string().min(3).max(50),
  Pin: pin,
  Stcd: state,
};

const invoiceSchema = z.object({
  Version: z.literal("1.1"),
  TranDtls: z.object({ TaxSch: z.literal("GST"), SupTyp: z.literal("B2B") }),
  DocDtls: z.object({ Typ: z.enum(["INV", "CRN"]), No: number, Dt: day }),
  SellerDtls: z.object(party),
  BuyerDtls: z.object({ ...party, Pos: state }),
  ItemList: z
    .array(
      z.object({
        SlNo: z.string(),
        PrdDesc: z.string().min(3).max(300),
        HsnCd: z.string().regex(/^\d{4,8}$/),
        Qty: z.number().positive(),
        TotAmt: amount,
        AssAmt: amount,
        GstRt: amount,
        TotItemVal: amount,
      }),
    )
    .min(1),
  ValDtls: z.object({ AssVal: amount, CgstVal: amount, SgstVal: amount, IgstVal: amount, TotInvVal: amount }),
});

const ewaySchema = z.object({
  docType: z.enum(["INV", "CRN"]),
  docNo: number,
  docDate: day,
  fromGstin: z.string().length(15),
  toGstin: z.union([z.literal("URP"), z.string().length(15)]),
  fromPincode: pin,
  toPincode: pin,
  totInvValue: amount,
  transporterId: z.string().length(15),
  itemList: z.array(z.object({ hsnCode: z.number(), taxableAmount: amount })).min(1),
});

interface Entry {
  document: string;
  answer: Record<string, unknown>;
  registeredMs: number;
  isCancelled: boolean;
}

const failed = (code: string, message: string, info: object[] | null = null) => ({
  Status: 0,
  Data: null,
  ErrorDetails: [{ ErrorCode: code, ErrorMessage: message }],
  InfoDtls: info,
});
const succeeded = (data: unknown) => ({ Status: 1, Data: data, ErrorDetails: null, InfoDtls: null });

/** "2026-11-29 11:22:00", Indian time. */
const portalMoment = (ms: number) => new Date(ms + 330 * 60_000).toISOString().slice(0, 19).replace("T", " ");

/** "29/11/2026 11:22:00 AM", Indian time. */
function ewayMoment(ms: number): string {
  const [date = "", clock = ""] = portalMoment(ms).split(" ");
  const [hour = "", ...rest] = clock.split(":");
  const ofHalf = String(Number(hour) % 12 || 12).padStart(2, "0");
  return `${date.split("-").toReversed().join("/")} ${[ofHalf, ...rest].join(":")} ${Number(hour) < 12 ? "AM" : "PM"}`;
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function signToken(data: object): string {
  const text = `${base64url({ alg: "RS256", typ: "JWT" })}.${base64url({ data: JSON.stringify(data), iss: "NIC" })}`;
  const key = createPrivateKey({
    key: Buffer.from(irpPrivateKey, "base64"),
    format: "der",
    type: "pkcs8",
  });
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

/** "2026-27" for a day such as "29/11/2026". */
function financialYear(date: string): string {
  const [, month = "", year = ""] = date.split("/");
  const start = Number(month) >= 4 ? Number(year) : Number(year) - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, "0")}`;
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= 1;

const cancelMs = 24 * 3_600_000;

/**
 * The invoice registration portal and the e-way bill system as a GSP relays them: NIC's paths, fields and error codes, without
 * its encryption of the body. `_control` takes a document's number as `to`; `_entries` lists what is registered.
 */
export function createIrp(): Hono {
  const control = new MessageControl();
  const sessions = new Set<string>();
  const invoices = new Map<string, Entry>();
  const bills = new Map<string, Entry>();
  let serial = 0;
  const app = new Hono();
  app.route("/_control", control.routes());
  app.get("/_entries", (c) => {
    const list = (entries: Map<string, Entry>) =>
      [...entries.values()].map(({ document, answer, isCancelled }) => ({ document, isCancelled, answer }));
    return c.json({ invoices: list(invoices), bills: list(bills) });
  });

  app.post("/eivital/v1.04/auth", async (c) => {
    const body = await c.req.json().catch(() => null);
    const isKnown =
      c.req.header("client_id") === sandboxKeys.irpClientId &&
      c.req.header("client_secret") === sandboxKeys.irpClientSecret &&
      body?.UserName === sandboxKeys.irpUsername &&
      body?.Password === sandboxKeys.irpPassword;
    if (!isKnown) return c.json(failed("3003", "Password should contain a valid value"));
    const token = randomBytes(16).toString("hex");
    sessions.add(token);
    return c.json(succeeded({ AuthToken: token, TokenExpiry: portalMoment(shopTimeMs() + 6 * 3_600_000) }));
  });

  app.use("*", async (c, next) => {
    if (!sessions.has(c.req.header("authtoken") ?? "")) return c.json(failed("1005", "Invalid Token"));
    return next();
  });

  /** Answers as the control says; `act` runs before a lost answer. */
  async function behave(c: Context, document: string, act: () => object) {
    const behaviour = control.of(document);
    if (behaviour === "refuse") return c.json(failed("3029", "GSTIN is not active"));
    if (behaviour === "busy") return c.text("Too many requests", 429);
    if (behaviour === "fail") return c.text("Internal server error", 500);
    if (behaviour === "hang") {
      await hang(c.req.raw.signal);
      return c.body(null, 504);
    }
    const answer = act();
    return behaviour === "lose" ? c.text("Bad gateway", 502) : c.json(answer);
  }

  function register(input: z.output<typeof invoiceSchema>): object {
    const { DocDtls, SellerDtls, BuyerDtls, ItemList, ValDtls } = input;
    const document = `${DocDtls.Typ} ${DocDtls.No}`;
    const existing = invoices.get(document);
    if (existing) return failed("2150", "Duplicate IRN", [{ InfCd: "DUPIRN", Desc: existing.answer }]);
    if (!isGstin(SellerDtls.Gstin) || !isGstin(BuyerDtls.Gstin)) return failed("3028", "GSTIN is invalid");
    if (BuyerDtls.Gstin.slice(0, 2) !== BuyerDtls.Stcd)
      return failed("2265", "Recipient GSTIN state code does not match with the state code passed");
    if (BuyerDtls.Gstin === SellerDtls.Gstin)
      return failed("2211", "Supplier and recipient GSTIN are the same");
    const sumOf = (part: "AssAmt" | "TotItemVal") => ItemList.reduce((sum, item) => sum + item[part], 0);
    if (!isNear(sumOf("AssAmt"), ValDtls.AssVal)) return failed("2182", "Invalid taxable value");
    if (!isNear(sumOf("TotItemVal"), ValDtls.TotInvVal)) return failed("2189", "Invalid total invoice value");
    const irn = createHash("sha256")
      .update(`${SellerDtls.Gstin}${financialYear(DocDtls.Dt)}${DocDtls.Typ}${DocDtls.No}`)
      .digest("hex");
    const at = portalMoment(shopTimeMs());
    const qr = {
      SellerGstin: SellerDtls.Gstin,
      BuyerGstin: BuyerDtls.Gstin,
      DocNo: DocDtls.No,
      DocTyp: DocDtls.Typ,
      DocDt: DocDtls.Dt,
      TotInvVal: ValDtls.TotInvVal,
      ItemCnt: ItemList.length,
      MainHsnCode: ItemList[0]?.HsnCd,
      Irn: irn,
      IrnDt: at,
    };
    serial += 1;
    const answer = {
      AckNo: 112_610_000_000_000 + serial,
      AckDt: at,
      Irn: irn,
      SignedQRCode: signToken(qr),
      Status: "ACT",
    };
    invoices.set(document, { document: DocDtls.No, answer, registeredMs: shopTimeMs(), isCancelled: false });
    return succeeded(answer);
  }

  app.post("/eicore/v1.03/Invoice", async (c) => {
    const input = invoiceSchema.safeParse(await c.req.json().catch(() => null));
    if (!input.success) return c.json(failed("5002", z.prettifyError(input.error)));
    if (input.data.SellerDtls.Gstin !== c.req.header("gstin"))
      return c.json(failed("2244", "GSTIN does not match"));
    return behave(c, input.data.DocDtls.No, () => register(input.data));
  });

  app.get("/eicore/v1.03/Invoice/irnbydocdetails", (c) => {
    const { doctype = "", docnum = "" } = c.req.query();
    const found = invoices.get(`${doctype} ${docnum}`);
    return c.json(found ? succeeded(found.answer) : failed("2148", "Requested IRN data is not available"));
  });

  function cancelled(found: Entry | undefined, codes: { none: string; again: string; late: string }) {
    if (!found) return failed(codes.none, "The requested data is not available");
    if (found.isCancelled) return failed(codes.again, "It is already cancelled");
    if (shopTimeMs() - found.registeredMs > cancelMs)
      return failed(codes.late, "The allowed cancellation time limit is crossed");
    found.isCancelled = true;
    return succeeded({ CancelDate: portalMoment(shopTimeMs()) });
  }

  app.post("/eicore/v1.03/Invoice/Cancel", async (c) => {
    const body = z
      .object({ Irn: z.string(), CnlRsn: z.enum(["1", "2", "3", "4"]), CnlRem: z.string().min(1).max(100) })
      .safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json(failed("5002", z.prettifyError(body.error)));
    const found = [...invoices.values()].find(({ answer }) => answer.Irn === body.data.Irn);
    const codes = { none: "2148", again: "9999", late: "2270" };
    return behave(c, found?.document ?? "", () => cancelled(found, codes));
  });

  app.post("/ewaybillapi/v1.03/ewayapi", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    if (c.req.query("action") === "CANEWB") {
      const input = z.object({ ewbNo: z.number(), cancelRsnCode: z.number().min(1).max(4) }).safeParse(body);
      const found = [...bills.values()].find(({ answer }) => answer.ewayBillNo === input.data?.ewbNo);
      const codes = { none: "325", again: "312", late: "315" };
      return behave(c, found?.document ?? "", () => cancelled(found, codes));
    }
    const input = ewaySchema.safeParse(body);
    if (!input.success) return c.json(failed("5002", z.prettifyError(input.error)));
    const { docType, docNo, toGstin } = input.data;
    return behave(c, docNo, () => {
      const document = `${docType} ${docNo}`;
      if (bills.has(document)) return failed("604", "E-way bill already generated for this document");
      if (toGstin !== "URP" && !isGstin(toGstin)) return failed("208", "Invalid buyer GSTIN");
      serial += 1;
      const answer = {
        ewayBillNo: 331_000_000_000 + serial,
        ewayBillDate: ewayMoment(shopTimeMs()),
        validUpto: null,
      };
      bills.set(document, {
        ...{ document: docNo, answer },
        ...{ registeredMs: shopTimeMs(), isCancelled: false },
      });
      return succeeded(answer);
    });
  });

  app.get("/ewaybillapi/v1.03/ewayapi/GetEwayBillGeneratedByConsigner", (c) => {
    const { docType = "", docNo = "" } = c.req.query();
    const found = bills.get(`${docType} ${docNo}`);
    return c.json(found ? succeeded(found.answer) : failed("325", "Could not retrieve data"));
  });
  return app;
}
