import { useSyncExternalStore } from "react";
import { sendWithCaptcha } from "@/components/auth/send-with-captcha";
import { captchaHeader } from "@/lib/auth/captcha";
import { designPaths } from "@/lib/designer/design-paths";
import { describeTooLarge, maxUploadBytes, type Upload } from "@/lib/designer/uploads";
import {
  type CollectionNotice,
  changedNoticeMessage,
  noticeField,
  readChangedNotice,
  uploadNotice,
} from "@/lib/privacy/collection-notices";
import { offlineMessage } from "@/lib/result";
import { createStore } from "../store";

/** A file that is uploading. */
export interface Sending {
  key: number;
  name: string;
  /** 0 … 1; 1 while the server processes it. */
  share: number;
  /** The error message; null: in progress. */
  problem: string | null;
  /** Kept for a retry; null where a retry would fail too. */
  file: File | null;
}

interface Uploads {
  /** null: not loaded yet. */
  list: readonly Upload[] | null;
  problem: string | null;
  sending: readonly Sending[];
  /** The current privacy notice. */
  notice: CollectionNotice;
}

const store = createStore<Uploads>({ list: null, problem: null, sending: [], notice: uploadNotice });
const patch = (part: Partial<Uploads>) => store.set({ ...store.get(), ...part });
let isAsking = false;
let nextKey = 1;

async function ask(): Promise<void> {
  isAsking = true;
  try {
    const response = await fetch(designPaths.uploads);
    if (!response.ok) throw new Error(`uploads: ${response.status}`);
    // Our own route answers with this.
    const { assets } = (await response.json()) as { assets: Upload[] };
    patch({ list: assets, problem: null });
  } catch {
    patch({ problem: navigator.onLine ? "We couldn't load your pictures." : offlineMessage });
  } finally {
    isAsking = false;
  }
}

/** Loads the uploads; once, or again after a failure. */
export function loadUploads(): void {
  if (store.get().list === null && !isAsking) void ask();
}

export function addUpload(upload: Upload): void {
  const list = store.get().list ?? [];
  if (!list.some(({ id }) => id === upload.id)) patch({ list: [upload, ...list] });
}

export function useUploads(): Uploads {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Pixels of an upload; null while unknown. */
export function usePictureFacts(asset: string): Upload | null {
  return useUploads().list?.find(({ id }) => id === asset) ?? null;
}

/** The same outside of React. */
export function pictureSize(asset: string): Upload | null {
  return store.get().list?.find(({ id }) => id === asset) ?? null;
}

function track(key: number, part: Partial<Sending>): void {
  patch({ sending: store.get().sending.map((each) => (each.key === key ? { ...each, ...part } : each)) });
}

export function removeSending(key: number): void {
  patch({ sending: store.get().sending.filter((each) => each.key !== key) });
}

/** Uploads a file; null when it was refused, which the list of uploads then shows. */
export async function uploadPicture(file: File): Promise<Upload | null> {
  const key = nextKey++;
  const isTooLarge = file.size > maxUploadBytes;
  const problem = isTooLarge ? describeTooLarge(file.size) : null;
  const upload = { key, name: file.name, share: 0, problem, file: isTooLarge ? null : file };
  patch({ sending: [...store.get().sending, upload] });
  return isTooLarge ? null : send(key, file);
}

/** Uploads again what did not arrive. */
export async function sendAgain(key: number): Promise<Upload | null> {
  const file = store.get().sending.find((each) => each.key === key)?.file;
  if (!file) return null;
  track(key, { share: 0, problem: null });
  return send(key, file);
}

async function send(key: number, file: File): Promise<Upload | null> {
  const answer = await post(file, (share) => track(key, { share })).catch(whenLost);
  if ("problem" in answer) {
    if (answer.notice) patch({ notice: answer.notice });
    track(key, { problem: answer.problem, file: answer.canRetry ? file : null });
    return null;
  }
  removeSending(key);
  addUpload(answer.upload);
  return answer.upload;
}

/** `notice`: it has changed since the page was opened. */
type Answer = { upload: Upload } | { problem: string; canRetry: boolean; notice?: CollectionNotice };

const whenLost = (): Answer => ({
  problem: navigator.onLine ? "We couldn't upload the picture." : `${offlineMessage}.`,
  canRetry: true,
});

/** fetch() reports no upload progress, so this uses XMLHttpRequest. */
async function post(file: File, onProgress: (share: number) => void): Promise<Answer> {
  const { status, response } = await sendWithCaptcha(
    (captcha = "") =>
      new Promise<XMLHttpRequest>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open("POST", `${designPaths.uploads}?${noticeField}=${store.get().notice.version}`);
        request.setRequestHeader("Content-Type", file.type || "application/octet-stream");
        request.setRequestHeader(captchaHeader, captcha);
        request.responseType = "json";
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onload = () => resolve(request);
        request.onerror = reject;
        request.send(file);
      }),
  );
  return readAnswer(status, response);
}

/** The response of our own routes: the upload, or a message. */
export function readAnswer(status: number, body: unknown): Answer {
  // The same file would be refused again; after a timeout or a busy server, a retry may succeed.
  const canRetry = status >= 500 || status === 429;
  if (typeof body === "object" && body !== null) {
    if (status < 300 && "id" in body) return { upload: body as Upload };
    const changed = readChangedNotice(Object(Object(body).fieldErrors)[noticeField]);
    if (changed) return { problem: changedNoticeMessage, canRetry: true, notice: changed };
    if ("message" in body && typeof body.message === "string") return { problem: body.message, canRetry };
  }
  if (status === 429) return { problem: "Too many uploads at once. Try again in a minute.", canRetry };
  return { problem: "We couldn't read the picture.", canRetry: true };
}
