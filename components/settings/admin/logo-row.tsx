"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toastAfter } from "@/components/ui/toast-changes";
import { usePageAction } from "@/components/ui/use-page-action";
import { adminPaths } from "@/lib/admin-paths";
import {
  logoLabels,
  logoTypes,
  maxLogoBytes,
  type SavedLogo,
  tooLargeLogo,
  wrongLogoType,
} from "@/lib/settings/logos";
import { removeLogoAction } from "@/server/settings/admin-actions";
import { postJson } from "./post-json";

interface LogoRowProps {
  logo: SavedLogo;
  canWrite: boolean;
}

/** A logo on light and on dark, with its upload. */
export function LogoRow({ logo: { key, url, version }, canWrite }: LogoRowProps) {
  const { label, help } = logoLabels[key];
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, problem, upload } = useUpload(key, version);
  const removal = usePageAction();
  const failure = problem ?? removal.failure?.message ?? null;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file) void upload(file);
  };
  return (
    <section
      aria-labelledby={`${key}-heading`}
      className="grid gap-3 border-t py-6 first:border-t-0 first:pt-0"
    >
      <div>
        <h2 id={`${key}-heading`} className="font-semibold text-lg">
          {label}
        </h2>
        <p className="text-muted-foreground">{help}</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Preview url={url} alt={`${label}, on light`} className="bg-white text-neutral-600" />
        <Preview url={url} alt={`${label}, on dark`} className="bg-neutral-900 text-neutral-300" />
      </div>
      {failure ? (
        <p id={`${key}-error`} role="alert" className="font-medium text-destructive">
          {failure}
        </p>
      ) : null}
      {canWrite ? (
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={logoTypes.join(",")}
            aria-label={`${label}, file`}
            aria-describedby={failure ? `${key}-error` : undefined}
            tabIndex={-1}
            onChange={onChange}
            className="sr-only"
          />
          <Button variant="outline" isPending={isUploading} onClick={() => input.current?.click()}>
            {url ? "Replace" : "Upload"}
            <span className="sr-only">: {label}</span>
          </Button>
          {url ? (
            <Button
              variant="ghost"
              isPending={removal.isWorking}
              onClick={() => removal.run(() => removeLogoAction({ key, version }), `${label} removed`)}
            >
              Remove
              <span className="sr-only">: {label}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

function Preview({ url, alt, className }: { url: string; alt: string; className: string }) {
  return (
    <div className={`grid h-28 place-items-center rounded-sm border p-4 ${className}`}>
      {url ? (
        // biome-ignore lint/performance/noImgElement: its size is not known, and storage already serves the right one
        <img src={url} alt={alt} className="max-h-full max-w-full" />
      ) : (
        <span>No picture: the default logo is shown</span>
      )}
    </div>
  );
}

function useUpload(key: SavedLogo["key"], version: string | null) {
  const router = useRouter();
  const [isUploading, setIsUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(file: File): Promise<void> {
    const refusal = findProblem(file);
    setProblem(refusal);
    if (refusal || isUploading) return;
    setIsUploading(true);
    const data = await toBase64(file);
    const result = await postJson(adminPaths.api.settingsLogo, { key, version, data });
    setIsUploading(false);
    noticeSessionEnd(result);
    if (!result.ok) {
      setProblem(result.message);
      return;
    }
    toastAfter(() => router.refresh(), { title: `${logoLabels[key].label} saved` });
  }

  return { isUploading, problem, upload };
}

/** Checks before the upload; the server checks the content. */
function findProblem(file: File): string | null {
  if (file.size > maxLogoBytes) return tooLargeLogo;
  return logoTypes.some((type) => type === file.type) ? null : wrongLogoType;
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).split(",")[1] ?? "");
    reader.readAsDataURL(file);
  });
}
