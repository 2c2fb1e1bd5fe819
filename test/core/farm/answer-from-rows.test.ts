import { noSynonyms } from '../../builders/no-synonyms.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { MemoryReferences } from '../../../adapters/memory/farm/memory-references.ts'
import { MemoryRowStore } from '../../../adapters/memory/farm/memory-row-store.ts'
import { MemoryDatabase } from '../../../adapters/memory/memory-database.ts'
import { uuidV7Ids } from '../../../adapters/system/uuid-v7-ids.ts'
import type { Fact } from '../../../core/answers/index.ts'
import { makeAnswerFromRows, makeCreateRow, type Given, type KindSlug } from '../../../core/farm/index.ts'
import { unreadEvents } from '../../builders/events.ts'
import { aFarmer } from '../../builders/farm.ts'
import { runs } from '../../runs.ts'

const TODAY = '2026-05-20'
const NOON = Date.parse(`${TODAY}T10:00:00Z`)

describe('answers from rows', () => {
  const FARMER = aFarmer()
  const database = new MemoryDatabase()
  const store = new MemoryRowStore(database)
  const clock = { now: () => NOON }
  const references = new MemoryReferences(database)
  const create = makeCreateRow({
    rows: store,
    references,
    events: unreadEvents,
    transaction: database,
    ids: uuidV7Ids,
    clock,
  })
  const answers = makeAnswerFromRows({ pause: async () => {}, synonyms: noSynonyms, rows: store, clock })
  const ask = (question: string): Promise<Fact | undefined> =>
    answers.answer({ namespaceId: FARMER.namespaceId, question })
  const add = async (kind: KindSlug, values: Given): Promise<string> => {
    const made = await create(FARMER, kind, values)
    if (made.err) throw new Error(JSON.stringify(made.val))
    return made.val.id
  }

  beforeAll(async () => {
    const crop = (year: number, name: string, more: Given = {}) => ({ year, crop: name, ...more })
    const koppel = await add('fields', {
      name: 'Große Koppel',
      area_ha: 12.5,
      use: 'arable',
      p_cal_mg: 24,
      ph: 6.1,
      humus_percent: 2.4,
      soil_sampled_on: '2019-02-18',
      red_zone: 'no',
      crops: [crop(2025, 'Winterraps'), crop(2026, 'Silomais', { previous_crop: 'Winterraps' })],
    })
    const berg = await add('fields', {
      name: 'Am Berg',
      area_ha: 7.25,
      use: 'arable',
      p_cal_mg: 12,
      ph: 5.2,
      soil_sampled_on: '2024-10-01',
      red_zone: 'yes',
      leased: true,
      leased_until: '2028-09-30',
      crops: [crop(2025, 'Silomais'), crop(2026, 'Winterweizen', { previous_crop: 'Silomais' })],
    })
    await add('fields', { name: 'Bruch', area_ha: 4.25, use: 'grassland', red_zone: 'unknown' })
    const barn = await add('places', { name: 'Abkalbestall', type: 'barn', capacity: 6, capacity_unit: 'animals' })
    const store = await add('places', { name: 'Tank am Hof', type: 'store', capacity: 3000, capacity_unit: 'l' })
    const calving = await add('herds', { name: 'Abkalbung', species: 'cattle', barn_id: barn })
    await add('herds', { name: 'Milchkühe', species: 'cattle', production: 'dairy_cow', average_count: 64 })
    const heifer = (number: string) =>
      add('animals', {
        ear_tag: `DE 03 900 ${number}`,
        species: 'cattle',
        sex: 'female',
        born_on: '2024-03-01',
        status: 'present',
        herd_id: calving,
      })
    for (const number of ['00011', '00012', '00013']) await heifer(number)
    const cow = await add('animals', {
      ear_tag: 'DE 03 900 00001',
      name: 'Frieda',
      species: 'cattle',
      sex: 'female',
      born_on: '2019-01-10',
      last_calved_on: '2026-05-01',
      status: 'lactating',
      pregnant_until: '2026-07-10',
      birth_reported_on: '2019-01-12',
      bvd: 'negative',
    })
    await add('animals', {
      ear_tag: 'DE 03 900 00002',
      name: 'Grete',
      species: 'cattle',
      sex: 'female',
      born_on: '2018-01-10',
      status: 'gone',
      left_on: '2026-01-05',
      left_by: 'sold',
      last_calved_on: '2025-01-01',
    })
    await add('animals', {
      ear_tag: 'DE 03 900 00050',
      species: 'cattle',
      sex: 'male',
      born_on: '2026-05-16',
      mother_ear_tag: 'DE 03 900 00001',
      bvd: 'pending',
      bvd_sampled_on: '2026-05-18',
    })
    const vet = await add('contacts', {
      type: 'person',
      name: 'Dr. Jule Andresen',
      phone: '040 66969-001',
      roles: ['vet'],
    })
    await add('contacts', { type: 'person', name: 'Ole Petersen', roles: ['neighbour'] })
    await add('treatments', {
      date: '2026-05-14',
      animal_id: cow,
      product: 'Penivet',
      amount: 20,
      unit: 'ml',
      diagnosis: 'Mastitis',
      last_dose_on: '2026-05-16',
      withdrawal_milk_hours: 120,
      withdrawal_meat_days: 8,
      vet_id: vet,
      administered_by: 'Enno',
    })
    const work = (values: Given) => add('work_items', { status: 'done', recorded_on: '2026-05-01', ...values })
    await work({
      type: 'fertilizing',
      title: 'Gülle',
      product: 'Rindergülle',
      amount: 25,
      unit: 'm³/ha',
      field_id: koppel,
      done_on: '2026-03-12',
      recorded_on: '2026-03-14',
      n_kg_ha: 80,
      p2o5_kg_ha: 30,
      area_ha: 12.5,
    })
    await work({
      type: 'fertilizing',
      title: 'KAS',
      product: 'KAS 27',
      amount: 200,
      unit: 'kg/ha',
      field_id: koppel,
      done_on: '2026-04-10',
      recorded_on: '2026-04-30',
      n_kg_ha: 54,
      p2o5_kg_ha: 0,
      area_ha: 12.5,
    })
    await work({
      type: 'plant_protection',
      title: 'Herbizid',
      product: 'Unkrautfrei',
      amount: 1.5,
      unit: 'l/ha',
      field_id: berg,
      done_on: '2026-04-02',
      recorded_on: '2026-04-02',
      area_ha: 7.25,
      eppo: 'TRZAW',
      done_by: 'Enno',
    })
    await add('work_items', {
      type: 'tillage',
      title: 'Grubbern',
      status: 'planned',
      field_id: berg,
      planned_from: '2026-08-01',
    })
    for (const [date, value] of [
      ['2026-03-31', 210],
      ['2026-04-30', 265],
      ['2026-05-18', 331],
    ] as const)
      await add('measurements', {
        type: 'milk_quality',
        parameter: 'Zellzahl',
        value,
        unit: 'Tsd./ml',
        date,
        subject: 'Tankmilch',
      })
    await add('measurements', {
      type: 'nmin',
      parameter: 'Nmin',
      value: 48,
      unit: 'kg/ha',
      date: '2026-02-20',
      field_id: berg,
    })
    await add('measurements', {
      type: 'soil',
      parameter: 'K2O (CAL)',
      value: 14,
      unit: 'mg/100 g',
      date: '2024-10-01',
      field_id: berg,
    })
    await add('measurements', {
      type: 'slurry',
      parameter: 'N gesamt',
      value: 3.8,
      unit: 'kg/m³',
      date: '2026-01-20',
      subject: 'Rindergülle',
    })
    await add('measurements', {
      type: 'bulk_milk',
      parameter: 'Milchmenge',
      value: 48_312,
      unit: 'kg',
      date: '2026-04-30',
      subject: 'Tankmilch',
    })
    await add('letters', {
      subject: 'Anhörung',
      sender: 'Veterinäramt Musterkreis',
      received_on: '2026-05-15',
      deadline: '2026-06-01',
    })
    await add('letters', {
      subject: 'Bescheid',
      sender: 'Landwirtschaftskammer',
      received_on: '2026-03-01',
      deadline: '2026-04-01',
      done: true,
    })
    await add('stock', { article: 'Diesel', category: 'fuel', amount: 1234.5, unit: 'l', place_id: store })
    await add('machines', { name: 'Feldspritze', badge_until: '2025-12-31' })
    await add('certificates', {
      type: 'Sachkundenachweis Pflanzenschutz',
      holder: 'Enno Behn',
      valid_until: '2026-07-01',
    })
    await add('yields', { year: 2025, crop: 'Winterweizen', dt_ha: 86 })
    await add('yields', { year: 2024, crop: 'Winterweizen', dt_ha: 80 })
  })

  it.each<[question: string, ...told: string[]]>([
    ['Wie viele Felder habe ich?', '3 Felder'],
    ['Wie groß ist die Große Koppel?', 'Große Koppel: Größe 12,5 ha'],
    ['Wie viel Ackerland habe ich?', 'zusammen 19,75 ha'],
    ['Wie groß ist mein Betrieb?', 'zusammen 24 ha'],
    ['Wie viel Hektar Mais baue ich dieses Jahr an?', 'Große Koppel', '12,5 ha'],
    ['Wie viele Hektar Raps hatte ich 2025?', 'Große Koppel', '12,5 ha'],
    ['Was wächst am Berg?', 'Winterweizen 2026'],
    ['Welche Felder sind größer als 5 ha?', 'Große Koppel', 'Am Berg'],
    ['Welches Feld ist am kleinsten?', 'Bruch: Größe 4,25 ha'],
    [
      'Wo ist Phosphat zu hoch?',
      'Große Koppel',
      '24 mg/100 g',
      '§ 3 Absatz 6 DüV',
      'Bei Bruch ist dazu nichts eingetragen',
    ],
    ['Welche Felder liegen im roten Gebiet?', 'Am Berg', 'Bei Bruch ist dazu nichts eingetragen'],
    ['Ist die Große Koppel im roten Gebiet?', 'Nein'],
    ['Welche Bodenproben sind zu alt?', 'Große Koppel', '18.02.2019'],
    ['Bis wann läuft die Pacht am Berg?', '30.09.2028'],
    ['Wie viele Färsen stehen im Abkalbestall?', '3 Färsen'],
    ['Wie viele Kühe habe ich?', 'Milchkühe: Tierzahl 64', 'Frieda'],
    ['Wie alt ist Frieda?', '7 Jahre und 4 Monate'],
    ['Wann hat Frieda gekalbt?', '01.05.2026'],
    ['Welche Kälber sind noch nicht gemeldet?', 'DE 03 900 00050'],
    ['Sind alle Kälber gemeldet?', 'Nein', 'DE 03 900 00050'],
    ['Welche Tiere wurden verkauft?', 'Grete'],
    ['Wann wurde Frieda zuletzt behandelt?', '14.05.2026'],
    ['Bis wann ist die Milch von Frieda gesperrt?', '21.05.2026'],
    ['Was fehlt im Arzneimittelbuch?', 'Belegnummer'],
    ['Wann wurde die Große Koppel zuletzt gedüngt?', '10.04.2026'],
    ['Wie viel Stickstoff hat die Große Koppel 2026 bekommen?', 'zusammen 134 kg/ha'],
    ['Wie viel Gülle kam im März auf die Große Koppel?', '25 m³/ha'],
    ['Womit wurde am 02.04. gespritzt?', 'Unkrautfrei'],
    ['Was fehlt bei der Spritzung vom 02.04.?', 'Zulassungsnummer'],
    ['Welche Düngungen wurden zu spät aufgezeichnet?', 'KAS', 'nach 20 Tagen', '§ 10 Absatz 2 DüV'],
    ['Wie ist die Zellzahl?', '331 Tsd./ml', 'geometrisches Mittel über 3 Monate: 264', '400'],
    ['Wie war die Zellzahl im April?', '265 Tsd./ml'],
    ['Wie hat sich die Zellzahl entwickelt?', '210', '265', '331'],
    ['Wie ist der Nmin am Berg?', '48 kg/ha'],
    ['Wer ist mein Tierarzt, Telefon?', 'Dr. Jule Andresen', '040 66969-001'],
    ['Welche Fristen laufen in 14 Tagen?', 'DE 03 900 00050', '23.05.2026', 'Anhörung', '01.06.2026'],
    ['Was ist überfällig?', 'Feldspritze'],
    ['Welche Arbeiten sind geplant?', 'Grubbern'],
    ['Welche Briefe sind noch offen?', 'Anhörung'],
    ['Wie viel Diesel habe ich noch?', '1.234,5 l'],
    ['Ist die Plakette der Feldspritze abgelaufen?', 'Ja', '31.12.2025'],
    ['Wer darf bei uns spritzen?', 'Enno Behn', '01.07.2026'],
    ['Wie viele Nachweise sind am 15.06.2026 noch gültig?', '(noch nicht vorbei am 15.06.2026)'],
    ['Wie hoch ist mein durchschnittlicher Weizenertrag?', '83 dt/ha'],
    ['Habe ich Schweine?', 'Nein'],
    ['Wie viel Prozent der Fläche ist Grünland?', '4,25 von 24 ha', '17,7 %'],
    ['Wie hoch ist der Ackeranteil?', '19,75 von 24 ha', '82,3 %'],
    ['Warum wurde Frieda behandelt?', 'Mastitis'],
    ['Wie viele Tiere wurden 2026 verkauft?', 'Grete'],
    ['Wo steht das Tier 00011?', 'Abkalbestall'],
    ['Wie viele Kälber hat Frieda?', 'DE 03 900 00050'],
    ['Welche zwei Felder sind am größten?', 'Große Koppel', 'Am Berg'],
    ['Ist die Spritzung vom 02.04. vollständig?', 'Nein', 'Zulassungsnummer'],
    ['Sind die Düngungen im März vollständig?', 'Ja, da fehlt nichts'],
    ['Wie hoch ist der Kaligehalt am Berg?', '14 mg/100 g'],
    ['Wie viel Stickstoff ist in der Gülle?', '3,8 kg/m³'],
    ['Wie viel Milch habe ich im April geliefert?', '48.312 kg'],
    ['Wie viele Tiere wurden vor 2020 geboren?', '2 Tiere', 'Frieda', '„Grete“ (abgegangen)'],
    ['Wie viele Rinder sind jünger als 6 Monate?', '1 (Rinder', 'DE 03 900 00050'],
    ['Wann kam der letzte Brief vom Veterinäramt?', '15.05.2026'],
    ['Was steht morgen an?', 'keine Termine', 'Als Nächstes: Geburt melden: DE 03 900 00050, 23.05.2026'],
    ['Sind alle Felder im roten Gebiet?', 'Nein', 'Große Koppel'],
    ['Haben alle Kühe einen BVD-Befund?', 'Ja'],
    ['Welche Kühe kalben im Juli?', 'Frieda', '10.07.2026'],
    ['Welcher BVD-Befund steht noch aus?', 'DE 03 900 00050'],
    ['Zu welchem Tier gehört DE 03 900 00001?', 'Frieda'],
  ])('„%s“', async (question, ...told) => {
    const fact = await ask(question)
    expect(fact, question).toMatchObject({ answered: true })
    for (const words of told) expect(fact!.text).toContain(words)
    expect(fact!.rows.length).toBeGreaterThan(0)
  })

  it.each<[question: string, ...notTold: string[]]>([
    ['Wie viele Hektar Raps baue ich dieses Jahr an?', 'Am Berg', '12,5'],
    ['Welche Felder sind größer als 5 ha?', 'Bruch'],
    ['Welche Fristen laufen in 14 Tagen?', 'Grubbern', 'Feldspritze', 'Enno'],
    ['Welche Briefe sind noch offen?', 'Bescheid'],
    ['Welche Tiere habe ich?', 'Grete'],
    ['Wie war die Zellzahl im April?', '331'],
  ])('„%s“ says nothing beside it', async (question, ...notTold) => {
    const fact = await ask(question)
    expect(fact).toBeDefined()
    for (const words of notTold) expect(fact!.text).not.toContain(words)
  })

  it.each([
    'Was ist die Telefonnummer von Ole Petersen?',
    'Wie viel Weizen habe ich 2026 geerntet?',
    'Wann wurde Bruch zuletzt gedüngt?',
    'Wann wird die Große Koppel als nächstes gedüngt?',
    'Wie hoch ist der Humusgehalt vom Bruch?',
    'Wie hoch ist die Pacht am Berg?',
  ])('says that nothing is entered: „%s“', async (question) => {
    expect(await ask(question)).toMatchObject({
      answered: false,
      text: expect.stringMatching(/nichts eingetragen|nicht eingetragen/iu) as string,
    })
  })

  it.each([
    'Wann bin ich geboren?',
    'Was ist eine Bodenprobe?',
    'Warum ist Am Berg im roten Gebiet?',
    'Wann kommt der Tierarzt?',
    'Welche Tiere sind krank?',
    'Wie viel Stickstoff fehlt noch auf der Großen Koppel?',
    'Wie viele Kühe hat Ole Petersen?',
    'Wie lange darf ich die Düngung nachtragen?',
    'Darf ich heute auf dem Bruch Gülle fahren?',
    'Muss ich noch eine Stoffstrombilanz machen?',
    'Wie lange muss ich das Bestandsbuch aufheben?',
    'Wann muss Gülle auf dem Maisacker eingearbeitet sein?',
    'Reicht mein Güllelager?',
    'Welche Strafe droht bei zu später Düngung?',
    'Was steht im Bescheid zur Prämie?',
    'Wer hat die Düngeverordnung erlassen?',
    'Hallo',
    '',
    'Felder?; DROP TABLE workspace_rows',
    'Wie viele Kühe darf ich halten?',
    'Wie viel kostet Diesel?',
    'Wann fahre ich Gülle?',
    'Wie viel Platz braucht eine Kuh?',
    'Wie alt sind unsere Rinder beim ersten Kalb im Schnitt?',
  ])('leaves to others what it does not understand to the last word: „%s“', async (question) => {
    expect(await ask(question)).toBeUndefined()
  })

  it('counts no treatments with antibiotics where none says whether it is one', async () => {
    const fact = await ask('Wie viele Behandlungen mit Antibiotika gab es?')
    expect(fact).toMatchObject({ answered: false })
    expect(fact!.text).toMatch(/nicht eingetragen/iu)
  })

  it('shows each row as evidence with what it says', async () => {
    const { rows } = (await ask('Wie groß ist die Große Koppel?'))!
    expect(rows).toEqual([
      {
        kind: 'fields',
        id: expect.any(String) as string,
        title: 'Feld: Große Koppel',
        quote: 'Größe: 12,5 ha · Schlag: Große Koppel',
      },
    ])
  })

  it('quotes the paper where the row comes from one as it is', async () => {
    const quoted = {
      list: async (...of: Parameters<MemoryRowStore['list']>) =>
        (await store.list(...of)).map((row) => ({
          ...row,
          edited: row.values.name === 'Am Berg',
          sources: [{ documentId: 'd', page: 2, quote: 'Große Koppel;12,5' }] as never,
        })),
      counts: store.counts.bind(store),
      pick: store.pick.bind(store),
    }
    const { rows } = (await makeAnswerFromRows({
      pause: async () => {},
      synonyms: noSynonyms,
      rows: quoted,
      clock,
    }).answer({
      namespaceId: FARMER.namespaceId,
      question: 'Welche Felder sind größer als 5 ha?',
    }))!
    expect(rows.map(({ document }) => document)).toEqual([undefined, { id: 'd', page: 2, quote: 'Große Koppel;12,5' }])
  })

  it.each([
    ['Große Koppel;12,50;Acker', true],
    ['Große Koppel;1.012,5;Acker', false],
    ['Große Koppel;14.03.2019', false],
    ['Fläche 12.5 ha', true],
  ])('quotes no paper for what it does not say (%s: %s)', async (quote, says) => {
    const quoted = {
      list: async (...of: Parameters<MemoryRowStore['list']>) =>
        (await store.list(...of)).map((row) => ({
          ...row,
          edited: false,
          sources: [{ documentId: 'd', page: 1, quote }] as never,
        })),
      counts: store.counts.bind(store),
      pick: store.pick.bind(store),
    }
    const { rows } = (await makeAnswerFromRows({
      pause: async () => {},
      synonyms: noSynonyms,
      rows: quoted,
      clock,
    }).answer({
      namespaceId: FARMER.namespaceId,
      question: 'Wie groß ist die Große Koppel?',
    }))!
    expect(rows[0]!.document !== undefined).toBe(says)
  })

  it('takes the day from where it is asked', async () => {
    const late = makeAnswerFromRows({
      pause: async () => {},
      synonyms: noSynonyms,
      rows: store,
      clock: { now: () => Date.parse('2026-05-13T23:30:00Z') },
    })
    const asked = (timeZone?: string) =>
      late.answer({ namespaceId: FARMER.namespaceId, question: 'Welche Behandlungen gab es heute?', timeZone })
    expect(await asked()).toMatchObject({ answered: true })
    expect(await asked('America/New_York')).toMatchObject({ answered: false })
  })

  it('knows nothing of other farms', async () => {
    expect(
      await answers.answer({ namespaceId: aFarmer().namespaceId, question: 'Wie viele Felder habe ich?' }),
    ).toBeUndefined()
  })

  it.each(['feld', 'x', '1', '12.05.', 'kuh ', 'Felder über 5 ha und ', 'in den letzten ', 'steht '])(
    'comes to an end with four thousand letters of „%s“',
    async (seed) => {
      const fact = await ask(`Welche Felder ${seed.repeat(4000)}`.slice(0, 4000))
      if (fact) expect(fact.text.length).toBeGreaterThan(0)
    },
  )

  it('never fails, whatever is asked', async () => {
    const word = fc.constantFrom(
      'wie',
      'viele',
      'welche',
      'Kühe',
      'Felder',
      'kein',
      'über',
      '20',
      'ha',
      'Jahre',
      'zuletzt',
      'zu',
      'hoch',
      'Mai',
      '12.05.',
      'und',
      'Frieda',
      'Zellzahl',
      'bis',
      'wann',
      '€',
      '(',
      '\\',
      '',
      'fehlt',
      'überfällig',
      'ältestes',
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(word, fc.string({ maxLength: 8, unit: 'grapheme' })), { maxLength: 9 }),
        async (words) => {
          const fact = await ask(words.join(' '))
          if (fact) expect(fact.text.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: runs(500) },
    )
  })
})
