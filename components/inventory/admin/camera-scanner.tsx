"use client";

import { useEffect, useRef, useState } from "react";

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Not in every browser, and unknown to TypeScript. */
function findDetector(): DetectorClass | null {
  const found: unknown = Reflect.get(window, "BarcodeDetector");
  return typeof found === "function" ? (found as DetectorClass) : null;
}

/** Whether this browser reads barcodes with its camera. */
export function useCanScan(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(findDetector() !== null && "mediaDevices" in navigator), []);
  return can;
}

const formats = ["ean_13", "ean_8", "upc_a", "code_128", "code_39", "qr_code"];
const lookEveryMs = 200;
/** The same code counts again after this time: a piece stays before the camera longer than one look. */
const sameAgainMs = 1500;

export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  const [problem, setProblem] = useState<string | null>(null);
  report.current = onCode;

  useEffect(() => {
    const Found = findDetector();
    if (!Found) return;
    const detector = new Found({ formats });
    const seen = new Map<string, number>();
    let stream: MediaStream | null = null;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;

    async function look(): Promise<void> {
      if (isOver || !video.current) return;
      const codes = await detector.detect(video.current).catch(() => []);
      for (const { rawValue } of codes) {
        if (Date.now() - (seen.get(rawValue) ?? 0) > sameAgainMs) report.current(rawValue);
        seen.set(rawValue, Date.now());
      }
      timer = setTimeout(look, lookEveryMs);
    }

    async function start(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
        if (isOver || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        await look();
      } catch {
        setProblem("The camera can't be used: allow it for this page in the browser, or type the code.");
      }
    }

    function stop(): void {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  if (problem) return <p className="mt-2 text-destructive">{problem}</p>;
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="What the camera sees"
      className="mt-3 aspect-video w-full max-w-xl rounded-sm bg-muted object-cover"
    />
  );
}
