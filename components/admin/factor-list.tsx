"use client";

import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { removeFactorAction } from "@/server/staff/actions";

type Factor = { id: string; name: string };

interface FactorListProps {
  factors: readonly Factor[];
  answered: AnsweredForm;
}

/** The authenticator apps that are set up. */
export function FactorList({ factors, answered }: FactorListProps) {
  if (factors.length === 0) return null;
  return (
    <ul className="mb-6 border-t">
      {factors.map((factor) => (
        <li key={factor.id} className="border-b py-2">
          <FactorRow factor={factor} answered={answered} />
        </li>
      ))}
    </ul>
  );
}

function FactorRow({ factor: { id, name }, answered }: { factor: Factor; answered: AnsweredForm }) {
  const { formProps, isPending, failure } = useAuthForm({
    action: removeFactorAction,
    form: "removeFactor",
    answered,
    failureTitle: "The app was not removed",
    successTitle: "Authenticator app removed",
  });
  return (
    <form {...formProps} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <FormMessage failure={failure} />
      <input type="hidden" name="factorId" value={id} />
      <span className="wrap-anywhere">{name}</span>
      <Button type="submit" variant="outline" size="sm" isPending={isPending} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    </form>
  );
}
