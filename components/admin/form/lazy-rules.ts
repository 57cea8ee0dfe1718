import type { FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod";
import { loadRules } from "@/lib/load-rules";

interface LazyRules<I extends FieldValues, O> {
  /** A failed fetch is tried again by the next call. */
  load: () => Promise<Resolver<I, unknown, O>>;
  /** Begins to fetch; failing is for `load` to tell. */
  prepare: () => void;
  resolver: Resolver<I, unknown, O>;
}

/** What checks a form, fetched when it is needed: zod and the schemas weigh as much as the rest of a page. */
export function lazyRules<I extends FieldValues, O>(
  loadSchema: () => Promise<z.ZodType<O, I>>,
): LazyRules<I, O> {
  let loading: Promise<Resolver<I, unknown, O>> | null = null;
  async function fetchRules(): Promise<Resolver<I, unknown, O>> {
    const [{ zodResolver }, schema] = await Promise.all([
      import("@hookform/resolvers/zod"),
      loadRules(loadSchema),
    ]);
    return zodResolver(schema);
  }
  function load(): Promise<Resolver<I, unknown, O>> {
    loading ??= fetchRules().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  return {
    load,
    prepare: () => void load().catch(() => undefined),
    resolver: async (values, context, options) => (await load())(values, context, options),
  };
}
