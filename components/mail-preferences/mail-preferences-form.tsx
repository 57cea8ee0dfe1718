import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { type MailKind, mailKindNames, mailKinds } from "@/lib/mail/mail-kinds";

interface MailPreferencesFormProps {
  /** Where the form goes. */
  action: string;
  maskedEmail: string;
  stopped: readonly MailKind[];
  /** The kind that a mail's link is to stop. */
  kind: MailKind | null;
  done: MailKind | "choose" | "prove" | null;
  isProven: boolean;
  /** A mail's link leads here to say that the address is one's own. */
  asksProof: boolean;
}

const doneWords = {
  choose: { title: "Your choice is kept", text: "It counts from now on." },
  prove: { title: "Thank you", text: "We mail you what you ask for from now on." },
};

/** One press stops the mails of the link that was followed; below, every kind by itself. Works without scripts. */
export function MailPreferencesForm(props: MailPreferencesFormProps) {
  const { action, maskedEmail, stopped, kind, done, isProven, asksProof } = props;
  const isAsked = kind !== null && !stopped.includes(kind);
  return (
    <div className="grid max-w-xl gap-8">
      {done ? <Done done={done} maskedEmail={maskedEmail} /> : null}
      {asksProof && !isProven ? (
        <form action={action} method="post" className="grid gap-3 border-b pb-8">
          <p>
            Is {maskedEmail} yours? Until you say so, we send it one mail that somebody asked for, and no
            more.
          </p>
          <input type="hidden" name="prove" value="1" />
          <Button type="submit" size="lg" className="w-full sm:w-auto sm:justify-self-start">
            Yes, it is mine
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
          <legend className="mb-3 font-semibold text-lg">What we may mail to {maskedEmail}</legend>
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
          Mails about an order, a refund or your account come in any case: they tell you what you have to
          know.
        </p>
        <input type="hidden" name="choose" value="1" />
        <Button type="submit" variant={isAsked ? "outline" : "primary"} className="justify-self-start">
          Keep my choice
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
          title: "You are unsubscribed",
          text: `${maskedEmail} gets no more of these: ${mailKindNames[done].label}.`,
        };
  return (
    <Alert variant="success" title={words.title}>
      {words.text}
    </Alert>
  );
}
