import { type Category, categories, isCategory, type Services } from "./services";

/** The question's version. A change of its text or its subject raises it, and every visitor is asked again. */
export const consentVersion = 2;

interface Decision {
  isAllowed: boolean;
  /** The services that the question named. */
  services: readonly string[];
}

/** A visitor's answer, as stored in the browser. */
export interface Choice {
  version: number;
  /** Seconds since 1970. */
  decidedAt: number;
  /** A random id of this browser, under which the server stores the answer as proof. */
  browserId: string;
  /** The browser sent Global Privacy Control with the answer, so the answer overrides it. */
  isUnderGpc: boolean;
  decisions: Partial<Record<Category, Decision>>;
}

interface Circumstances {
  services: Services;
  choice: Choice | null;
  /** Global Privacy Control: the browser refuses on the visitor's behalf. */
  hasGpc: boolean;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const word = /^[a-z0-9-]{2,20}$/;

/** The cookie value, in characters that need no encoding: 1~1764090000~<uuid>~0~chat.crisp.1 */
export function writeChoice({ version, decidedAt, browserId, isUnderGpc, decisions }: Choice): string {
  const parts = categories.flatMap((category) => {
    const decision = decisions[category];
    return decision ? [[category, ...decision.services, decision.isAllowed ? 1 : 0].join(".")] : [];
  });
  return [version, decidedAt, browserId, isUnderGpc ? 1 : 0, ...parts].join("~");
}

/** Null for anything that this module did not write: nothing is allowed then. */
export function readChoice(text: string | undefined): Choice | null {
  const [version = "", decidedAt = "", browserId = "", gpc = "", ...parts] = text?.split("~") ?? [];
  if (!/^\d{1,4}$/.test(version) || !/^\d{10}$/.test(decidedAt) || !uuid.test(browserId)) return null;
  const decisions: Choice["decisions"] = {};
  for (const part of parts) {
    const [category = "", ...rest] = part.split(".");
    const flag = rest.pop();
    if (!isCategory(category) || !rest.every((service) => word.test(service))) return null;
    decisions[category] = { isAllowed: flag === "1", services: rest };
  }
  return {
    version: Number(version),
    decidedAt: Number(decidedAt),
    browserId,
    isUnderGpc: gpc === "1",
    decisions,
  };
}

/** The decision, if it answers the current question. */
function decisionOf(category: Category, { choice }: Circumstances): Decision | null {
  return choice?.version === consentVersion ? (choice.decisions[category] ?? null) : null;
}

/** Whether a consent covers every current service of the category. */
function covers({ services: asked }: Decision, services: Services, category: Category): boolean {
  return Object.keys(services[category] ?? {}).every((service) => asked.includes(service));
}

export function isAllowed(category: Category, circumstances: Circumstances): boolean {
  const { services, choice, hasGpc } = circumstances;
  const decision = decisionOf(category, circumstances);
  if (!services[category] || !decision?.isAllowed || (hasGpc && !choice?.isUnderGpc)) return false;
  return covers(decision, services, category);
}

/** Categories without an answer. A refusal also covers added services; a consent covers only those it named. */
export function undecided(circumstances: Circumstances): Category[] {
  const { services, hasGpc } = circumstances;
  if (hasGpc) return [];
  return categories.filter((category) => {
    if (!services[category]) return false;
    const decision = decisionOf(category, circumstances);
    return !decision || (decision.isAllowed && !covers(decision, services, category));
  });
}

/** Updates some categories of the answer; decisions on an older question are dropped. */
export function decide(
  { services, choice, hasGpc }: Circumstances,
  answers: Partial<Record<Category, boolean>>,
  made: { decidedAt: number; browserId: string },
): Choice {
  const earlier = choice?.version === consentVersion && choice.isUnderGpc === hasGpc ? choice.decisions : {};
  const fresh = categories.flatMap((category) => {
    const isAllowed = answers[category];
    const asked = Object.keys(services[category] ?? {});
    return isAllowed === undefined || asked.length === 0 ? [] : [[category, { isAllowed, services: asked }]];
  });
  return {
    version: consentVersion,
    decidedAt: made.decidedAt,
    browserId: choice?.browserId ?? made.browserId,
    isUnderGpc: hasGpc,
    decisions: { ...earlier, ...Object.fromEntries(fresh) },
  };
}
