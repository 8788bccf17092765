import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { CurrentUser } from "../../../../worker/contract/account";
import { addressOf } from "../../../../worker/contract/addresses";
import { useSession } from "../../../lib/session/session";
import { ThemeSwitch } from "../../../shell/theme-switch";
import { useAnchor } from "../../../shell/use-anchor";
import { HistorySection } from "../../../training/history-import/history-section";
import { buttonClass } from "../../../ui/button";
import { PageHeader } from "../../../ui/page-header";
import { PasskeyList } from "../passkeys/passkey-list";
import { DeleteAccount } from "./delete-account";
import { DownloadData } from "./download-data";
import { PasswordForm } from "./password-form";
import { PhotoForm } from "./photo-form";
import { ProfileForm } from "./profile-form";
import { SessionList } from "./session-list";
import { SettingsNav } from "./settings-nav";
import { SettingsSection } from "./settings-section";
import { TrainingForm } from "./training-form";

type SettingsPageProps = {
  /** Notification settings, passed in from another feature where pages are composed. */
  children?: ReactNode;
};

export function SettingsPage({ children }: SettingsPageProps) {
  const session = useSession();
  useAnchor(session.state === "signed-in");
  if (session.state !== "signed-in") return null;
  const { user } = session;
  const sections = sectionsOf(user, children);
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title="Settings" lead={`Signed in as ${user.email}`} />
      <div className="mt-4 mb-6 sm:mb-8">
        <SettingsNav sections={sections} />
      </div>
      {sections.map(({ content, ...section }) => (
        <SettingsSection key={section.id} {...section}>
          {content}
        </SettingsSection>
      ))}
    </div>
  );
}

type Section = { id: string; title: string; text: string; content: ReactNode };

function sectionsOf(user: CurrentUser, notices: ReactNode): Section[] {
  return [
    {
      id: "profile",
      title: "Profile",
      text: "Your name and photo are shown to the coach and the community.",
      content: (
        <>
          <PhotoForm user={user} />
          <ProfileForm user={user} />
        </>
      ),
    },
    {
      id: "training",
      title: "Training",
      text: "How often you mean to train, and the unit of your weights.",
      content: (
        <>
          <TrainingForm />
          <Link to={addressOf("competitions")} className="link inline-flex min-h-11 items-center justify-self-start">
            Competitions you go to
          </Link>
        </>
      ),
    },
    {
      id: "history",
      title: "Training history",
      text: "What you lifted before you came: records and what you did last time are there from the first day. Your streak stays as it is.",
      content: <HistorySection />,
    },
    { id: "appearance", title: "Appearance", text: "Kept on this device.", content: <ThemeSwitch /> },
    ...(notices
      ? [
          {
            id: "notices",
            title: "Notices",
            text: "What reaches you by e-mail and on this device. Mail about your account and payments always comes.",
            content: notices,
          },
        ]
      : []),
    {
      id: "password",
      title: "Password",
      text: "Changing it signs you out on every other device.",
      content: <PasswordForm email={user.email} />,
    },
    {
      id: "passkeys",
      title: "Passkeys",
      text: "Sign in with your fingerprint, face or device lock instead of a password.",
      content: <PasskeyList />,
    },
    { id: "sessions", title: "Devices", text: "Where your account is signed in.", content: <SessionList /> },
    {
      id: "leave",
      title: "Log out",
      text: "On this device only.",
      content: (
        <a href="/api/logout" className={buttonClass({ variant: "secondary" })}>
          Log out
        </a>
      ),
    },
    {
      id: "data",
      title: "Your data",
      text: "Everything of yours that you can see here in one ZIP file, with your photos and videos. It opens in any browser, without this site.",
      content: <DownloadData email={user.email} />,
    },
    {
      id: "delete",
      title: "Delete account",
      text: "Download your data first, if you want to keep it.",
      content: <DeleteAccount user={user} />,
    },
  ];
}
