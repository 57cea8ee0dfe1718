import "server-only";
import type { Json } from "@/lib/json";
import { explainRefusal } from "./explain-refusal";
import { insertJob, insertJobItems } from "./repository";

/** A request of this many items stays well below a megabyte or two. */
const itemsPerRequest = 2000;

interface NewJob {
  /** A row of private.staff_job_kinds. */
  kind: string;
  /** Of two jobs of one kind and subject only one runs at a time. */
  subject?: string;
  /** What a person reads in the list of jobs. */
  title: string;
  /** What every piece needs to know. */
  input?: Json;
  /** The pieces of work, in order. `label` names one in the log. */
  items?: readonly Json[];
}

/** Writes down a job as the viewer; it starts when they say so. Returns its id. */
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
