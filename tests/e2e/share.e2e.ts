import { inspectEverywhere } from "./inspect";
import { expect, signIn, test } from "./product";

test.use({ serviceWorkers: "allow" });

test("what another app shares waits on the device until the member adds it to a form check, or leaves", async ({
  page,
}) => {
  await signIn(page, "member@longroll.test");
  await page.goto("/messages");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const offer = page.getByRole("status").filter({ hasText: "squat.png" });

  const share = () =>
    page.evaluate(async () => {
      const canvas = new OffscreenCanvas(64, 48);
      canvas.getContext("2d")?.fillRect(0, 0, 32, 48);
      const files = new DataTransfer();
      files.items.add(new File([await canvas.convertToBlob()], "squat.png", { type: "image/png" }));
      const form = Object.assign(document.createElement("form"), {
        method: "POST",
        action: "/messages",
        enctype: "multipart/form-data",
      });
      const input = Object.assign(document.createElement("input"), { type: "file", name: "media" });
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    });

  await share();
  await expect(offer).toBeVisible();
  await inspectEverywhere(page, "a shared file that waits");
  // Nothing has gone anywhere: it is there after a reload too.
  await page.reload();
  await offer.getByRole("button", { name: "Add to your message" }).click();
  await expect(page.getByRole("radio", { name: /^Form Check/ })).toBeChecked();
  await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await share();
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Discard" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Send Message" })).toBeVisible();
  await expect(offer).toHaveCount(0);

  // Whoever signs out leaves nothing behind.
  await share();
  await expect(offer).toBeVisible();
  await page.goto("/api/logout");
  await expect(page).toHaveURL(/\/sign-in|\/$/);
  await signIn(page, "trial@longroll.test");
  await page.goto("/messages");
  await expect(page.getByRole("heading", { name: "Send Message" })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
