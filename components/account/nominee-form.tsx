"use client";

import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { type Nominee, nomineeRelations } from "@/lib/account/nominee";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { removeNomineeAction, saveNomineeAction } from "@/server/account/actions";

interface NomineeFormProps {
  nominee: Nominee | null;
  answered: AnsweredForm;
}

export function NomineeForm({ nominee, answered }: NomineeFormProps) {
  const { formProps, isPending, failure, errorOf, typedIn } = useAuthForm({
    action: saveNomineeAction,
    form: "saveNominee",
    answered,
    failureTitle: "Your nominee wasn't saved",
    successTitle: "Nominee saved",
  });
  return (
    <div className="grid gap-4">
      <form {...formProps} className="grid gap-5">
        <FormMessage failure={failure} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="nominee-name" label="Name" error={errorOf("name")}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="off"
                maxLength={80}
                defaultValue={typedIn("name") ?? nominee?.name}
                required
              />
            )}
          </Field>
          <Field id="nominee-relation" label="Relation" error={errorOf("relation")}>
            {(control) => (
              <Select
                {...control}
                name="relation"
                defaultValue={typedIn("relation") ?? nominee?.relation ?? "spouse"}
              >
                {Object.entries(nomineeRelations).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="nominee-email" label="Email" hint="Or a phone number" error={errorOf("email")}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                inputMode="email"
                autoComplete="off"
                defaultValue={typedIn("email") ?? nominee?.email ?? ""}
              />
            )}
          </Field>
          <Field id="nominee-phone" label="Phone" error={errorOf("phone")}>
            {(control) => (
              <Input
                {...control}
                name="phone"
                type="tel"
                inputMode="tel"
                autoComplete="off"
                maxLength={40}
                defaultValue={typedIn("phone") ?? nominee?.phone ?? ""}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="outline" isPending={isPending} className="justify-self-start">
          Save nominee
        </Button>
      </form>
      {nominee ? <RemoveNominee answered={answered} /> : null}
    </div>
  );
}

function RemoveNominee({ answered }: Pick<NomineeFormProps, "answered">) {
  const { formProps, isPending, failure } = useAuthForm({
    action: removeNomineeAction,
    form: "removeNominee",
    answered,
    failureTitle: "Your nominee wasn't removed",
  });
  return (
    <form {...formProps} className="grid gap-3">
      <FormMessage failure={failure} />
      <Button type="submit" variant="ghost" isPending={isPending} className="justify-self-start">
        Remove nominee
      </Button>
    </form>
  );
}
