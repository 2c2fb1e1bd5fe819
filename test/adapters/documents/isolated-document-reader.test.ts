import { afterAll, expect, test } from 'vitest'
import { fileURLToPath } from 'node:url'
import { makeIsolatedDocumentReader } from '../../../adapters/documents/isolated-document-reader.ts'

const reader = makeIsolatedDocumentReader()
afterAll(() => reader.close())
const fixture = (name: string) => ({ path: fileURLToPath(new URL(`../../fixtures/documents/${name}`, import.meta.url)), filename: name })

test('reads the text layer of a PDF in reading order', async () => {
  const document = (await reader.read(fixture('zugferd1_intarsys.pdf'))).unwrap()
  expect(document.pages[0]?.text).toContain('TB100A4  Trennblätter A4  20  Stk.  9,90  198,00  19')
})
