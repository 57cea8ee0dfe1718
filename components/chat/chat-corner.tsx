import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { answer, loadWhenAllowed } from "@/components/consent/consent-store";
import { buttonClasses } from "@/components/ui/button-classes";
import { CloseIcon } from "@/components/ui/frame-icons";
import { Icon, type IconProps } from "@/components/ui/icon";
import { useCornerRoom } from "@/components/ui/use-corner-room";
import { namesOf, type Services } from "@/lib/consent/services";
import { paths } from "@/lib/paths";
import { ChatPanel } from "./chat-panel";
import { useAfterLoad } from "./use-after-load";

interface ChatCornerProps {
  services: Services;
  /** Clicks on "Chat with us" on a page: each one opens the chat. */
  presses: number;
  /** Another dialog needs attention. */
  isQuiet: boolean;
  /** The visitor opened the chat with its own button. */
  onOpen: () => void;
}

/** Milliseconds after the page has loaded. */
const scriptDelayMs = 1000;

const floating =
  "fixed! right-4 bottom-[calc(1rem+var(--toast-lift,0px)+env(safe-area-inset-bottom))] z-45 shadow-float";

function useIsAllowed(): boolean {
  const [isAllowed, setIsAllowed] = useState(false);
  useEffect(
    () =>
      loadWhenAllowed("chat", () => {
        setIsAllowed(true);
        return () => setIsAllowed(false);
      }),
    [],
  );
  return isAllowed;
}

/** The chat button and window. The provider's script loads a second after the contact page, or on a click. */
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
        className={buttonClasses({ size: "sm" }, isFloating ? floating : "hidden!")}
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

function ChatIcon(props: IconProps) {
  return <Icon {...props} d="M4 5h16v11.5H11L6.5 20v-3.5H4V5ZM8 9.25h8M8 12.25h5" />;
}

const promptDelayMs = 5000;
const shownKey = "kapas chat prompt";

function wasClosed(): boolean {
  try {
    return window.sessionStorage.getItem(shownKey) !== null;
  } catch {
    return false;
  }
}

function recordClosed(): void {
  try {
    window.sessionStorage.setItem(shownKey, "1");
  } catch {
    // No storage: the chat is offered again on the next page.
  }
}

/** Offers the chat once per session, without taking the focus. */
function ChatPrompt({ onOpen }: { onOpen: () => void }) {
  const isDue = useAfterLoad(promptDelayMs);
  const [isClosed, setIsClosed] = useState(wasClosed);
  return (
    <div role="status" className="fixed right-4 bottom-20 z-45 max-w-64">
      {isDue && !isClosed ? (
        <div className="flex items-start gap-1 rounded-md border bg-background py-1.5 pr-1 pl-4 shadow-float">
          <button type="button" onClick={onOpen} className="min-h-11 py-2 text-left text-sm">
            A question about a size or an order? <span className="link font-medium">Ask us in the chat</span>
          </button>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => {
              recordClosed();
              setIsClosed(true);
            }}
            className="icon-button"
          >
            <CloseIcon />
          </button>
        </div>
      ) : null}
    </div>
  );
}
