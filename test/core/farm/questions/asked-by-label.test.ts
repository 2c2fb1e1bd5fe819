import { beforeAll, describe, expect, it } from 'vitest'
import { row } from '../../../../core/onboarding/example-row.ts'
import type { Case } from './cases.ts'
import { askFarm, type Ask } from './farms.ts'

const FARM = [
  row('animals', 'Blessl', { name: 'Blessl', species: 'cattle', sex: 'male', born_on: '2024-08-02', note: 'Lahmt' }),
  row('animals', 'Gundl', { name: 'Gundl', species: 'cattle', sex: 'female', born_on: '2024-09-02' }),
  row('places', 'Dieseltank', { name: 'Dieseltank', type: 'store', note: 'Pumpe tropft' }),
  row('contacts', 'Loibner', { name: 'Benno Loibner', type: 'company', note: 'kommt donnerstags' }),
  row('letters', 'Anhörung', {
    sender: 'Veterinäramt',
    subject: 'Anhörung wegen fehlender Ohrmarke',
    category: 'hearing',
    received_on: '2026-04-02',
    reference_number: 'VA-565',
  }),
  row('letters', 'Gruß', { sender: 'Gemeinde', subject: 'Einladung zur Flurschau', received_on: '2026-03-01' }),
  row('applications', 'Bestandsmeldung', {
    type: 'animal_disease_fund',
    title: 'Bestandsmeldung Tierseuchenkasse',
    year: 2026,
    count: 204,
    submitted_on: '2026-01-20',
  } as never),
  row('animal_counts', 'Kälber', {
    date: '2026-01-01',
    species: 'cattle',
    category: 'Kälber bis 6 Monate',
    count: 41,
  } as never),
  row('antibiotic_reports', '1', {
    half_year: '2025-1',
    usage_type: 'Mastkälber',
    zero_report: 'yes',
    reported_on: '2025-07-09',
  } as never),
  row('antibiotic_reports', '2', {
    half_year: '2025-2',
    usage_type: 'Mastkälber',
    zero_report: 'no',
    reported_on: '2026-01-12',
  } as never),
  row('expected_jobs', 'Legen', { task: 'Mais legen', due_on: '2026-04-24', status: 'done' } as never),
  row('expected_jobs', 'Häckseln', {
    task: 'Gras häckseln',
    due_on: '2026-05-12',
    status: 'done',
    invoice_number: 'GH-17',
  } as never),
  row('expected_jobs', 'Drusch', { task: 'Gerste dreschen', due_on: '2026-07-06', status: 'agreed' } as never),
  row('stock', 'Raps', { article: 'Rapsschrot', category: 'feed', amount: 8, unit: 't' }),
  row('stock_movements', 'Raps da', { article: 'Rapsschrot', type: 'count', amount: 8, unit: 't', date: '2026-05-01' }),
  row('stock_movements', 'Raps weg', {
    article: 'Rapsschrot',
    type: 'consumption',
    amount: 2,
    unit: 't',
    date: '2026-05-10',
  }),
]

const CASES: readonly Case[] = [
  // Notes.
  ['Welche Notiz hat Blessl?', 'says', 'Lahmt'],
  ['Notiz zu Blessl?', 'says', 'Lahmt'],
  ['Blessl: Bemerkung?', 'says', 'Lahmt'],
  ['Was ist beim Dieseltank vermerkt?', 'says', 'Pumpe tropft'],
  ['Was steht in der Notiz zum Dieseltank?', 'says', 'Pumpe tropft'],
  ['Welche Anmerkung steht bei Loibner?', 'says', 'donnerstags', '!tropft'],
  ['Notiz zu Gundl?', 'aside'],
  ['Welche Tiere haben keine Notiz?', 'says', 'Gundl', '!Blessl'],
  // What is searched is what it was.
  ['Welche Tiere tropfen?', 'aside'],
  // Words of a name that mean something else.
  ['Aktenzeichen der Anhörung wegen fehlender Ohrmarke?', 'says', 'VA-565'],
  ['Wie lautet das Aktenzeichen von Veterinäramt: Anhörung wegen fehlender Ohrmarke?', 'says', 'VA-565'],
  ['Kälber bis 6 Monate 01.01.2026: Anzahl?', 'says', 'Anzahl 41'],
  ['Wie groß ist die Anzahl der Bestandsmeldung Tierseuchenkasse 2026?', 'says', '204'],
  ['Wie groß ist die Anzahl der Bestandsmeldung Tierseuchenkasse 2025?', 'aside'],
  // Values, as they are called.
  ['Welche TAM-Meldung ist eine Nullmeldung?', 'says', '2025-1', '!2025-2'],
  ['In welchem Halbjahr ist eine Nullmeldung?', 'says', '2025-1', '!2025-2'],
  ['Nullmeldung von Mastkälber, 2025-2?', 'says', 'nein'],
  ['Aufträge mit Stand vereinbart?', 'says', 'Gerste dreschen', '!Mais legen'],
  ['Wie viele Aufträge haben Stand ausgeführt?', 'says', '2'],
  ['Stand von Mais legen?', 'says', 'ausgeführt'],
  // What is not entered.
  ['Welche ausgeführten Aufträge haben keine Rechnung?', 'says', 'Mais legen', '!häckseln', '!Gerste'],
  ['Bei welchen Briefen ist das Aktenzeichen nicht eingetragen?', 'says', 'Flurschau', '!fehlender'],
  // What follows from rows says more than the row.
  ['Bestand Rapsschrot?', 'says', 'noch 6 t'],
  // A word beside them makes it another question.
  ['Welche Notiz hat Blessl seit gestern?', 'aside'],
  ['Wie viel Notiz hat Blessl?', 'aside'],
  ['Wer ist die Notiz von Blessl?', 'aside'],
]

describe('what stands in a row, asked by its label', () => {
  let ask: Ask
  beforeAll(async () => {
    ask = await askFarm(FARM)
  })

  it.each(CASES.map((one) => [one[0], one] as const))('„%s“', async (question, [, verdict, ...told]) => {
    const fact = await ask(question, { inPerson: true })
    expect(fact?.answered ?? false, fact?.text).toBe(verdict !== 'aside')
    for (const words of told)
      if (words.startsWith('!')) expect(fact!.text).not.toContain(words.slice(1))
      else expect(fact!.text).toContain(words)
  })
})
