/** The clocks that start when the shop notices a breach, in hours. */
export const breachHours = { certIn: 6, board: 72 } as const;

interface Breach {
  /** What happened, in one sentence. */
  what: string;
  noticedAt: Date;
  table: string;
  /** The personal data in the table. */
  data: string;
  people: number;
  shopName: string;
  contact: string;
}

const inIndia = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  dateStyle: "long",
  timeStyle: "short",
});

/** The end of a clock. */
export function deadlineOf({ noticedAt }: Pick<Breach, "noticedAt">, hours: number): Date {
  return new Date(noticedAt.getTime() + hours * 3_600_000);
}

export const formatBreachTime = (at: Date) => `${inIndia.format(at)} IST`;

/** The notice to each affected person (DPDP Rules, rule 7 (1)). Brackets mark what a person must fill in. */
export function draftNoticeToPeople({ what, noticedAt, data, shopName, contact }: Breach): string {
  return `Subject: Your data at ${shopName}

Hello,

On ${formatBreachTime(noticedAt)} we noticed that some of your data at ${shopName} may have been exposed.

What happened: ${what}
Which data: ${data}
What it may lead to: [for example: calls or emails that pretend to be from us]
What we have done: [for example: closed the access, ended all sessions]
What you can do: never share codes or passwords; check emails that ask for money or a login; [more]

Questions? Contact ${contact}. You can also complain to the Data Protection Board of India.

${shopName}
`;
}

/** The notice to the Board: at once, and in full within 72 hours (DPDP Rules, rule 7 (2)). */
export function draftNoticeToBoard(breach: Breach): string {
  const { what, noticedAt, table, data, people, shopName, contact } = breach;
  return `Personal data breach at ${shopName}

Noticed: ${formatBreachTime(noticedAt)}
Full report due: ${formatBreachTime(deadlineOf(breach, breachHours.board))}
Nature: ${what}
Extent: ${people} people; ${data} (${table})
Time and place: [when it started and ended; where the data was]
Likely impact: [...]
Measures taken and planned: [...]
Cause, and the person responsible if found: [...]
Measures against a repetition: [...]
Notices to affected people: [when, how many, by which means]
Contact: ${contact}
`;
}

/** The report to CERT-In: within 6 hours (Directions of 28 April 2022). */
export function draftReportToCertIn(breach: Breach): string {
  const { what, noticedAt, table, shopName, contact } = breach;
  return `To: incident@cert-in.org.in
Incident report: ${shopName}

Noticed: ${formatBreachTime(noticedAt)}
Report due: ${formatBreachTime(deadlineOf(breach, breachHours.certIn))}
Type: data breach
Affected system: online shop, table ${table}
Description: ${what}
Symptoms, IP addresses, logs: [attach the log lines of that time]
Contact: ${contact}
`;
}
