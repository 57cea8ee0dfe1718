"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { CameraScanner, useCanScan } from "./camera-scanner";

interface ScanFieldProps {
  onCode: (code: string) => void;
}

/** A keyboard scanner types the code and presses Enter; so may a person. The field keeps the focus. */
export function ScanField({ onCode }: ScanFieldProps) {
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
          placeholder="Scan or type a barcode or SKU"
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
