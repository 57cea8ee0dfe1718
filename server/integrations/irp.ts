import "server-only";
import { createPublicKey, verify } from "node:crypto";
import { z } from "zod";
import { timeoutSignal } from "@/server/deadline";

const deadlineMs = 10_000;

export interface IrpSettings {
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  username: string;
  password: string;
  /** Of the portal's signatures: SPKI, DER, in base64. */
  publicKey: string;
}

/** A document in the portal's schema INV-01, as far as its answer is compared with it. */
interface IrpDocument {
  DocDtls: { Typ: string; No: string; Dt: string };
  SellerDtls: { Gstin: string };
  BuyerDtls: { Gstin: string };
  ValDtls: { TotInvVal: number };
}

/** An e-way bill in the portal's schema, as far as it is found again. */
interface EwayBill {
  fromGstin: string;
  docType: string;
  docNo: string;
}

/** What a portal registered. Times in ISO. */
interface PortalEntry {
  number: string;
  ackNumber: string | null;
  registeredAt: string;
  /** Of an e-way bill; null until the courier has added its vehicle. */
  validUntil: string | null;
  signedQr: string | null;
}

/** A failed call. isRefusal: the portal understood and refused, so a retry is useless. */
export class IrpError extends Error {
  readonly code: string | null;
  readonly isRefusal: boolean;

  constructor(message: string, code: string | null, isRefusal: boolean, options?: ErrorOptions) {
    super(message, options);
    this.name = "IrpError";
    this.code = code;
    this.isRefusal = isRefusal;
  }
}

const codes = { duplicateIrn: "2150", duplicateEwayBill: "604" };
/** Of the two portals: the session is unknown or has expired. */
const sessionEnded = ["1005", "105", "106"];

const answerSchema = z.object({
  Status: z.coerce.number(),
  Data: z.unknown(),
  ErrorDetails: z
    .array(z.object({ ErrorCode: z.coerce.string(), ErrorMessage: z.string() }))
    .nullish()
    .catch(null),
});

/** "2026-11-29 11:22:00", Indian time. */
const portalMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .transform((text) => new Date(`${text.replace(" ", "T")}+05:30`).toISOString());

const irnSchema = z.object({
  Irn: z.string().regex(/^[0-9a-f]{64}$/),
  AckNo: z.coerce.string(),
  AckDt: portalMoment,
  SignedQRCode: z.string(),
});

/** "29/11/2026 11:22:00 AM", Indian time. */
const ewayMoment = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2} [AP]M$/)
  .transform((text) => {
    const [day = "", month = "", year = "", clock = "", half = ""] = text.split(/[/ ]/);
    const [hour = "", ...rest] = clock.split(":");
    const ofDay = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
    const time = [String(ofDay).padStart(2, "0"), ...rest].join(":");
    return new Date(`${year}-${month}-${day}T${time}+05:30`).toISOString();
  });

const ewaySchema = z.object({
  ewayBillNo: z.coerce.string().regex(/^\d{12}$/),
  ewayBillDate: ewayMoment,
  validUpto: ewayMoment.nullable(),
});

const tokenSchema = z.object({ AuthToken: z.string().min(1) });

interface Call {
  method: "GET" | "POST";
  path: string;
  body?: object;
}

/** Each GSTIN's session at the portal, until the portal refuses it. */
const tokens = new Map<string, string>();

/** Registers a document. After a lost answer it returns the entry that the earlier call made. Throws IrpError. */
export async function registerIrn(settings: IrpSettings, document: IrpDocument): Promise<PortalEntry> {
  const { Gstin } = document.SellerDtls;
  const { Typ, No, Dt } = document.DocDtls;
  const query = new URLSearchParams({ doctype: Typ, docnum: No, docdate: Dt });
  const data = await createOnce(
    () => send(settings, Gstin, { method: "POST", path: "/eicore/v1.03/Invoice", body: document }),
    codes.duplicateIrn,
    () => send(settings, Gstin, { method: "GET", path: `/eicore/v1.03/Invoice/irnbydocdetails?${query}` }),
  );
  const entry = parse(irnSchema, data);
  requireSignature(settings, entry, document);
  return {
    number: entry.Irn,
    ackNumber: entry.AckNo,
    registeredAt: entry.AckDt,
    validUntil: null,
    signedQr: entry.SignedQRCode,
  };
}

/** Creates an e-way bill. After a lost answer it returns the one that the earlier call made. Throws IrpError. */
export async function createEwayBill(settings: IrpSettings, bill: EwayBill): Promise<PortalEntry> {
  const { fromGstin, docType, docNo } = bill;
  const query = new URLSearchParams({ docType, docNo });
  const path = "/ewaybillapi/v1.03/ewayapi";
  const data = await createOnce(
    () => send(settings, fromGstin, { method: "POST", path: `${path}?action=GENEWAYBILL`, body: bill }),
    codes.duplicateEwayBill,
    () =>
      send(settings, fromGstin, { method: "GET", path: `${path}/GetEwayBillGeneratedByConsigner?${query}` }),
  );
  const { ewayBillNo, ewayBillDate, validUpto } = parse(ewaySchema, data);
  return {
    number: ewayBillNo,
    ackNumber: null,
    registeredAt: ewayBillDate,
    validUntil: validUpto,
    signedQr: null,
  };
}

