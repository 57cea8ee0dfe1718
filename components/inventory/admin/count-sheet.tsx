"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "@/components/admin/confirm-dialog";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { Input } from "@/components/ui/input";
import { LabelledInput } from "@/components/ui/labelled-input";
import { toast } from "@/components/ui/toaster";
import { lineOfCode, normalizeScannedCode, scan, sumSheet } from "@/lib/inventory/count-sheet";
import { formatItems } from "@/lib/inventory/stock-variant";
import { CountLines } from "./count-lines";
import { UnknownCodes } from "./unknown-codes";
import { useCountSheet } from "./use-count-sheet";

/** Each scan adds one item; the differences are booked together. */
export function CountSheet() {
  const { sheet, problem, isBooking, change, clear, book } = useCountSheet();
  const [announcement, setAnnouncement] = useState("");
  const [note, setNote] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  if (!sheet) return <p className="mt-6 text-muted-foreground">Loading the count…</p>;
  const sums = sumSheet(sheet);
  const isEmpty = sums.variants === 0 && !sums.isWaiting && Object.keys(sheet.unknown).length === 0;

  const onCode = (typed: string) => {
    const code = normalizeScannedCode(typed);
    if (code === "") return;
    const line = lineOfCode(sheet, code);
    setAnnouncement(
      line ? `${line.name}: ${line.counted + 1}` : code in sheet.unknown ? `${code} is unknown` : code,
    );
    change((now) => scan(now, code));
  };

  const bookAll = async () => {
    const moves = await book(note);
    if (moves === null) return;
    toast({
      title:
        moves === 0 ? "No differences" : `${moves === 1 ? "1 difference" : `${moves} differences`} saved`,
      description: `${sums.variants} counted.`,
    });
    setNote("");
    setAnnouncement("");
    clear();
  };

  const difference = sums.differences === 1 ? "1 difference" : `${sums.differences} differences`;
  return (
    <div className="mt-6">
      <ScanField onCode={onCode} />
      <p role="status" className="mt-2 min-h-6 text-muted-foreground">
        {announcement}
      </p>
      <FailureAlert message={problem} className="mt-2" />
      <UnknownCodes sheet={sheet} change={change} />
      <CountLines sheet={sheet} change={change} />
      {isEmpty ? null : (
        <div
          data-bottom-bar
          className="sticky bottom-0 z-30 -mx-4 mt-6 border-t bg-background px-4 py-3 sm:-mx-8 sm:px-8"
        >
          <p className="tabular-nums">
            {sums.variants === 1 ? "1 variant" : `${sums.variants} variants`}, {formatItems(sums.units)}
            <span className="text-muted-foreground">
              {" "}
              · {sums.more} more and {sums.fewer} fewer than expected
            </span>
          </p>
          <div className="mt-2 flex flex-wrap items-end gap-3">
            <LabelledInput
              id="count-note"
              label="Note"
              isOptional
              className="min-w-40 flex-1 max-sm:basis-full"
              maxLength={200}
              value={note}
              onType={setNote}
            />
            <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
              Clear count
            </Button>
            <Button
              variant="brand"
              size="sm"
              className="max-sm:flex-1"
              isPending={isBooking}
              disabled={sums.isWaiting || sums.variants === 0}
              onClick={bookAll}
            >
              {sums.isWaiting
                ? "Checking stock…"
                : sums.differences === 0
                  ? "Finish: no differences"
                  : `Save ${difference}`}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title="Clear count?"
        confirmLabel="Clear"
        onConfirm={() => {
          setIsAsked(false);
          setAnnouncement("");
          clear();
        }}
      >
        <p>{formatItems(sums.units)} counted so far will be cleared. Stock doesn't change.</p>
      </ConfirmDialog>
    </div>
  );
}

interface ScanFieldProps {
  onCode: (code: string) => void;
}

/** A keyboard scanner types the code and presses Enter; a person can too. The field keeps the focus. */
function ScanField({ onCode }: ScanFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isFilming, setIsFilming] = useState(false);
  const canScan = useCanScan();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (!input) return;
    onCode(input.value);
    input.value = "";
    input.focus();
  };
  return (
    <>
      <form onSubmit={onSubmit} className="flex max-w-xl flex-wrap gap-2">
        <Input
          ref={field}
          name="code"
          aria-label="Barcode or SKU"
          placeholder="Scan or enter a barcode or SKU"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          autoFocus
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="outline">
          Count
        </Button>
        {canScan ? (
          <Button variant="outline" aria-pressed={isFilming} onClick={() => setIsFilming(!isFilming)}>
            {isFilming ? "Stop camera" : "Camera"}
          </Button>
        ) : null}
      </form>
      {isFilming ? <CameraScanner onCode={onCode} /> : null}
    </>
  );
}

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
function useCanScan(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan(findDetector() !== null && "mediaDevices" in navigator), []);
  return can;
}

const formats = ["ean_13", "ean_8", "upc_a", "code_128", "code_39", "qr_code"];
const lookEveryMs = 200;
/** Milliseconds until the same code counts again: an item stays in front of the camera longer than one frame. */
const sameAgainMs = 1500;

function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
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
        setProblem("The camera isn't available. Allow it in your browser, or enter the code.");
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
      aria-label="Camera view"
      className="mt-3 aspect-video w-full max-w-xl rounded-sm bg-muted object-cover"
    />
  );
}
