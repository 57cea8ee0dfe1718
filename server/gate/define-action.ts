import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import type { Result } from "@/lib/result";
import { withDeadline } from "@/server/deadline";
import { toFailure } from "@/server/errors";
import { revalidateChangesForActor } from "@/server/storefront/revalidate-changes";
import type { Guard } from "./guard";
import { type Gate, type Passage, passGate } from "./pass-gate";

export interface ActionDefinition<G extends Guard<z.output<S>>, S extends z.ZodType, T> extends Gate<G, S> {
  run: (input: z.output<S>, passage: Passage<G>) => Promise<T>;
}

/** Wraps every server action: gate, run, and a typed result that never holds a stack trace or SQL. */
export function defineAction<G extends Guard<z.output<S>>, S extends z.ZodType, T>(
  definition: ActionDefinition<G, S, T>,
) {
  const act = async (sent: z.input<S> | FormData): Promise<Result<T>> => {
    try {
      const { input, passage } = await passGate(definition, await headers(), () =>
        sent instanceof FormData ? toObject(sent) : sent,
      );
      const result = await definition.run(input, passage);
      await revalidateChangesForActor();
      return { ok: true, data: result };
    } catch (error) {
      return toFailure(definition.name, error);
    }
  };
  return (sent: z.input<S> | FormData) => withDeadline(() => act(sent));
}

/** React adds its own fields to a form that is submitted before hydration. */
function toObject(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form.entries()].filter(([name]) => !name.startsWith("$ACTION")));
}
