import { AsyncLocalStorage } from "node:async_hooks";

type Mail = { to: string; subject: string; html: string };

const captureOfRequest = new AsyncLocalStorage<Mail[]>();

/** Runs a request and captures the emails that it causes, because no visitor requested them. */
export async function captureMails<T>(run: () => Promise<T>): Promise<{ result: T; mails: Mail[] }> {
  const mails: Mail[] = [];
  return { result: await captureOfRequest.run(mails, run), mails };
}

/** True when the email was captured. */
export function captureMail(mail: Mail): boolean {
  const mails = captureOfRequest.getStore();
  mails?.push(mail);
  return mails !== undefined;
}
