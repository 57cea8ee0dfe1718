import { useUp } from "../support/attempts";
import { codeIn, nextMessage } from "../support/inbox";
import { Newcomer } from "../support/newcomer";
import { findOtpCookie } from "../support/otp-cookie";
import type { MessageTable, Stage } from "./message-row";

const wait = "Please wait before trying again.";

async function register({ screen, who }: Stage, query = ""): Promise<void> {
  await screen.open(`?tab=register${query}`);
  await screen.registerByPhone(who);
  await screen.awaitCode();
}

async function requestCode({ screen, who }: Stage): Promise<void> {
  await screen.open("?next=%2Fabout");
  await screen.sendOtp(who.phone);
  await screen.awaitCode();
}

export const phoneMessages: MessageTable = {
  about: "the phone flow",
  rows: [
    {
      when: "a code is sent",
      at: "toast",
      says: "OTP Sent",
      and: "Please check your phone for the verification code.",
      trigger: requestCode,
    },
    {
      when: "a code is asked for again at once",
      at: "toast",
      says: "Too Many Requests",
      and: wait,
      trigger: async (stage) => {
        await requestCode(stage);
        await stage.click("Change Phone Number");
        await stage.screen.sendOtp(stage.who.phone);
      },
    },
    {
      when: "the code is wrong",
      at: "toast",
      says: "Invalid OTP",
      and: "Please check the code and try again.",
      trigger: async (stage) => {
        await requestCode(stage);
        await stage.screen.code.fill("000000");
      },
    },
    {
      when: "the code was guessed at five times",
      at: "toast",
      says: "OTP Expired",
      and: "Please request a new OTP.",
      trigger: async (stage) => {
        await requestCode(stage);
        await useUp("otpGuess", (await findOtpCookie(stage.screen.page.context())).nonce, 5);
        await stage.screen.code.fill("000000");
      },
    },
    {
      when: "the countdown ends",
      at: "toast",
      says: "OTP Expired",
      and: "Please request a new OTP.",
      trigger: async (stage) => {
        await requestCode(stage);
        await stage.screen.ageCode(297);
      },
    },
    {
      when: "a code is sent again after it has expired",
      at: "toast",
      says: "OTP Resent",
      and: "Please check your phone for the verification code.",
      trigger: async (stage) => {
        await requestCode(stage);
        await stage.screen.ageCode(301);
        await stage.screen.forgetSend(stage.who.fullPhone);
        await stage.click("Resend OTP");
      },
    },
    {
      when: "a code is sent again too soon",
      at: "toast",
      says: "Resend Failed",
      and: wait,
      trigger: async (stage) => {
        await requestCode(stage);
        await stage.screen.ageCode(301);
        await stage.click("Resend OTP");
      },
    },
    {
      when: "an account is made",
      at: "toast",
      says: "Account Created",
      and: "Please verify your phone number to complete registration.",
      trigger: (stage) => register(stage),
    },
    {
      when: "a registration is verified",
      at: "toast",
      says: "Registration Successful",
      and: "Welcome to Kapas!",
      trigger: async (stage) => {
        await register(stage, "&next=%2Fabout");
        await stage.screen.code.fill(codeIn(await nextMessage(stage.who.fullPhone, "sms")));
      },
    },
    {
      when: "a login is verified",
      at: "toast",
      says: "Login Successful",
      and: "Welcome back!",
      trigger: async (stage) => {
        await register(stage);
        await stage.page.context().clearCookies();
        await stage.screen.forgetSend(stage.who.fullPhone);
        await requestCode(stage);
        await stage.screen.code.fill(codeIn(await nextMessage(stage.who.fullPhone, "sms", 2)));
      },
    },
    {
      when: "the address has an account",
      at: "toast",
      says: "Account Exists",
      and: "An account with this email already exists. Please login instead.",
      trigger: async (stage) => {
        await register(stage);
        await stage.page.context().clearCookies();
        await stage.screen.open("?tab=register");
        await stage.screen.registerByPhone({ ...new Newcomer(), email: stage.who.email });
      },
    },
    {
      when: "the number has an account",
      at: "toast",
      says: "Account Exists",
      and: "An account with this email already exists. Please login instead.",
      trigger: async (stage) => {
        await register(stage);
        await stage.page.context().clearCookies();
        await stage.screen.open("?tab=register");
        await stage.screen.registerByPhone({ ...new Newcomer(), phone: stage.who.phone });
      },
    },
    {
      when: "registered too often from one place",
      at: "toast",
      says: "Too Many Requests",
      and: wait,
      trigger: async ({ screen, ip, who }) => {
        await useUp("registerVisitor", ip, 120);
        await screen.open("?tab=register");
        await screen.registerByPhone(who);
      },
    },
    {
      when: "the account is made and the SMS is not sent",
      at: "toast",
      says: "OTP Failed",
      and: "Account created but failed to send phone verification. Please try logging in.",
      trigger: async ({ screen, who }) => {
        await useUp("otpSendMinute", `register ${who.fullPhone}`, 1);
        await screen.open("?tab=register");
        await screen.registerByPhone(who);
      },
    },
  ],
};
