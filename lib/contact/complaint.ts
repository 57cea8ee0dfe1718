import { formatMoment } from "@/lib/orders/when";
import type { Complaint } from "./message";

/** Same as in receive_contact(). */
export const answerHours = 48;

/** The National Consumer Helpline of the Department of Consumer Affairs. */
export const helpline = { phone: "1915", site: "consumerhelpline.gov.in" } as const;

interface DueState {
  text: string;
  /** Within twelve hours, or past. */
  isUrgent: boolean;
}

const soonMs = 12 * 3_600_000;

/** What has to happen next, and until when; null when it is closed. */
export function describeDue(
  { state, answerDueAt, solveDueAt, answeredAt }: Complaint,
  now: Date,
): DueState | null {
  if (state === "done" || state === "spam") return null;
  const dueAt = answeredAt === null ? answerDueAt : solveDueAt;
  const left = Date.parse(dueAt) - now.getTime();
  const step = answeredAt === null ? "Answer" : "Solve";
  const verb = left < 0 ? `${step} was due` : `${step} by`;
  return { text: `${verb} ${formatMoment(dueAt)}`, isUrgent: left < soonMs };
}

interface ComplaintStep {
  label: string;
  /** The time at which it happened, or until which it will. */
  detail: string;
  isDone: boolean;
}

/** What the customer sees. */
export function listSteps(complaint: Complaint): ComplaintStep[] {
  const { createdAt, answerDueAt, solveDueAt, answeredAt, solvedAt } = complaint;
  const step = (label: string, at: string | null, dueAt: string): ComplaintStep => ({
    label,
    detail: at === null ? `by ${formatMoment(dueAt)}` : formatMoment(at),
    isDone: at !== null,
  });
  return [
    step("Received", createdAt, createdAt),
    step("Answered by email", answeredAt, answerDueAt),
    step("Solved", solvedAt, solveDueAt),
  ];
}
