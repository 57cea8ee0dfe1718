import { type LinkProof, linkFieldsOf, proofOf } from "@/lib/auth/link";
import { maskEmail } from "@/lib/auth/mask-email";
import { firstPasswordPath } from "@/lib/auth/redirects";
import { accountNotice } from "@/lib/privacy/collection-notices";
import {
  completeSignInAction,
  forgotPasswordAction,
  registerAction,
  sendOtpAction,
  signInAction,
  updatePasswordAction,
  verifyOtpAction,
} from "@/server/auth/actions";
import { getLinkArrival, getPasswordChange } from "@/server/auth/queries";
import { Newcomer, people } from "../../../e2e/support/newcomer";
import { clearAttempts } from "../support/http/attempts";
import { codeIn, linkIn, messagesTo, newestOf } from "../support/http/inbox";
import { afterwards } from "../support/http/request-scope";
import { cookieOf, Visitor } from "../support/http/visitor";

// An attacker and the owner use one email address or number. The owner's screens are tested in journeys/account-hijack.spec.ts.

const registerPage = "/auth?tab=register";

/** The link in the only email to this address. */
async function linkTo(email: string): Promise<string> {
  await afterwards();
  const { pathname, search } = new URL(linkIn(await newestOf(email, "email")));
  return pathname + search;
}

async function registerByEmail(visitor: Visitor, who: Newcomer, password = who.password): Promise<string> {
  const { firstName, lastName, email } = who;
  const fields = {
    ...{ firstName, lastName, contact: email, password, confirmPassword: password },
    notice: accountNotice.version,
  };
  const { state } = await visitor.submit(registerAction, fields, { page: registerPage });
  expect(state).toMatchObject({ ok: true });
  return linkTo(email);
}

async function registerByPhone(visitor: Visitor, who: Newcomer): Promise<void> {
  const { firstName, lastName, email, phone } = who;
  const fields = { firstName, lastName, email, contact: phone, notice: accountNotice.version };
  const { notice } = await visitor.submit(registerAction, fields, { page: registerPage });
  expect(notice).toBe("account-created");
}

async function verify(visitor: Visitor, page: string, who: Newcomer, count = 1) {
  const code = codeIn(await newestOf(who.fullPhone, "sms", count));
  return visitor.submit(verifyOtpAction, { code }, { page });
}

async function resetLink(visitor: Visitor, email: string): Promise<string> {
  await visitor.submit(forgotPasswordAction, { email }, { page: "/auth?tab=forgot-password" });
  return linkTo(email);
}

/** The hidden fields that the page of a link puts into its form. */
const fieldsIn = (path: string) => linkFieldsOf(Object.fromEntries(new URLSearchParams(path.split("?")[1])));

async function choose(visitor: Visitor, page: string, password: string): Promise<void> {
  const fields = { ...fieldsIn(page), password, confirmPassword: password };
  expect((await visitor.submit(updatePasswordAction, fields, { page })).notice).toBe("password-updated");
}

/** Resets the limit of one code a minute for this number. */
async function clearSendAttempts({ fullPhone }: Newcomer): Promise<void> {
  for (const subject of [fullPhone, `register ${fullPhone}`]) await clearAttempts("otpSendMinute", subject);
}

async function userOf(visitor: Visitor): Promise<{ email: string | null } | null> {
  const answer = await visitor.get("/api/session");
  return answer.status === 401 ? null : (await answer.json()).user;
}

function proofIn(path: string): LinkProof {
  const proof = proofOf(fieldsIn(path));
  if (!proof) throw new Error(`${path} has no proof`);
  return proof;
}

/** Follows the redirects of a link; the answer is what its last page finds. */
async function open(visitor: Visitor, path: string) {
  const location = (await visitor.checkAdminAccess(path)).headers.get("location");
  if (location !== null) {
    const { pathname, search } = new URL(location);
    return open(visitor, pathname + search);
  }
  return { page: path, arrival: await visitor.look(() => getLinkArrival(proofIn(path)), path) };
}

const complete = (visitor: Visitor, page: string) =>
  visitor.submit(completeSignInAction, fieldsIn(page), { page });

it("keeps an attacker who registered someone's email address out after the owner opens the link", async () => {
  const [attacker, owner] = [new Visitor(), new Visitor()];
  const who = new Newcomer();
  const link = await registerByEmail(attacker, who, "the-attackers-own");
  expect(await registerByEmail(owner, who)).toBe(link);
  const { page, arrival } = await open(owner, link);
  expect(page).toMatch(/^\/auth-callback\?/);
  expect(arrival).toEqual({ isExpected: false, email: maskEmail(who.email), signedInAs: null });
  expect(await userOf(owner)).toBeNull();

  expect((await complete(owner, page)).location).toBe(firstPasswordPath);
  expect(await owner.look(() => getPasswordChange(null), firstPasswordPath)).toEqual({
    email: maskEmail(who.email),
    usesLink: false,
  });
  await choose(owner, firstPasswordPath, who.password);
  const { email } = who;
  const login = (password: string) => attacker.submit(signInAction, { email, password }, { page: "/auth" });
  expect((await login("the-attackers-own")).state?.message).toBe("Invalid email or password");
  expect((await login(who.password)).notice).toBe("signed-in");
});

