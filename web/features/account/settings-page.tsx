import { useSession } from "../../lib/session";
import { ThemeSwitch } from "../../shell/theme-switch";
import { useTitle } from "../../shell/use-title";
import { buttonClass } from "../../ui/button";
import { PageHeader } from "../../ui/page-header";
import { PasskeyList } from "./passkey-list";
import { PasswordForm } from "./password-form";
import { ProfileForm } from "./profile-form";
import { SessionList } from "./session-list";
import { SettingsSection } from "./settings-section";

export function SettingsPage() {
  const session = useSession();
  useTitle("Settings");
  if (session.state !== "signed-in") return null;
  const { user } = session;
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title="Settings" lead={<span className="break-all">Signed in as {user.email}</span>} />
      <div className="mt-8 sm:mt-10">
        <SettingsSection id="profile" title="Profile" text="Your name is shown to the coach and the community.">
          <ProfileForm user={user} />
        </SettingsSection>
        <SettingsSection id="appearance" title="Appearance" text="Kept on this device.">
          <ThemeSwitch />
        </SettingsSection>
        <SettingsSection id="password" title="Password" text="Changing it signs you out on every other device.">
          <PasswordForm email={user.email} />
        </SettingsSection>
        <SettingsSection
          id="passkeys"
          title="Passkeys"
          text="Sign in with your fingerprint, face or device lock instead of a password."
        >
          <PasskeyList />
        </SettingsSection>
        <SettingsSection id="sessions" title="Devices" text="Where your account is signed in.">
          <SessionList />
        </SettingsSection>
        <SettingsSection id="leave" title="Log out" text="On this device only.">
          <a href="/api/logout" className={buttonClass({ variant: "secondary" })}>
            Log out
          </a>
        </SettingsSection>
      </div>
    </div>
  );
}
