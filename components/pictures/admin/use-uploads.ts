import { useContext, useEffect, useId, useRef, useState } from "react";
import { adminPaths } from "@/lib/admin-paths";
import { type Failed, maxPictureBytes, pictureProblems } from "@/lib/products/picture-rules";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { FormUploadsContext } from "./form-uploads";

const atOnce = 3;

interface Upload {
  key: number;
  name: string;
  /** 0 to 1 */
  progress: number;
}

export interface Uploads {
  running: readonly Upload[];
  /** The result of the last selection. */
  report: { count: number; failed: readonly Failed[] };
  add: (files: readonly File[]) => void;
}

/**
 * Uploads pictures, some at a time; a surrounding form saves after the last one. `onDone` gets each one's
 * index in the order in which they were chosen.
 */
export function useUploads(
  onDone: (url: string, place: number) => void,
  path: string = adminPaths.api.pictures,
): Uploads {
  const form = useContext(FormUploadsContext);
  const field = useId();
  const [running, setRunning] = useState<readonly Upload[]>([]);
  const [report, setReport] = useState<Uploads["report"]>({ count: 0, failed: [] });
  const waiting = useRef<{ file: File; key: number }[]>([]);
  const active = useRef(0);
  const lastKey = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is new at each render
  useEffect(() => {
    form?.show(
      field,
      running.map(({ progress }) => progress),
    );
  }, [running]);

  /** Resolves to whether all uploads of this worker succeeded. */
  async function work(): Promise<boolean> {
    const next = waiting.current.shift();
    if (!next) return true;
    active.current += 1;
    const { file, key } = next;
    const sent = await uploadPicture(file, path, (progress) =>
      setRunning((all) => all.map((one) => (one.key === key ? { ...one, progress } : one))),
    );
    active.current -= 1;
    setRunning((all) => all.filter((one) => one.key !== key));
    if (sent.ok) onDone(sent.url, key);
    else
      setReport(({ count, failed }) => ({
        count,
        failed: [...failed, { place: key, name: file.name, reason: sent.reason }].toSorted(
          (a, b) => a.place - b.place,
        ),
      }));
    const didOthers = await work();
    return sent.ok && didOthers;
  }

  function add(files: readonly File[]): void {
    if (files.length === 0) return;
    const isMore = active.current > 0 || waiting.current.length > 0;
    setReport((old) =>
      isMore ? { ...old, count: old.count + files.length } : { count: files.length, failed: [] },
    );
    for (const file of files) {
      lastKey.current += 1;
      const key = lastKey.current;
      waiting.current.push({ file, key });
      setRunning((all) => [...all, { key, name: file.name, progress: 0 }]);
    }
    for (let free = atOnce - active.current; free > 0; free -= 1) {
      const arrival = work();
      form?.track(arrival);
    }
  }

  return { running, report, add };
}

type Sent = { ok: true; url: string } | { ok: false; reason: string };

function problemBeforeSending(file: File): string | null {
  if (file.size === 0) return pictureProblems.empty;
  return file.size > maxPictureBytes ? pictureProblems.tooLarge : null;
}

function readAnswer(status: number, text: string): Sent {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) {
      if ("url" in body && typeof body.url === "string") return { ok: true, url: body.url };
      if ("message" in body && typeof body.message === "string") return { ok: false, reason: body.message };
    }
  } catch {}
  return { ok: false, reason: messageForStatus(status) };
}

/** Uploads one picture; fetch() can't report upload progress. `onProgress` gets 0 to 1. */
function uploadPicture(file: File, path: string, onProgress: (part: number) => void): Promise<Sent> {
  const problem = problemBeforeSending(file);
  if (problem) return Promise.resolve({ ok: false, reason: problem });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () =>
      resolve({ ok: false, reason: navigator.onLine ? messageForStatus(503) : offlineMessage });
    request.open("POST", path);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(file);
  });
}
