import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesPage } from './rules-page.ts'

const PATH = 'docs/rules.md'

describe('the page of rules', () => {
  it('says what the code says; `npm run rules` writes it anew', async () => {
    const page = await rulesPage()
    if (process.env['HOFKERN_WRITE_RULES']) writeFileSync(PATH, page)
    expect(readFileSync(PATH, 'utf8') === page).toBe(true)
  })
})
