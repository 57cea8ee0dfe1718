"use client";

import { useEffect, useRef } from "react";

interface SelectBoxProps {
  label: string;
  isChosen: boolean;
  /** Some of what it stands for is chosen. */
  isPartly?: boolean;
  /** `isRange`: with Shift, from the last one to this one. */
  onChange: (isOn: boolean, isRange: boolean) => void;
}

export function SelectBox({ label, isChosen, isPartly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isChosen;
  }, [isPartly, isChosen]);
  return (
    <label className="grid size-11 cursor-pointer place-items-center pointer-fine:size-9">
      <input
        ref={box}
        type="checkbox"
        data-select-box
        aria-label={label}
        checked={isChosen}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 accent-primary"
      />
    </label>
  );
}
