import { brand } from "../../contract/brand";
import type { Mail } from "../../platform/mail";
import { layOutMail } from "../../platform/mail-layout";
import { nameInMail } from "../../platform/name-in-mail";

export function verificationMail(to: string, url: string, code: string): Mail {
  return {
    kind: "verification",
    to,
    oneTime: true,
    subject: `Confirm your e-mail address for ${brand.name}`,
    ...layOutMail({
      heading: "Confirm your e-mail address",
      paragraphs: [
        `Welcome to ${brand.name}. Your ${brand.trialDays}-day trial has started; confirm this address and you can sign in.`,
        "Open the link, or type the code on the page you signed up on. The link is good for one day, the code for 15 minutes.",
      ],
      action: { label: "Confirm my address", url },
      code,
      footnote: `You get this because somebody signed up at ${brand.name} with this address. If it was not you, do nothing: without the confirmation nobody can use it.`,
    }),
  };
}

export function accountExistsMail(to: string, url: string): Mail {
  return {
    kind: "account-exists",
    to,
    subject: `You already have a ${brand.name} account`,
    ...layOutMail({
      heading: "You already have an account",
      paragraphs: [
        `Somebody, probably you, tried to sign up at ${brand.name} with this address. There is an account for it already, so nothing was changed.`,
        "Sign in as usual. If you do not know the password any more, choose “Forgot password” there, or sign in with an e-mailed link.",
      ],
      action: { label: "Sign in", url },
      footnote: "If it was not you, do nothing: your account is untouched.",
    }),
  };
}

export function finishSignUpMail(to: string, url: string): Mail {
  return {
    kind: "finish-sign-up",
    to,
    oneTime: true,
    subject: `Finish signing up at ${brand.name}`,
    ...layOutMail({
      heading: "Finish signing up",
      paragraphs: [
        "Open the link to choose your password. This also confirms that the address is yours. It works once, for one hour.",
      ],
      action: { label: "Choose my password", url },
      footnote: `You get this because somebody signed up at ${brand.name} with this address, or asked for its password, before it was confirmed. If it was not you, do nothing.`,
    }),
  };
}

export function passwordResetMail(to: string, url: string): Mail {
  return {
    kind: "password-reset",
    to,
    oneTime: true,
    subject: `Choose a new ${brand.name} password`,
    ...layOutMail({
      heading: "Choose a new password",
      paragraphs: [
        "Open the link to choose a new password. It works once, for one hour. Every device that is signed in now will be signed out.",
      ],
      action: { label: "Choose a new password", url },
      footnote:
        "You get this because somebody asked for a new password. If it was not you, do nothing: your password stays as it is.",
    }),
  };
}

export function signInMail(to: string, url: string, code: string): Mail {
  return {
    kind: "sign-in",
    to,
    oneTime: true,
    subject: `${code} is your ${brand.name} sign-in code`,
    ...layOutMail({
      heading: `Sign in to ${brand.name}`,
      paragraphs: ["Open the link, or type the code where you asked for it. Either works once, for 15 minutes."],
      action: { label: "Sign in", url },
      code,
      footnote:
        "You get this because somebody asked to sign in with this address. If it was not you, do nothing, and give the code to nobody.",
    }),
  };
}

export function accountDeletedMail(to: string, firstName: string): Mail {
  const name = nameInMail(firstName);
  return {
    kind: "account-deleted",
    to,
    subject: `Your ${brand.name} account is deleted`,
    ...layOutMail({
      heading: name ? `Goodbye, ${name}` : "Goodbye",
      paragraphs: [
        `Your ${brand.name} account is deleted, as you asked: your profile, your training, your messages, and the photos and videos you uploaded. If you had a membership, it has ended and nothing more is charged.`,
        "What you wrote in the community stays without your name and picture. Invoices are kept for as long as the law asks for.",
        "This is the last e-mail you get from us, and with it we forget this address.",
      ],
      footnote: `If it was not you who deleted the account, write to us at once.`,
    }),
  };
}
