import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const HEAD = 'Wann;wo;was;Menge;je;womit;wer'
const diary = async (title: string, ...lines: string[]) => extract(csv(title, '', HEAD, ...lines), 'buch.csv')

describe('a diary whose days name no year', () => {
  it('takes the year of its title, and what was spread from the words for the job', async () => {
    const { rows } = await diary(
      'Auf dem Acker – Frühjahr 2026',
      '05.03.;Kirchbreite;2. Gabe AHL;180;l/ha;Amazone;Jörg',
      '09.03.;Moorkamp;Gülle Schleppschlauch;22;m³/ha;LU Behn;Behn',
      '25.03.;Moorkamp;Karate gegen Stängelrüssler;0,075;l/ha;Spritze;Jörg',
      '02.04.;Rehwinkel;Grubbern 12 cm;;;Köckerling;Timo',
      '10.05.;Hauswiese;1. Schnitt gemäht;;;Krone;Timo',
    )
    expect(rows.map(({ confidence, refers }) => [confidence, refers])).toEqual(
      ['Kirchbreite', 'Moorkamp', 'Moorkamp', 'Rehwinkel', 'Hauswiese'].map((field) => [0.95, { field_id: [field] }]),
    )
    expect(rows.map(({ values }) => values)).toMatchObject([
      { type: 'fertilizing', done_on: '2026-03-05', product: 'AHL', amount: 180, unit: 'l/ha', done_by: 'Jörg' },
      { type: 'fertilizing', done_on: '2026-03-09', product: 'Gülle', technique: 'Schleppschlauch', unit: 'm³/ha' },
      { type: 'plant_protection', product: 'Karate', indication: 'Stängelrüssler', amount: 0.075, machine: 'Spritze' },
      { type: 'tillage', done_on: '2026-04-02', product: null, amount: null },
      { type: 'harvest', done_on: '2026-05-10' },
    ])
  })

  it('lets a person look where only the sprayer shows the sort of work', async () => {
    const { rows } = await diary('Frühjahr 2026', '08.04.;Kirchbreite;Nordstern Plus;1,1;l/ha;Spritze;Jörg')
    expect(rows).toMatchObject([{ confidence: 0.7, values: { type: 'plant_protection', product: 'Nordstern Plus' } }])
  })

  it.each([
    ['no year', 'Auf dem Acker', ['05.03.']],
    ['two years', 'Wirtschaftsjahr 2025/26', ['05.03.']],
    ['a year of harvest that begins in autumn', 'Ernte 2026', ['20.09.']],
    ['lines that run on into the next year', 'Winter 2025', ['28.12.', '03.01.']],
    ['no such day', 'Frühjahr 2026', ['31.02.']],
  ])('leaves out lines whose year is unclear: %s', async (_, title, days) => {
    const { rows, warnings } = await diary(title, ...days.map((day) => `${day};Kirchbreite;Grubbern;;;;Jörg`))
    expect(rows).toEqual([])
    expect(warnings.join()).toMatch(/welchem Jahr|den es gibt/)
  })

  it('keeps days of spring below a year of harvest', async () => {
    const { rows } = await diary('Ernte 2026', '20.04.;Kirchbreite;Grubbern;;;;Jörg')
    expect(rows).toMatchObject([{ values: { done_on: '2026-04-20' } }])
  })
})
