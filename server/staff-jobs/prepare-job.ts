import "server-only";
import type { Json } from "@/lib/json";
import { explainRefusal } from "./explain-refusal";
import { insertJob, insertJobItems } from "./repository";

/** A request of this many items stays well below a megabyte or two. */
const itemsPerRequest = 2000;

interface NewJob {
  /** A row of private.staff_job_kinds. */
  kind: string;
  /** Two jobs of the same kind and subject never run at the same time. */
  subject?: string;
  /** The label in the list of jobs. */
  title: string;
  /** Data shared by all items. */
  input?: Json;
  /** The items, in order. `label` names one in the log. */
  items?: readonly Json[];
}

/** Prepares a job as the viewer; it starts on confirmation. Returns its id. */
export async function prepareJob({
  kind,
  subject = "",
  title,
  input = {},
  items = [],
}: NewJob): Promise<string> {
  return explainRefusal(async () => {
    const id = await insertJob({ kind, subject, title, input });
    for (let from = 0; from < items.length; from += itemsPerRequest) {
      await insertJobItems(id, items.slice(from, from + itemsPerRequest));
    }
    return id;
  });
}
