import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium: the one that HOFKERN_CHROMIUM_PATH names, else the first on the PATH. */
export function findChromium(): string {
  const named = process.env['HOFKERN_CHROMIUM_PATH']
  const found = named
    ? [named]
    : (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const path = found.find(canRun)
  if (path === undefined)
    throw new Error(
      'No Chromium found. Install one (Debian: apt-get install chromium), or name it in HOFKERN_CHROMIUM_PATH.',
    )
  return path
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A browser with a fresh profile that asks nothing of the network by itself. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
