import { CheckIcon } from "@/components/ui/form-icons";
import { helpline, listSteps } from "@/lib/contact/complaint";
import type { Complaint } from "@/lib/contact/message";
import { paths } from "@/lib/paths";

/** What anyone with the link sees: numbers and times, nothing about the sender. */
export function ComplaintState({ complaint }: { complaint: Complaint }) {
  const { number, state } = complaint;
  return (
    <div className="container-page max-w-3xl pt-8 pb-16 sm:pt-12">
      <h1 className="display text-4xl sm:text-5xl">Complaint {number}</h1>
      {state === "spam" ? (
        <p className="mt-8">This complaint is closed.</p>
      ) : (
        <ol aria-label="Steps" className="mt-8 max-w-md border-t">
          {listSteps(complaint).map(({ label, detail, isDone }) => (
            <li key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 border-b py-3">
              <span className={isDone ? "font-semibold" : "text-muted-foreground"}>
                {label}
                <span className="sr-only">{isDone ? ", done" : ", not yet"}</span>
                {isDone ? <CheckIcon className="ml-2 inline size-4 text-success" /> : null}
              </span>
              <span className="text-muted-foreground">{detail}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-8 max-w-prose">
        Our answers come by email. Not satisfied?{" "}
        <a href={`${paths.contact}#grievance`} className="link">
          Contact our grievance officer
        </a>
        , or call the National Consumer Helpline on{" "}
        <a href={`tel:${helpline.phone}`} className="link">
          {helpline.phone}
        </a>
        .
      </p>
    </div>
  );
}
