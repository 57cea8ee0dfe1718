import { adminPaths } from "@/lib/admin-paths";
import type { ListDefinition } from "@/lib/lists/definition";
import {
  type Complaint,
  type ContactState,
  type ContactTopic,
  contactStates,
  contactTopics,
} from "./message";

/** A row of the inbox. */
export interface InboxRow {
  id: number;
  name: string;
  email: string;
  topic: ContactTopic;
  state: ContactState;
  beginning: string;
  /** As typed; empty without one. */
  orderNumber: string;
  /** ISO */
  createdAt: string;
  /** Null: not a complaint. */
  complaint: Complaint | null;
  owner: string | null;
}

/** The register of complaints. */
export const complaintSearch = "topic:complaint";

export const inboxList: ListDefinition = {
  name: "inbox",
  path: adminPaths.inbox,
  noun: "messages",
  words: "words",
  fields: {
    state: {
      label: "Status",
      column: "state",
      kind: "choice",
      choices: Object.entries(contactStates).map(([value, label]) => ({ value, label })),
    },
    topic: {
      label: "About",
      column: "topic",
      kind: "choice",
      choices: Object.entries(contactTopics).map(([value, label]) => ({ value, label })),
    },
    due: { label: "Due", column: "due_at", kind: "date" },
    created: { label: "Received", column: "created_at", kind: "date" },
  },
  sorts: { created: { label: "Received", column: "created_at", first: "desc" } },
  sort: "created",
  views: [
    { name: "Open", q: "state:open" },
    { name: "Complaints", q: complaintSearch },
    { name: "Replied", q: "state:answered" },
    { name: "Done", q: "state:done" },
    { name: "Spam", q: "state:spam" },
    { name: "All", q: "" },
  ],
  defaultSearch: "state:open",
};
