"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { adminPaths } from "@/lib/admin-paths";
import { type ImportAnswer, maxPincodeBytes, type PincodePlan } from "@/lib/settings/pincode-import";
import { PincodeReport } from "./pincode-report";
import { postJson } from "./post-json";

const tooLarge = "The file is larger than 3 MB. A list of all Indian pincodes is half that size.";

interface Chosen {
  name: string;
  text: string;
}

/** Previews the effects of a pincode file, and applies it on confirmation. */
export function PincodeImport() {
  const input = useRef<HTMLInputElement>(null);
  const { file, answer, problem, isWorking, choose, apply } = useImport();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = "";
    if (chosen) void choose(chosen);
  };
  const plan = answer?.kind === "plan" ? answer.plan : null;
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="File of pincodes"
        tabIndex={-1}
        onChange={onChange}
        className="sr-only"
      />
      <Button variant="outline" isPending={isWorking && !plan} onClick={() => input.current?.click()}>
        Choose a file
      </Button>
      {problem ? (
        <Alert variant="destructive" isLive className="w-full">
          {problem}
        </Alert>
      ) : null}
      {answer && file ? <PincodeReport file={file.name} answer={answer} /> : null}
      {plan && plan.adds + plan.changes > 0 ? (
        <Button variant="brand" isPending={isWorking} onClick={() => void apply(plan)}>
          {describeImport(plan)}
        </Button>
      ) : null}
    </div>
  );
}

function describeImport({ adds, changes }: PincodePlan): string {
  const parts = [...(adds > 0 ? [`add ${adds}`] : []), ...(changes > 0 ? [`change ${changes}`] : [])];
  const text = `${parts.join(" and ")} ${adds + changes === 1 ? "pincode" : "pincodes"}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function useImport() {
  const router = useRouter();
  const [file, setFile] = useState<Chosen | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);

  async function send(text: string, expected: { adds: number; changes: number } | null): Promise<void> {
    setIsWorking(true);
    setProblem(null);
    const result = await postJson<ImportAnswer>(adminPaths.api.settingsPincodes, { file: text, expected });
    setIsWorking(false);
    noticeSessionEnd(result);
    if (result.ok) setAnswer(result.data);
    else setProblem(result.message);
  }

  async function choose(chosen: File): Promise<void> {
    setAnswer(null);
    setProblem(chosen.size > maxPincodeBytes ? tooLarge : null);
    if (chosen.size > maxPincodeBytes || isWorking) return;
    const text = await chosen.text();
    setFile({ name: chosen.name, text });
    await send(text, null);
  }

  async function apply({ adds, changes }: PincodePlan): Promise<void> {
    if (!file || isWorking) return;
    await send(file.text, { adds, changes });
    router.refresh();
  }

  return { file, answer, problem, isWorking, choose, apply };
}
