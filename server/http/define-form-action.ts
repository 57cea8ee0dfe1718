import "server-only";
import { redirect } from "next/navigation";
import type { z } from "zod";
import type { FormState } from "@/lib/form-state";
import { defineAction, type Guard } from "./define-action";
import { isSentByScript, leaveFormState, pageOfForm } from "./form-flash";

type Definition<G extends Guard, S extends z.ZodType, T> = Parameters<typeof defineAction<G, S, T>>[0];

const maxKept = 300;

/**
 * An action for `useActionState`. `keeps` names the fields whose text goes back into the page after a failure; never a
 * password or a code. A form sent before hydration is answered by its page again (post, redirect, get): Next 16.4 loses
 * the state of a form when it resumes a prerendered page.
 */
export function defineFormAction<G extends Guard, S extends z.ZodType, T>({
  keeps,
  ...definition
}: Definition<G, S, T> & { keeps: readonly string[] }) {
  const act = defineAction<G, S, T>(definition);
  return async (_previous: FormState<T>, sent: FormData): Promise<FormState<T>> => {
    // Anybody can call an action with anything.
    const form = sent instanceof FormData ? sent : new FormData();
    const result = await act(form);
    const state = result.ok ? result : { ...result, values: textsOf(form, keeps) };
    if (await isSentByScript()) return state;
    const page = await pageOfForm();
    if (!page) return state;
    await leaveFormState(definition.name, state);
    redirect(page);
  };
}

function textsOf(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name): [string, string] => {
      const value = form.get(name);
      return [name, typeof value === "string" ? value.slice(0, maxKept) : ""];
    }),
  );
}
