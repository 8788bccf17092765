import { type ElementHandle, launch } from "puppeteer-core";
import type { Engine, EngineWindow, Size } from "./engine";

/** The stock Firefox, over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  return {
    version: (await browser.version()).replace("/", " "),
    open: (size) => openWindow(browser, size),
    close: () => browser.close(),
  };
}

async function openWindow(browser: Awaited<ReturnType<typeof launch>>, size: Size): Promise<EngineWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(size);
  const on = async (expression: string, act: (element: ElementHandle<Element>) => Promise<unknown>) => {
    const found = await page.evaluateHandle(expression);
    const element = found.asElement() as ElementHandle<Element> | null;
    if (element) await act(element);
    await found.dispose();
    return element !== null;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (expression) => on(expression, (element) => element.click()),
    type: (expression, text) => on(expression, (element) => element.type(text)),
    choose: (expression, file) =>
      on(expression, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    close: () => context.close(),
  };
}
