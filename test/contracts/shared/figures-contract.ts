import type { Figures } from '../../../core/shared/ports/figures.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** What every Figures promises. */
export const figuresContract = (open: OpenStores<Figures>): ContractCase[] =>
  casesOver(open, {
    'counts each work by what it was done to, however many add at once': async ({ store: figures }) => {
      equal(await figures.read(), [])
      await Promise.all(Array.from({ length: 10 }, () => figures.add('reading', 'pdf', 0.5)))
      await figures.add('reading', 'csv', 2)
      await figures.add('language_model', 'timed_out', 20)
      equal(await figures.read(), [
        { work: 'language_model', of: 'timed_out', count: 1, seconds: 20 },
        { work: 'reading', of: 'csv', count: 1, seconds: 2 },
        { work: 'reading', of: 'pdf', count: 10, seconds: 5 },
      ])
    },
  })
