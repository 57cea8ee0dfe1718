import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { type MailKind, mailKindNames, mailKinds } from "@/lib/mail/mail-kinds";

interface MailPreferencesFormProps {
  /** The form's target. */
  action: string;
  maskedEmail: string;
  stopped: readonly MailKind[];
  /** The kind of email that the link unsubscribes from. */
  kind: MailKind | null;
  done: MailKind | "choose" | "prove" | null;
  isProven: boolean;
  /** An email's link leads here to confirm that the address belongs to the person. */
  asksProof: boolean;
}

const doneWords = {
  choose: { title: "Preferences saved", text: "Changes take effect immediately." },
  prove: { title: "Thank you", text: "From now on, we'll email you what you ask for." },
};

/** One tap stops the kind of email whose link was followed; below, every kind has its own switch. Works without scripts. */
export function MailPreferencesForm(props: MailPreferencesFormProps) {
  const { action, maskedEmail, stopped, kind, done, isProven, asksProof } = props;
  const isAsked = kind !== null && !stopped.includes(kind);
  return (
    <div className="grid max-w-xl gap-8">
      {done ? <Done done={done} maskedEmail={maskedEmail} /> : null}
      {asksProof && !isProven ? (
        <form action={action} method="post" className="grid gap-3 border-b pb-8">
          <p>
            Is {maskedEmail} yours? Until you confirm, we'll send it only the one email that someone asked
            for.
          </p>
          <input type="hidden" name="prove" value="1" />
          <Button type="submit" size="lg" className="w-full sm:w-auto sm:justify-self-start">
            Yes, it's mine
          </Button>
        </form>
      ) : null}
      {isAsked ? (
        <form action={action} method="post" className="grid gap-3 border-b pb-8">
          <p>
            Stop <b>{mailKindNames[kind].label}</b> for {maskedEmail}?
          </p>
          <input type="hidden" name="stop" value={kind} />
          <Button type="submit" size="lg" className="w-full sm:w-auto sm:justify-self-start">
            Unsubscribe
          </Button>
        </form>
      ) : null}
      <form action={action} method="post" className="grid gap-5">
        <fieldset className="grid gap-4">
          <legend className="mb-3 font-semibold text-lg">Emails to {maskedEmail}</legend>
          {mailKinds.map((one) => (
            <Checkbox
              key={one}
              name="get"
              value={one}
              defaultChecked={!stopped.includes(one)}
              label={
                <>
                  {mailKindNames[one].label}
                  <span className="block text-muted-foreground text-sm">{mailKindNames[one].about}</span>
                </>
              }
            />
          ))}
        </fieldset>
        <p className="text-muted-foreground text-sm">
          You'll always get emails about your orders, refunds and account.
        </p>
        <input type="hidden" name="choose" value="1" />
        <Button type="submit" variant={isAsked ? "outline" : "primary"} className="justify-self-start">
          Save preferences
        </Button>
      </form>
    </div>
  );
}

function Done({
  done,
  maskedEmail,
}: {
  done: NonNullable<MailPreferencesFormProps["done"]>;
  maskedEmail: string;
}) {
  const words =
    done === "choose" || done === "prove"
      ? doneWords[done]
      : {
          title: "You're unsubscribed",
          text: `We won't email ${maskedEmail} about this any more: ${mailKindNames[done].label}.`,
        };
  return (
    <Alert variant="success" title={words.title}>
      {words.text}
    </Alert>
  );
}
