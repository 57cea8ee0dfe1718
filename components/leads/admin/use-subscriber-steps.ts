"use client";

import type { Selection } from "@/components/lists/bulk-bar";
import { toast } from "@/components/ui/toaster";
import { usePageAction } from "@/components/ui/use-page-action";
import {
  deleteSubscribersAction,
  resendCodeAction,
  stopSubscribersAction,
} from "@/server/leads/admin-actions";

const whichOf = (selection: Selection) =>
  selection.kind === "ids" ? { ids: selection.ids.map(Number) } : { q: selection.q };

const subscribers = (count: number) => (count === 1 ? "1 subscriber" : `${count} subscribers`);

/** What can be done with chosen subscribers. */
export function useSubscriberSteps(onDone: () => void) {
  const { isWorking, failure, run } = usePageAction();
  const told = (words: (count: number) => string) => (count: number) => {
    toast({ title: words(count) });
    onDone();
  };
  return {
    isWorking,
    failure,
    stop: (selection: Selection) =>
      run(
        () => stopSubscribersAction({ which: whichOf(selection) }),
        null,
        told((count) =>
          count === 0 ? "They had unsubscribed already" : `${subscribers(count)} unsubscribed`,
        ),
      ),
    remove: (selection: Selection) =>
      run(
        () => deleteSubscribersAction({ which: whichOf(selection) }),
        null,
        told((count) => `${subscribers(count)} deleted`),
      ),
    resend: (id: string) => run(() => resendCodeAction({ id: Number(id) }), "The code is on its way", onDone),
  };
}
