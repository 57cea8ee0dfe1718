import { type ReactNode, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { messageForStatus, offlineMessage } from "@/lib/result";

interface TextPreviewProps {
  text: string;
  preview: (text: string) => Promise<ReactNode>;
}

const quietMs = 600;

/** Updates when typing pauses. Late answers are ignored. */
export function TextPreview({ text, preview }: TextPreviewProps) {
  const [shown, setShown] = useState<ReactNode>(<p className="text-muted-foreground">Loading…</p>);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef(preview);
  latest.current = preview;
  const isFirst = useRef(true);

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        try {
          const node = await latest.current(text);
          if (!isCurrent) return;
          setShown(node);
          setProblem(null);
        } catch (error) {
          const reason = error instanceof PreviewProblem ? error.message : messageForStatus(503);
          if (isCurrent) setProblem(navigator.onLine ? reason : offlineMessage);
        }
      },
      isFirst.current ? 0 : quietMs,
    );
    isFirst.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  return (
    <div className="rounded-sm border p-4 sm:p-6">
      {problem ? (
        <Alert variant="warning" className="mb-4">
          {problem}
        </Alert>
      ) : null}
      {shown}
    </div>
  );
}

/** Shown instead of the preview; the message is for the author. */
export class PreviewProblem extends Error {}
