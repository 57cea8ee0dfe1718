import { categoryWords } from "@/components/consent/category-words";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/paths";

interface ChatQuestionProps {
  provider: string;
  onAllow: () => void;
  onRefuse: () => void;
}

/** Asks where the chat is wanted, before anything of its provider loads. */
export function ChatQuestion({ provider, onAllow, onRefuse }: ChatQuestionProps) {
  return (
    <div className="grid gap-3 p-4">
      <p>
        Our chat is run by <b>{provider}</b>, who gets {categoryWords.chat.about}.
      </p>
      <p>
        It loads after your permission, which you can take back under “Privacy choices” at the end of every
        page.{" "}
        <a href={paths.privacy} className="link">
          Privacy Policy
        </a>
      </p>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" className="flex-1" onClick={onAllow}>
          Allow the chat
        </Button>
        <Button variant="outline" size="sm" className="flex-1" onClick={onRefuse}>
          Refuse
        </Button>
      </div>
      <p className="border-t pt-3 text-sm">
        Without the chat:{" "}
        <a href={`${paths.contact}#write-heading`} className="link">
          write to us
        </a>
        , and we answer by email.
      </p>
    </div>
  );
}
