import { paths } from "@/lib/paths";

const look = "inline-block py-3 underline-offset-4 hover:text-background hover:underline";

/** At the end of every page. Scripts open both in place (use-openers.ts); before them, the pages that they lead to do. */
export function ServiceLinks({ hasChat }: { hasChat: boolean }) {
  return (
    <>
      {hasChat ? (
        <a href={`${paths.contact}#chat`} data-opens className={look}>
          Chat with us
        </a>
      ) : null}
      <a href={`${paths.privacy}#privacy-choices`} data-opens className={look}>
        Privacy choices
      </a>
    </>
  );
}