it("takes phone and session from an attacker who registered someone's email address when its owner resets the password", async () => {
  const [attacker, owner] = [new Visitor(), new Visitor()];
  const who = new Newcomer();
  await registerByPhone(attacker, who);
  expect((await verify(attacker, registerPage, who)).notice).toBe("phone-registered");
  expect((await userOf(attacker))?.email).toBe(who.email);

  const link = await resetLink(owner, who.email);
  expect((await open(owner, link)).arrival?.email).toBe(maskEmail(who.email));
  await choose(owner, link, who.password);
  expect((await userOf(owner))?.email).toBe(who.email);
  expect(await userOf(attacker)).toBeNull();
  await clearSendAttempts(who);
  const sent = await attacker.submit(sendOtpAction, { phone: who.phone }, { page: "/auth" });
  expect(sent.notice).toBe("otp-sent");
  await afterwards();
  expect(await messagesTo(who.fullPhone, "sms")).toHaveLength(1);
});

it("takes the account from an attacker who registered someone's phone when its owner logs in with that phone", async () => {
  const [attacker, owner] = [new Visitor(), new Visitor()];
  const who = new Newcomer();
  await registerByPhone(attacker, who);
  await clearSendAttempts(who);
  await owner.submit(sendOtpAction, { phone: who.phone }, { page: "/auth" });
  expect((await verify(owner, "/auth", who, 2)).notice).toBe("phone-signed-in");
  expect(await userOf(owner)).toMatchObject({ email: null });
  await attacker.submit(forgotPasswordAction, { email: who.email }, { page: "/auth?tab=forgot-password" });
  await afterwards();
  expect(await messagesTo(who.email, "email")).toHaveLength(0);
});

it("keeps the number of a signed-in customer who registered by phone and confirms their email address", async () => {
  const [mine, other] = [new Visitor(), new Visitor()];
  const who = new Newcomer();
  await registerByPhone(mine, who);
  await verify(mine, registerPage, who);
  mine.cookies.delete(cookieOf("registration"));
  const link = await resetLink(other, who.email);
  await choose(mine, link, who.password);
  await clearSendAttempts(who);
  await other.submit(sendOtpAction, { phone: who.phone }, { page: "/auth" });
  await afterwards();
  await newestOf(who.fullPhone, "sms", 2);
});

it("asks whose account it is when a customer opens their own link while someone else is signed in", async () => {
  const visitor = new Visitor();
  const who = new Newcomer();
  const link = await registerByEmail(visitor, who);
  await visitor.signIn(people.ravi);
  const { page, arrival } = await open(visitor, link);
  expect(arrival).toMatchObject({ isExpected: false, signedInAs: maskEmail(people.ravi.email) });
  expect((await userOf(visitor))?.email).toBe(people.ravi.email);
  expect((await complete(visitor, page)).location).toBe("/dashboard");
  expect((await userOf(visitor))?.email).toBe(who.email);
});

describe("a stranger who registers their own number with someone's email address and enters no code", () => {
  const exists = "An account with this email already exists. Please login instead.";

  /** The stranger registered by phone; the owner, by email afterwards. */
  async function meet() {
    const [stranger, owner, who] = [new Visitor(), new Visitor(), new Newcomer()];
    await registerByPhone(stranger, who);
    return { stranger, owner, who, link: await registerByEmail(owner, who) };
  }

  async function confirm(owner: Visitor, link: string, email: string): Promise<void> {
    const { page, arrival } = await open(owner, link);
    expect(arrival).toMatchObject({ isExpected: true });
    expect((await complete(owner, page)).location).toBe("/dashboard");
    expect((await userOf(owner))?.email).toBe(email);
  }

  it("can't block the owner's registration, and gets an account without the address", async () => {
    const { stranger, owner, who, link } = await meet();
    expect((await verify(stranger, registerPage, who)).notice).toBe("phone-registered");
    expect(await userOf(stranger)).toMatchObject({ email: null });
    await confirm(owner, link, who.email);
  });

  it("keeps the number but not the address when they enter the code after the owner confirmed", async () => {
    const { stranger, owner, who, link } = await meet();
    await confirm(owner, link, who.email);
    expect((await verify(stranger, registerPage, who)).notice).toBe("phone-registered");
    expect(await userOf(stranger)).toMatchObject({ email: null });
    expect((await userOf(owner))?.email).toBe(who.email);
    const { email, password } = who;
    const login = await new Visitor().submit(signInAction, { email, password }, { page: "/auth" });
    expect(login.notice).toBe("signed-in");
  });

  it("can't take the address back, before or after the owner confirmed", async () => {
    const { stranger, owner, who, link } = await meet();
    const { firstName, lastName, email } = who;
    const again = async (visitor: Visitor, contact: string) => {
      const fields = { firstName, lastName, email, contact, notice: accountNotice.version };
      return (await visitor.submit(registerAction, fields, { page: registerPage })).state?.message;
    };
    const expectRefused = async () => {
      expect(await again(stranger, who.phone)).toBe(exists);
      expect(await again(new Visitor(), new Newcomer().phone)).toBe(exists);
    };
    await expectRefused();
    await confirm(owner, link, email);
    await expectRefused();
  });

  it("never keeps the owner's email away when both register at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      const [stranger, owner, who] = [new Visitor(), new Visitor(), new Newcomer()];
      const { firstName, lastName, email, phone, password } = who;
      const by = { firstName, lastName, notice: accountNotice.version };
      const [byPhone, byEmail] = await Promise.all([
        stranger.submit(registerAction, { ...by, email, contact: phone }, { page: registerPage }),
        owner.submit(
          registerAction,
          { ...by, contact: email, password, confirmPassword: password },
          { page: registerPage },
        ),
      ]);
      expect(byEmail.state).toMatchObject({ ok: true });
      await confirm(owner, await linkTo(email), email);
      if (byPhone.notice !== "account-created") {
        expect(byPhone.state?.message).toBe(exists);
        continue;
      }
      expect((await verify(stranger, registerPage, who)).notice).toBe("phone-registered");
      expect(await userOf(stranger)).toMatchObject({ email: null });
    }
  });
});
