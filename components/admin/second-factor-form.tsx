"use client";

import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { verifySecondFactorAction } from "@/server/staff/actions";
import { CodeField } from "./code-field";

interface SecondFactorFormProps {
  next: string;
  answered: AnsweredForm;
}

export function SecondFactorForm({ next, answered }: SecondFactorFormProps) {
  const { formProps, isPending, failure, errorOf } = useAuthForm({
    action: verifySecondFactorAction,
    form: "verifySecondFactor",
    answered,
    failureTitle: "That code isn't right",
  });
  return (
    <form {...formProps} className="grid gap-5">
      <input type="hidden" name="next" value={next} />
      <FormMessage failure={failure} />
      <CodeField id="factor-code" error={errorOf("code")} />
      <Button type="submit" variant="brand" isPending={isPending}>
        Continue
      </Button>
    </form>
  );
}
