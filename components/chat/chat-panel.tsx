"use client";

import { useEffect, useRef } from "react";
import { CloseIcon } from "@/components/ui/frame-icons";
import { ChatFrame } from "./chat-frame";
import { ChatQuestion } from "./chat-question";

interface ChatPanelProps {
  provider: string;
  /** While it is closed the frame goes on behind it, so that an answer is there when it opens. */
  isOpen: boolean;
  isAllowed: boolean;
  onAllow: () => void;
  onRefuse: () => void;
  onClose: () => void;
}

export function ChatPanel({ provider, isOpen, isAllowed, onAllow, onRefuse, onClose }: ChatPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer takes away the button that had the focus
  useEffect(() => {
    if (isOpen) box.current?.focus();
  }, [isOpen, isAllowed]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
      className={`fixed inset-x-0 bottom-0 z-55 flex h-[min(36rem,calc(100dvh-var(--header-height)-1rem))] flex-col border bg-background shadow-float outline-none sm:right-4 sm:bottom-4 sm:left-auto sm:w-96 sm:rounded-md ${isOpen ? "" : "invisible"}`}
    >
      <header className="flex min-h-14 items-center border-b py-1 pr-2 pl-4">
        <h2 id="chat-title" className="flex-1 font-semibold">
          Chat with us
        </h2>
        <button type="button" aria-label="Close the chat" onClick={onClose} className="icon-button">
          <CloseIcon />
        </button>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        {isAllowed ? (
          <ChatFrame provider={provider} />
        ) : (
          <ChatQuestion provider={provider} onAllow={onAllow} onRefuse={onRefuse} />
        )}
      </div>
    </div>
  );
}
