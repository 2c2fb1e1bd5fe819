import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'
import { runs } from '../../../runs.ts'

const movesOf = async (filename: string, ...lines: string[]) => {
  const { rows, warnings } = await extract(csv(...lines), filename)
  return {
    warnings,
    moves: rows.map(({ values: { date, direction, count }, confidence }) =>
      [date, direction, count, ...(confidence < 0.8 ? ['waits'] : [])].join(' '),
    ),
  }
}

describe('a register of animals without marks', () => {
  const LINES = [
    ['02.01.2026', '', '', '300', '', 'Bestandsvortrag'],
    ['05.01.2026', '80', '', '380', 'Sauenhof Claus', ''],
    ['19.01.2026', '', '2', '378', 'SecAnim GmbH', ''],
    ['30.01.2026', '', '60', '318', 'Schlachthof Ulm', ''],
  ]
  const HEADS = ['Datum', 'Zugänge', 'Abgänge', 'Bestand', 'Herkunft/Verbleib', 'Bemerkung']
  const MOVES = ['2026-01-02 count 300', '2026-01-05 arrival 80', '2026-01-19 death 2', '2026-01-30 departure 60']

  it('says the same in any order of its columns', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6, maxLength: 6 }),
        fc.boolean(),
        async (order, newestFirst) => {
          const lines = newestFirst ? LINES.toReversed() : LINES
          const read = await movesOf(
            'mastschweine.csv',
            ...[HEADS, ...lines].map((cells) => order.map((index) => cells[index]).join(';')),
          )
          expect([read.moves.toSorted(), read.warnings]).toEqual([MOVES, []])
        },
      ),
      { numRuns: runs(25) },
    )
  })

  it.each([
    ['TBA', ''],
    ['Abdeckerei Nord', ''],
    ['Tierkörperbeseitigungsanstalt', ''],
    ['Rendac', ''],
    ['', 'gestorben'],
    ['', '2 Verluste'],
    ['TKBA Plattling', 'erdrückt'],
  ])('takes what goes to „%s“ „%s“ for dead', async (partner, note) => {
    const { moves } = await movesOf(
      'ferkel.csv',
      'Datum;Zugang;Abgang;Herkunft/Verbleib;Bemerkung',
      `03.02.2026;;2;${partner};${note}`,
    )
    expect(moves).toEqual(['2026-02-03 death 2'])
  })

  it('lets a person say what went to a slaughterhouse and died', async () => {
    const { moves } = await movesOf(
      'ferkel.csv',
      'Datum;Zugang;Abgang;Herkunft/Verbleib;Bemerkung',
      '03.02.2026;;20;Schlachthof Ulm;1 verendet',
    )
    expect(moves).toEqual(['2026-02-03 departure 20 waits'])
  })

  it('says in which line the running column does not agree', async () => {
    const { moves, warnings } = await movesOf(
      'schweine.csv',
      'Datum;Zugang;Abgang;Bestand;Bemerkung',
      '01.01.2026;;;400;Anfangsbestand',
      '02.01.2026;10;;410;',
      '03.01.2026;;5;415;',
      '04.01.2026;;5;410;',
    )
    expect(moves).toEqual([
      '2026-01-01 count 400',
      '2026-01-02 arrival 10',
      '2026-01-03 departure 5 waits',
      '2026-01-04 departure 5',
    ])
    expect(warnings).toEqual([
      'Zeile 4: Der Bestand 415 passt nicht zu den Bewegungen, nach denen es 405 wären. Prüfe die Zeile.',
    ])
  })

  it('finds the number in the column of the movement, and the herd above the table', async () => {
    const extraction = await extract(
      csv(
        'Stallkarte Mastputen;;;',
        'Stall: Puten 2;;;',
        'Datum;Ereignis;Stück;Tierverluste;Bestand',
        '01.02.2026;Eingestallt;4000;;4000',
        '09.02.2026;Verluste;;17;3983',
        '10.02.2026;Ausstallung;100;3;3880',
      ),
      'stallkarte.csv',
    )
    expect(extraction.warnings).toEqual([])
    expect(extraction.rows.map(({ refers }) => refers)).toEqual([1, 2, 3, 4].map(() => ({ herd_id: ['Puten 2'] })))
    expect(valuesOf(extraction).map(({ direction, count, note }) => [direction, count, note])).toEqual([
      ['arrival', 4000, 'Herde: Puten 2'],
      ['death', 17, 'Herde: Puten 2'],
      ['departure', 100, 'Herde: Puten 2'],
      ['death', 3, 'Herde: Puten 2'],
    ])
  })
})

