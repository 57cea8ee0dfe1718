import "server-only";
import Razorpay from "razorpay";
import { z } from "zod";
import { parseRetryAfter, retry } from "@/lib/retry";
import { remainingMs, timeoutSignal, withDeadline } from "@/server/deadline";
import { env } from "@/server/env";

const tryMs = 4000;
/** For all tries of a read together: a visitor waits eight seconds in total. */
const totalMs = 6500;

/** An error of the gateway. Without a response, status is null. `reason` is the gateway's description, if any. */
export class GatewayError extends Error {
  readonly status: number | null;
  readonly reason: string | null;

  constructor(
    what: string,
    status: number | null,
    { reason = null, ...options }: ErrorOptions & { reason?: string | null } = {},
  ) {
    super(`razorpay: ${what} ${status === null ? "got no answer" : `answered ${status}`}`, options);
    this.name = "GatewayError";
    this.status = status;
    this.reason = reason;
  }
}

const errorSchema = z.object({ error: z.object({ description: z.string() }) });
const answerSchema = z.object({ status: z.int(), retryAfter: z.string().nullable(), body: z.unknown() });
const lossSchema = z.object({ code: z.string(), message: z.string() }).partial().catch({});

type Answer = z.infer<typeof answerSchema>;

/** The axios instance inside the package. Its types omit it, and its methods can't send a header. */
interface Transport {
  defaults: object;
  interceptors: {
    request: { use(onRequest: (request: { signal?: AbortSignal }) => object): void };
    response: {
      use(
        onAnswer: (answer: { status: number; headers: Record<string, unknown>; data: unknown }) => object,
        onLoss: (error: unknown) => Promise<never>,
      ): void;
    };
  };
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** Where version 2.9 of the package keeps it; the version is pinned. */
function transportOf(razorpay: Razorpay): Transport {
  return (razorpay.api as Razorpay["api"] & { rq: Transport }).rq;
}

let instance: Razorpay | undefined;

export function gateway(): Razorpay {
  instance ??= connect();
  return instance;
}

function connect(): Razorpay {
  const { RAZORPAY_API_URL, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET } = env();
  const razorpay = new Razorpay({ key_id: RAZORPAY_KEY_ID, key_secret: RAZORPAY_KEY_SECRET });
  const { defaults, interceptors } = transportOf(razorpay);
  // Every status is a response: our retry policy decides. Redirects too, so that our keys are never sent
  // elsewhere.
  const settings = { baseURL: RAZORPAY_API_URL, validateStatus: () => true, maxRedirects: 0, proxy: false };
  Object.assign(defaults, settings);
  // The `timeout` of axios restarts with each byte.
  interceptors.request.use((request) => ({
    ...request,
    signal: timeoutSignal(Math.min(tryMs, remainingMs())),
  }));
  interceptors.response.use(
    (answer) => ({
      ...answer,
      data: { status: answer.status, retryAfter: answer.headers["retry-after"] ?? null, body: answer.data },
    }),
    // The package reads `response` of every error and fails without it. The error itself holds our keys.
    (error) => {
      const { code, message } = lossSchema.parse(error);
      return Promise.reject({ response: { status: null, data: { error: `${code}: ${message}` } } });
    },
  );
  return razorpay;
}

export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item) });
}

/** Posts with headers, which the package's own methods can't send. */
export async function postWithHeaders(
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<unknown> {
  return (await transportOf(gateway()).post(path, body, { headers })).data;
}

type Call = () => Promise<unknown>;

/** Reads follow the shop's retry policy. */
export async function get<S extends z.ZodType>(what: string, call: Call, schema: S): Promise<z.output<S>> {
  const ask = () =>
    retry(() => send(what, call), {
      statusOf: (answer) => answer.status,
      retryAfterMs: (answer) => parseRetryAfter(answer.retryAfter, Date.now()),
      remainingMs,
    });
  return read(what, await withDeadline(ask, totalMs), schema);
}

/** Sent once, for any method: a read shows whether it worked. */
export async function post<S extends z.ZodType>(what: string, call: Call, schema: S): Promise<z.output<S>> {
  return read(what, await withDeadline(() => send(what, call), tryMs), schema);
}

async function send(what: string, call: Call): Promise<Answer> {
  try {
    return answerSchema.parse(await call());
  } catch (error) {
    throw new GatewayError(what, null, { cause: error });
  }
}

function read<S extends z.ZodType>(what: string, { status, body }: Answer, schema: S): z.output<S> {
  if (status < 200 || status > 299) {
    throw new GatewayError(what, status, { reason: errorSchema.safeParse(body).data?.error.description });
  }
  const { data, error } = schema.safeParse(body);
  if (error) throw new GatewayError(`${what} (malformed answer)`, status, { cause: error });
  return data;
}
