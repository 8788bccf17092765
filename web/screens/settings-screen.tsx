import { SettingsPage } from "../features/account/settings/settings-page";
import { NoticeSettings } from "../features/notices/notice-settings";

/** A member's settings, with what they have said of notices. */
export const SettingsScreen = () => (
  <SettingsPage>
    <NoticeSettings />
  </SettingsPage>
);
