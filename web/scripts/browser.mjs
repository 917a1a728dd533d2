// The system's Chromium, driven by Playwright.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];

export function chromiumPath() {
  const found = process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));
  if (!found) throw new Error('no Chromium found: install it, or say where it is by CHROMIUM=/path');
  return found;
}

export function launch() {
  return chromium.launch({
    executablePath: chromiumPath(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
  });
}

export const SCREENS = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };
