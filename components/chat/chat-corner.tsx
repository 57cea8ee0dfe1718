"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { answer, whenAllowed } from "@/components/consent/consent-store";
import { buttonClasses } from "@/components/ui/button-classes";
import { useCornerRoom } from "@/components/ui/use-corner-room";
import { namesOf, type Services } from "@/lib/consent/services";
import { paths } from "@/lib/paths";
import { ChatIcon } from "./chat-icon";
import { ChatPanel } from "./chat-panel";
import { ChatPrompt } from "./chat-prompt";
import { useAfterLoad } from "./use-after-load";

interface ChatCornerProps {
  services: Services;
  /** How often "Chat with us" was pressed on a page: each press opens it. */
  presses: number;
  /** Something else asks for attention. */
  isQuiet: boolean;
  /** The visitor opened it by its own button. */
  onOpen: () => void;
}

/** After the page has loaded. */
const scriptDelayMs = 1000;

const floating =
  "fixed! right-4 bottom-[calc(1rem+var(--toast-lift,0px)+env(safe-area-inset-bottom))] z-45 shadow-float";

function useIsAllowed(): boolean {
  const [isAllowed, setIsAllowed] = useState(false);
  useEffect(
    () =>
      whenAllowed("chat", () => {
        setIsAllowed(true);
        return () => setIsAllowed(false);
      }),
    [],
  );
  return isAllowed;
}

/** The button of the chat, and its window. The provider's script comes a second after the contact page, or with a press. */
export function ChatCorner({ services, presses, isQuiet, onOpen }: ChatCornerProps) {
  const isOnContact = usePathname() === paths.contact;
  const isAllowed = useIsAllowed();
  const isDue = useAfterLoad(scriptDelayMs) && isOnContact;
  const [isOpen, setIsOpen] = useState(presses > 0);
  const [hasOpened, setHasOpened] = useState(false);
  const [seenPresses, setSeenPresses] = useState(presses);
  const button = useRef<HTMLButtonElement>(null);
  const provider = namesOf(services, "chat");

  if (presses !== seenPresses) {
    setSeenPresses(presses);
    setIsOpen(true);
  }
  if (isOpen && !hasOpened) setHasOpened(true);

  const isFloating = !isOpen && !isQuiet;
  useCornerRoom(button, isFloating);
  useEffect(() => {
    if (hasOpened && !isOpen) button.current?.focus();
  }, [hasOpened, isOpen]);

  const open = () => {
    setIsOpen(true);
    onOpen();
  };
  const close = () => setIsOpen(false);
  return (
    <aside aria-label="Chat" data-slot="chat">
      {hasOpened || isQuiet ? null : <ChatPrompt onOpen={open} />}
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
        className={buttonClasses({ variant: "brand", size: "sm" }, isFloating ? floating : "hidden!")}
      >
        <ChatIcon />
        Chat with us
      </button>
      {isOpen || (isAllowed && (isDue || hasOpened)) ? (
        <ChatPanel
          provider={provider}
          isOpen={isOpen}
          isAllowed={isAllowed}
          onAllow={() => answer({ chat: true })}
          onRefuse={() => {
            answer({ chat: false });
            close();
          }}
          onClose={close}
        />
      ) : null}
    </aside>
  );
}
