import { useEffect, useRef } from "react";
import { Checkbox } from "@/components/ui/checkbox";

/** Belongs below a form's email field. Without a tick no email is ever sent. */
export function RemindMe() {
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    import("./sync-reminder-basket").then(
      ({ watchReminderCheckbox }) => box.current && watchReminderCheckbox(box.current),
      () => {},
    );
  }, []);

  return (
    <Checkbox
      ref={box}
      name="remindMe"
      className="sm:col-span-2"
      label="Remind me once if I leave without ordering"
    />
  );
}
