"use client";

import { useEffect } from "react";
import { FormMessage } from "@/components/auth/form-message";
import { NameField } from "@/components/auth/name-field";
import { notifyOtherTabs } from "@/components/auth/session-channel";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { updateProfileAction } from "@/server/account/actions";

interface ProfileFormProps {
  firstName: string;
  lastName: string;
  answered: AnsweredForm;
}

export function ProfileForm({ firstName, lastName, answered }: ProfileFormProps) {
  const { formProps, isPending, isDone, failure, errorOf, typedIn } = useAuthForm({
    action: updateProfileAction,
    form: "updateProfile",
    answered,
    failureTitle: "Profile update failed",
    successTitle: "Profile updated successfully",
  });
  // The header's menu shows the name, here and in other tabs.
  useEffect(() => {
    if (isDone) notifyOtherTabs("signed-in");
  }, [isDone]);
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} />
      <NameField
        id="profile-first-name"
        name="firstName"
        error={errorOf("firstName")}
        value={typedIn("firstName") ?? firstName}
      />
      <NameField
        id="profile-last-name"
        name="lastName"
        error={errorOf("lastName")}
        value={typedIn("lastName") ?? lastName}
      />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        Save changes
      </Button>
    </form>
  );
}
