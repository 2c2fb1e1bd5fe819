import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const staysOf = async (...lines: string[]) =>
  (await extract(csv(...lines), 'rinder.csv')).rows.map(({ values }) =>
    ['ear_tag', 'arrived_on', 'arrived_from', 'left_on', 'left_to', 'left_by'].map((field) => values[field] ?? null),
  )

describe('heads of a register whose words are cut short', () => {
  const WHOLE = ['Zugang am', 'Zugang von', 'Abgang am', 'Abgang an', 'Abgangsart']
  const LINES = [
    'DE 03 900 71001;14.02.2021;;;;;',
    'DE 03 900 71002;03.03.2022;11.11.2025;276031234560001;;;',
    'DE 03 900 71003;05.04.2020;;;02.02.2026;276035554440002;verkauft',
  ]
  const STAYS = [
    ['276000390071001', null, null, null, null, null],
    ['276000390071002', '2025-11-11', '276031234560001', null, null, null],
    ['276000390071003', null, null, '2026-02-02', '276035554440002', 'sold'],
  ]

  it.each([
    WHOLE,
    ['Zug. am', 'Zug. von', 'Abg. am', 'Abg. an', 'Abg.-Art'],
    ['Zug.-Dat.', 'Zug.-Herk.', 'Abg.-Dat.', 'Abg.-Verbl.', 'Abg.-Grund'],
  ])('says what %s, %s, %s, %s and %s say', async (...heads) => {
    expect(await staysOf(['Ohrmarke', 'Geb.-Dat.', ...heads].join(';'), ...LINES)).toEqual(STAYS)
  })

  it('says the days where no animal came from anywhere', async () => {
    const lines = LINES.map((line) => line.replace('276031234560001', ''))
    expect(await staysOf('Ohrmarke;Geb.-Dat.;Zug. am;Zug. von;Abg. am;Abg. an;Abg.-Art', ...lines)).toEqual(
      STAYS.map((stay) => stay.map((value) => (value === '276031234560001' ? null : value))),
    )
  })
})
