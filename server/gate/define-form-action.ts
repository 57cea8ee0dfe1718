import "server-only";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { FormState } from "@/lib/form-state";
import { isSentByScript, leaveFormState, pageOfForm } from "@/server/http/form-flash";
import { type ActionDefinition, defineAction } from "./define-action";
import type { Guard } from "./guard";

const maxFieldLength = 4000;

/**
 * An action for `useActionState`. `retainedFields` names the fields whose text returns to the page after a failure; never a password
 * or a code. A form submitted before hydration gets its page again (post, redirect, get): Next 16.4 loses the state of a form
 * when it resumes a prerendered page. A static page can't show the result; `answersAt` is a live one that can.
 */
export function defineFormAction<G extends Guard<z.output<S>>, S extends z.ZodType, T>({
  retainedFields,
  answersAt,
  ...definition
}: ActionDefinition<G, S, T> & { retainedFields: readonly string[]; answersAt?: string }) {
  const act = defineAction<G, S, T>(definition);
  return async (_previous: FormState<T>, sent: FormData): Promise<FormState<T>> => {
    // A request can call an action with any arguments.
    const form = sent instanceof FormData ? sent : new FormData();
    const result = await act(form);
    const state = result.ok ? result : { ...result, values: textsOf(form, retainedFields) };
    if (await isSentByScript()) return state;
    const page = answersAt ?? (await pageOfForm());
    if (!page) return state;
    await leaveFormState(definition.name, state);
    redirect(page);
  };
}

function textsOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name): [string, string] => {
      const value = form.get(name);
      return [name, typeof value === "string" ? value.slice(0, maxFieldLength) : ""];
    }),
  );
}
