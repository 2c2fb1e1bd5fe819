import { mkdtempSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createRequire } from 'node:module'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Axe from 'axe-core'
import Koa from 'koa'
import type { Browser, Page as Tab } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendPage } from '../../apps/http/pages/send-page.ts'
import { openBrowser } from './open-browser.ts'
import { PAGE_STATES } from './page-states.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const LOOKS = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

describe('every page in every state', () => {
  let browser: Browser
  let server: Server
  const pictures = mkdtempSync(join(tmpdir(), 'hofkern-pages-'))

  beforeAll(async () => {
    const app = new Koa()
    app.use((ctx) => {
      const page = PAGE_STATES[ctx.path.slice(1)]
      if (page) sendPage(ctx, page)
    })
    server = createServer(app.callback()).listen(0, '127.0.0.1')
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser.close()
    server.close()
    process.stdout.write(`Pictures of all pages: ${pictures}\n`)
  })

  /**
   * A tab with the page in it, and everything the browser complained about: a breach of the policy, a script, a dialog.
   */
  async function openTab(name: string): Promise<{ tab: Tab; complaints: string[] }> {
    const tab = await browser.newPage({ locale: 'de-DE' })
    const complaints: string[] = []
    tab.on('console', (message) => complaints.push(message.text()))
    tab.on('dialog', (dialog) => complaints.push(dialog.message()))
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`)
    return { tab, complaints }
  }

  it.for(Object.keys(PAGE_STATES))('%s is accessible on a phone and on a desk, light and dark', async (name) => {
    const { tab, complaints } = await openTab(name)
    await tab.evaluate(AXE)
    for (const { width, colorScheme } of LOOKS) {
      await tab.setViewportSize({ width, height: 800 })
      await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await tab.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      expect(await tab.evaluate(overflow)).toEqual([])
      expect(await tab.evaluate(findings)).toEqual([])
    }
    expect(complaints).toEqual([])
    await tab.close()
  })

  it.for(Object.keys(PAGE_STATES))(
    '%s is walked through with the keyboard, each stop in sight and marked',
    async (name) => {
      const { tab } = await openTab(name)
      await tab.setViewportSize({ width: 320, height: 600 })
      const stops = await tab.evaluate(startWalk)
      const reached = new Set<number>()
      for (let press = 0; press < stops; press++) {
        await tab.keyboard.press('Tab')
        const { place, ...look } = await tab.evaluate(stopOfWalk)
        expect(look).toEqual({ seen: true, outline: '3px solid' })
        reached.add(place)
      }
      expect(reached.size).toBe(stops)
      await tab.close()
    },
  )
})

/** Goes back to before the first stop; tells how many there are. */
function startWalk(): number {
  document.body.tabIndex = -1
  document.body.focus()
  return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')].filter(
    (element) => element.checkVisibility(),
  ).length
}

function stopOfWalk(): { place: number; seen: boolean; outline: string } {
  const element = document.activeElement!
  const { top, bottom } = element.getBoundingClientRect()
  const { outlineWidth, outlineStyle } = getComputedStyle(element)
  return {
    place: [...document.querySelectorAll('*')].indexOf(element),
    seen: top >= 0 && bottom <= innerHeight,
    outline: `${outlineWidth} ${outlineStyle}`,
  }
}

/** Elements that reach past the right edge of the window, and the page itself if it scrolls sideways. */
function overflow(): string[] {
  const wide = [...document.querySelectorAll('main *, header *')]
    .filter((element) => !element.closest('.unseen') && element.getBoundingClientRect().right > innerWidth + 0.5)
    .map((element) => element.outerHTML.slice(0, 120))
  return document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways', ...wide] : wide
}

/** What axe finds, and what it cannot decide. */
async function findings(): Promise<string[]> {
  const { axe } = globalThis as unknown as { axe: typeof Axe }
  const { violations, incomplete } = await axe.run(document, { rules: { 'target-size': { enabled: true } } })
  return [...violations, ...incomplete].flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
  )
}
