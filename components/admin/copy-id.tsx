"use client";

import { toast } from "@/components/ui/toaster";

/** The id of the page's subject; a click copies it. */
export function CopyId({ id }: { id: string }) {
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(id).then(
      () => true,
      () => false,
    );
    toast(
      isCopied
        ? { title: `ID ${id} copied` }
        : { title: "Your browser blocked copying", variant: "destructive" },
    );
  };
  return (
    <button
      type="button"
      aria-label={`Copy ID ${id}`}
      title="Copy"
      onClick={() => void copy()}
      className="inline-flex min-h-11 cursor-copy items-center rounded-sm px-1 tabular-nums hover:text-foreground hover:underline pointer-fine:min-h-7"
    >
      #{id}
    </button>
  );
}