describe('a register of HIT', () => {
  const one = async (head: string, line: string) => {
    const { rows, warnings } = await extract(
      csv(`LOM;GEB_DATR;${head}`, `276000712349992;05.03.2024;${line}`),
      'tiere.csv',
    )
    return { values: rows[0]!.values, confidence: rows[0]!.confidence, warnings }
  }

  it.each([
    ['GESCHL_R;RASSE;DAT_ZU;BNR15_VON;DAT_AB;BNR15_NACH', '1;1;10.04.2024;276073370050999;11.10.2025;276073370050888'],
    [
      'GESCHL_R;RASSE;ZUGA_DAT;BNR15_VORB;ABGA_DAT;BNR15_UEB',
      '1;1;10.04.2024;276073370050999;11.10.2025;276073370050888',
    ],
    ['BNR15_NACH;DAT_BIS;BNR15_VON;DAT_VON;GESCHL_R', '276073370050888;11.10.2025;276073370050999;10.04.2024;1'],
  ])('knows who came and left by %s', async (head, line) => {
    expect(await one(head, line)).toMatchObject({
      warnings: [],
      confidence: 0.95,
      values: {
        sex: 'male',
        arrived_on: '2024-04-10',
        arrived_from: '276073370050999',
        left_on: '2025-10-11',
        left_to: '276073370050888',
        status: 'gone',
      },
    })
  })

  it('keeps a key of leaving whose meaning is not known, and guesses nothing', async () => {
    const { values } = await one('RASSE;DAT_AB;ABGANGSART', '1;11.10.2025;V')
    expect([values['left_by'], values['status'], values['note']]).toEqual([null, 'gone', 'ABGANGSART: V'])
  })

  it('makes no way of leaving of the word that it left', async () => {
    const { values } = await one('RASSE;DAT_AB;ABGANGSART;Zugangsart', '1;11.10.2025;Abgang;Zugang')
    expect([values['left_by'], values['note']]).toEqual([null, null])
  })

  it.each([
    ['RASSE;Tierstatus', '1;Marke verloren', 'present', 0.95],
    ['RASSE;ABGANGSART', '1;V', null, 0.7],
    ['RASSE;Verbleib', '1;Betrieb Heinrichs', null, 0.7],
    ['RASSE;ABG_XY', '1;11.10.2025', null, 0.7],
    ['RASSE;Tierstatus', '1;Quarantäne', null, 0.7],
    ['RASSE;Todesfall', '1;nein', 'present', 0.95],
    ['RASSE;ABGANGSART', '1;', 'present', 0.95],
    ['RASSE;Bemerkung', '1;am 3.3. verkauft', null, 0.7],
    ['RASSE;Bemerkung', '1;lahmt vorne', 'present', 0.95],
    ['RASSE;ABGANGSART', '1;Schlachtung', 'gone', 0.7],
    ['RASSE;Tierstatus;Verbleib', '1;trocken;Betrieb Heinrichs', 'dry', 0.95],
  ])('says present only where nothing may say otherwise: %s, %s', async (head, line, status, confidence) => {
    const read = await one(head, line)
    expect([read.values['status'], read.confidence]).toEqual([status, confidence])
  })

  it('takes no „Datum“ for the day of an arrival', async () => {
    const { values, warnings } = await one('RASSE;Datum', '1;10.04.2024')
    expect([values['arrived_on'], warnings]).toEqual([null, ['Diese Spalte ist nicht übernommen: „Datum“.']])
  })
})
