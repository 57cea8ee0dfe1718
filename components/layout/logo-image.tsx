"use client";

import { type ReactNode, useState } from "react";
import { paths } from "@/lib/paths";

interface LogoImageProps {
  name: string;
  /** The drawn logo. */
  children: ReactNode;
}

/** The shop's own picture; the drawn logo takes its place when it can't be loaded. */
export function LogoImage({ name, children }: LogoImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) return children;
  return (
    // biome-ignore lint/performance/noImgElement: its size is not known, and storage already serves the right one
    <img
      src={paths.logo}
      alt={name}
      height={40}
      ref={(image) => {
        // Loading may have failed before hydration, when nobody listened for the error.
        if (image?.complete && image.naturalWidth === 0) setHasFailed(true);
      }}
      onError={() => setHasFailed(true)}
      className="h-10 w-auto max-w-44"
    />
  );
}
