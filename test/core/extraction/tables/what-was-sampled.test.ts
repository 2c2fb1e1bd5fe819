import { describe, expect, it } from 'vitest'
import { extract } from '../../../builders/extract.ts'

const RESULTS = [
  'Inhaltsstoff      Einheit      in der Originalsubstanz      in der Trockenmasse',
  'Trockenmasse      g/kg         351                          ',
  'Rohprotein        g/kg         27                           78',
  'Rohfaser          g/kg         66                           189',
  'Stärke            g/kg         112                          319',
]
const subjectsOf = async (...said: string[]) => {
  const { rows } = await extract(
    ['Futterlabor Allertal', 'Untersuchung 81/26', ...said, '', ...RESULTS].join('\n'),
    'labor.txt',
  )
  return [...new Set(rows.map(({ values }) => values['subject']))]
}

describe('a printed analysis of feed', () => {
  it('names in each result what was sampled', async () => {
    expect(
      await subjectsOf(
        'Einsender:            Futterart: Maissilage',
        'Behrens, Jörg         Bezeichnung: Mais Silo 4',
        'Moorweg 3             Probe gezogen am: 03.02.2026',
      ),
    ).toEqual(['Mais Silo 4, Maissilage'])
  })

  it('names none where the paper says several', async () => {
    const said = [
      'Einsender:            Futterart: Maissilage',
      'Behrens, Jörg         Futterart: Grassilage',
      'Moorweg 3             Probe gezogen am: 03.02.2026',
    ]
    expect(await subjectsOf(...said)).toEqual([null])
  })
})
