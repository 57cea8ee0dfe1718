import { type FormEvent, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { EmailField } from "@/components/auth/email-field";
import { findUser } from "@/components/auth/session-store";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { describeSize } from "@/lib/catalog/sizes";
import { invalidEmailMessage, isEmail } from "@/lib/email";
import { requestRestockAction } from "@/server/reminders/actions";
import { retryWithCaptcha } from "./retry-with-captcha";

interface SoldOutSize {
  variantId: number;
  size: string;
}

interface RestockDialogProps {
  name: string;
  colorName: string;
  sizes: readonly SoldOutSize[];
  /** The size that was clicked. */
  initialSize: string | null;
  onClose: () => void;
}

type Answer = { email: string; size: string; isBack: boolean };

/** Rendered in the page's body, because a form can't be nested in the buy form. */
export function RestockDialog(props: RestockDialogProps) {
  return createPortal(
    <Dialog isOpen onClose={props.onClose} title="Notify me when it's back">
      <RestockForm {...props} />
    </Dialog>,
    document.body,
  );
}

function RestockForm({ name, colorName, sizes, initialSize, onClose }: RestockDialogProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<{ field?: string; message?: string }>({});
  const [isPending, setIsPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (element: HTMLElement | null) => element?.focus();

  useEffect(() => {
    void findUser().then((user) => {
      const field = form.current?.elements.namedItem("email");
      if (user?.email && field instanceof HTMLInputElement && field.value === "") field.value = user.email;
    });
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email")).trim();
    const chosen = sizes.find(({ variantId }) => String(variantId) === data.get("variant")) ?? sizes[0];
    if (!chosen) return;
    if (!isEmail(email)) return refuse({ field: invalidEmailMessage });
    setProblem({});
    setIsPending(true);
    const result = await retryWithCaptcha((captcha) =>
      requestRestockAction({ variantId: chosen.variantId, email, captcha }),
    );
    setIsPending(false);
    if (result.ok) setAnswer({ email, size: chosen.size, ...result.data });
    else
      refuse({
        field: result.fieldErrors?.email,
        message: result.fieldErrors?.email ? undefined : result.message,
      });
  }

  function refuse(next: { field?: string; message?: string }): void {
    setProblem(next);
    if (next.field) form.current?.querySelector<HTMLElement>("[name=email]")?.focus();
  }

  if (answer) {
    return (
      <div ref={focusOn} tabIndex={-1} className="grid gap-5 outline-none">
        {answer.isBack ? (
          <Alert variant="success" title={`Size ${answer.size} is back in stock`} isLive>
            Reload the page to add it to your cart.
          </Alert>
        ) : (
          <Alert variant="success" title="You're on the list" isLive>
            We'll email <b className="wrap-anywhere">{answer.email}</b> when size {answer.size} is back, in
            the order people asked.
          </Alert>
        )}
        <Button className="justify-self-start" onClick={onClose}>
          Close
        </Button>
      </div>
    );
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <p>
        {name} in {colorName}. We'll email you once, when it's back.
      </p>
      <fieldset>
        <legend className="mb-2 font-semibold text-sm">Size</legend>
        <div className="flex flex-wrap gap-2">
          {sizes.map(({ variantId, size }, index) => (
            <label key={variantId} className="size-option size-option-free">
              <input
                type="radio"
                name="variant"
                value={variantId}
                defaultChecked={initialSize === null ? index === 0 : size === initialSize}
                className="choice-field"
              />
              <span>{describeSize(size)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <EmailField id="restock-email" error={problem.field} />
      {problem.message ? (
        <Alert variant="destructive" isLive>
          {problem.message}
        </Alert>
      ) : null}
      <Button type="submit" className="justify-self-start" isPending={isPending}>
        Notify me
      </Button>
    </form>
  );
}
