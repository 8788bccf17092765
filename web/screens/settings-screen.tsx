import { SettingsPage } from "../features/account/settings/settings-page";
import { NoticeSettings } from "../features/notices/notice-settings";

/** A member's settings, composed with those of notices. */
export const SettingsScreen = () => (
  <SettingsPage>
    <NoticeSettings />
  </SettingsPage>
);
