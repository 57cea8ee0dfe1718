import { usePageAction } from "@/components/ui/use-page-action";
import { type ContactState, contactStates } from "@/lib/contact/message";
import { markMessagesAction } from "@/server/contact/admin-actions";

/** Marks messages with a state; the toast offers Undo. */
export function useMarkMessages(onDone?: () => void) {
  const { isWorking, failure, run } = usePageAction();

  function mark(which: { ids: number[] } | { q: string }, to: ContactState): void {
    run(
      () => markMessagesAction({ which, state: to }),
      (before) => {
        const count = before.length === 1 ? "1 message" : `${before.length} messages`;
        const undo = () => {
          for (const state of new Set(before.map((one) => one.state))) {
            const back = before.filter((one) => one.state === state).map(({ id }) => id);
            run(() => markMessagesAction({ which: { ids: back }, state }), "Undone");
          }
        };
        const title = `${count}: ${contactStates[to].toLowerCase()}`;
        return before.length > 0 ? { title, action: { label: "Undo", onPress: undo } } : title;
      },
      onDone,
    );
  }

  return { isWorking, failure, mark };
}
