import { Alert } from "@/components/ui/alert";
import type { ImportAnswer, PincodeStep } from "@/lib/settings/pincode-import";

const cell = "border-b py-1.5 pr-4 text-left align-top";

/** The report on a file, before or after it is applied: line by line. */
export function PincodeReport({ file, answer }: { file: string; answer: ImportAnswer }) {
  if (answer.kind === "wrong") {
    const lines = answer.count === 1 ? "1 row" : `${answer.count} rows`;
    return (
      <div className="w-full">
        <Alert variant="destructive" isLive title={`${lines} with errors in ${file}`}>
          Nothing was changed. Correct the rows and choose the file again.
        </Alert>
        <ol className="mt-3 border-t">
          {answer.problems.map(({ line, problem }) => (
            <li key={line} className="wrap-anywhere flex gap-4 border-b py-1.5">
              <span className="w-20 shrink-0 font-semibold tabular-nums">Line {line}</span>
              {problem}
            </li>
          ))}
        </ol>
        {answer.count > answer.problems.length ? (
          <p className="mt-2 text-muted-foreground">And {answer.count - answer.problems.length} more rows.</p>
        ) : null}
      </div>
    );
  }
  const { adds, changes, same, steps } = answer.plan;
  const isDone = answer.kind === "done";
  return (
    <div className="w-full">
      <Alert
        variant={isDone ? "success" : "info"}
        isLive
        title={isDone ? `${file} imported` : `Preview of ${file}: nothing has been changed yet`}
      >
        {adds} added, {changes} changed, {same} unchanged. Pincodes not in the file stay.
      </Alert>
      {steps.length > 0 ? <Steps steps={steps} total={adds + changes} /> : null}
    </div>
  );
}

function Steps({ steps, total }: { steps: readonly PincodeStep[]; total: number }) {
  return (
    <>
      <table className="mt-3 w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={cell}>
              Row
            </th>
            <th scope="col" className={cell}>
              Pincode
            </th>
            <th scope="col" className={cell}>
              Changes
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {steps.map(({ line, pincode, change }) => (
            <tr key={pincode}>
              <td className={cell}>{line}</td>
              <td className={cell}>{pincode}</td>
              <td className={`wrap-anywhere ${cell}`}>{change ?? "Added"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > steps.length ? (
        <p className="mt-2 text-muted-foreground">And {total - steps.length} more.</p>
      ) : null}
    </>
  );
}