/** Cancels an IRN within 24 hours of registering. A second call changes nothing. Throws IrpError. */
export async function cancelIrn(settings: IrpSettings, gstin: string, irn: string, reason: string) {
  const body = { Irn: irn, CnlRsn: reason, CnlRem: "Cancelled by the seller" };
  await cancelOnce(
    send(settings, gstin, { method: "POST", path: "/eicore/v1.03/Invoice/Cancel", body }),
    "9999",
  );
}

/** Cancels an e-way bill within 24 hours of creating it. A second call changes nothing. Throws IrpError. */
export async function cancelEwayBill(settings: IrpSettings, gstin: string, number: string, reason: number) {
  const body = { ewbNo: Number(number), cancelRsnCode: reason, cancelRmrk: "Cancelled by the seller" };
  await cancelOnce(
    send(settings, gstin, { method: "POST", path: "/ewaybillapi/v1.03/ewayapi?action=CANEWB", body }),
    "312",
  );
}

async function createOnce(create: () => Promise<unknown>, duplicate: string, find: () => Promise<unknown>) {
  try {
    return await create();
  } catch (error) {
    if (error instanceof IrpError && error.code === duplicate) return find();
    throw error;
  }
}

async function cancelOnce(call: Promise<unknown>, alreadyCancelled: string): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof IrpError && error.code === alreadyCancelled)) throw error;
  });
}

/** A session that the portal no longer knows is replaced once. */
async function send(settings: IrpSettings, gstin: string, call: Call): Promise<unknown> {
  const known = tokens.get(gstin);
  try {
    return await request(settings, gstin, call, known ?? (await logIn(settings, gstin)));
  } catch (error) {
    if (!known || !(error instanceof IrpError) || !sessionEnded.includes(error.code ?? "")) throw error;
    return request(settings, gstin, call, await logIn(settings, gstin));
  }
}

async function logIn(settings: IrpSettings, gstin: string): Promise<string> {
  const body = { UserName: settings.username, Password: settings.password };
  const call = { method: "POST", path: "/eivital/v1.04/auth", body } as const;
  try {
    const { AuthToken } = parse(tokenSchema, await request(settings, gstin, call, null));
    tokens.set(gstin, AuthToken);
    return AuthToken;
  } catch (error) {
    // Our credentials are at fault, not the document.
    if (error instanceof IrpError && error.isRefusal) throw new IrpError(error.message, error.code, false);
    throw error;
  }
}

async function request(
  settings: IrpSettings,
  gstin: string,
  { method, path, body }: Call,
  token: string | null,
): Promise<unknown> {
  const response = await fetch(`${settings.apiUrl}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      gstin,
      user_name: settings.username,
      ...(token !== null && { authtoken: token }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: timeoutSignal(deadlineMs),
    redirect: "manual",
    cache: "no-store",
  }).catch((error: unknown) => {
    throw new IrpError("The portal did not answer", null, false, { cause: error });
  });
  const text = await response.text().catch(() => "");
  if (!response.ok) throw new IrpError(`The portal answered ${response.status}`, null, false);
  const { Status, Data, ErrorDetails } = parse(answerSchema, parseJson(text));
  if (Status === 1) return Data;
  const [first] = ErrorDetails ?? [];
  if (!first) throw new IrpError("The portal gave no reason", null, false);
  const all = (ErrorDetails ?? []).map(({ ErrorCode, ErrorMessage }) => `${ErrorMessage} (${ErrorCode})`);
  throw new IrpError(all.join("; "), first.ErrorCode, true);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new IrpError("The portal's answer can't be read", null, false);
  return parsed.data;
}

const qrSchema = z.object({
  SellerGstin: z.string(),
  BuyerGstin: z.string(),
  DocNo: z.string(),
  DocTyp: z.string(),
  DocDt: z.string(),
  TotInvVal: z.number(),
  Irn: z.string(),
});

/** Only a QR code that the portal signed, for exactly this document, is stored and printed. */
function requireSignature(
  { publicKey }: IrpSettings,
  { Irn, SignedQRCode }: z.output<typeof irnSchema>,
  { DocDtls, SellerDtls, BuyerDtls, ValDtls }: IrpDocument,
): void {
  const [header = "", payload = "", signature = ""] = SignedQRCode.split(".");
  const decode = (part: string) => Buffer.from(part, "base64url");
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" });
  const isSigned = verify("sha256", Buffer.from(`${header}.${payload}`), key, decode(signature));
  const claims = z.object({ data: z.string() }).safeParse(parseJson(decode(payload).toString()));
  const qr = qrSchema.safeParse(claims.success ? parseJson(claims.data.data) : null);
  const isOurs =
    qr.success &&
    qr.data.Irn === Irn &&
    qr.data.DocNo === DocDtls.No &&
    qr.data.DocTyp === DocDtls.Typ &&
    qr.data.DocDt === DocDtls.Dt &&
    qr.data.SellerGstin === SellerDtls.Gstin &&
    qr.data.BuyerGstin === BuyerDtls.Gstin &&
    qr.data.TotInvVal === ValDtls.TotInvVal;
  if (!isSigned || !isOurs) throw new IrpError("The portal's signature is not valid", null, false);
}
