import { expect, it } from 'vitest'
import { planChapter } from '../../../core/library/printing/plan-book.ts'

const step = { label: 'Bedarfswert', formula: '', result: '230', unit: 'kg N/ha', source: 'DüV Anl. 4' }
const chapterOf = (more: object) =>
  planChapter({
    entryId: 'duengeplan',
    calculation: {
      missing: [],
      variants: [
        {
          key: 'mineralisch',
          title: 'Nur mineralisch',
          metrics: [],
          reasons: [],
          parts: [{ title: 'Eck', row: null, steps: [{ ...step, ...more }] }],
          effects: [],
        },
      ],
    },
    adoption: { key: 'mineralisch', at: Date.parse('2026-02-01T10:00:00Z'), effects: [] } as never,
  })

it('says below the sources what the letters behind them mean, where there are any', () => {
  const said = (more: object) => JSON.stringify(chapterOf(more)?.blocks.at(-1))
  expect(said({ certainty: 'A' })).toContain('[A] im Gesetzestext gelesen')
  expect(said({})).not.toContain('[A]')
})
