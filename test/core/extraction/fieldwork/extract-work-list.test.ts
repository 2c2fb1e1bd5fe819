import { describe, expect, it } from 'vitest'
import { csv, extract } from '../../../builders/extract.ts'

const HEAD = 'Datum;Schlag;Fläche;Maßnahme;Mittel;Menge;Einheit;N kg/ha;Ausführender'
const work = async (...lines: string[]) => extract(csv('Schlagkartei 2026', ...lines), 'kartei.csv')
const firstOf = async (...lines: string[]) => (await work(...lines)).rows[0]!

describe('a record of field work', () => {
  it('is a job for each line, with its field, its position and who did it', async () => {
    const { rows, warnings } = await work(
      HEAD,
      '03.03.2026;Lindenbreite;24,50;Düngung;KAS 27;2,20;dt/ha;59,4;K. Brandt',
      '21.04.2026;Lindenbreite;24,50;Pflanzenschutz;Input Classic;24,5;l;;K. Brandt',
      '12.05.2026;Papenstieg;8,75;Grubbern;;;;;',
    )
    expect(warnings).toEqual([])
    expect(rows.map(({ confidence, refers }) => [confidence, refers])).toEqual([
      [0.95, { field_id: ['Lindenbreite'] }],
      [0.95, { field_id: ['Lindenbreite'] }],
      [0.95, { field_id: ['Papenstieg'] }],
    ])
    expect(rows.map(({ values }) => values)).toMatchObject([
      {
        type: 'fertilizing',
        status: 'done',
        done_on: '2026-03-03',
        done_by: 'K. Brandt',
        area_ha: 24.5,
        product: 'KAS 27',
        amount: 2.2,
        unit: 'dt/ha',
        n_kg_ha: 59.4,
        areas: [{ field: 'Lindenbreite', area_ha: 24.5 }],
        positions: [{ product: 'KAS 27', amount: 2.2, unit: 'dt', per: 'hectare', n_kg_ha: 59.4 }],
      },
      {
        type: 'plant_protection',
        amount: 24.5,
        unit: 'l',
        positions: [{ product: 'Input Classic', amount: 24.5, unit: 'l', per: 'total' }],
      },
      { type: 'tillage', product: null, positions: null },
    ])
  })

  it.each([
    ['Menge (m³/ha)', '20', '', 20, 'm³', 'hectare'],
    ['Menge/ha', '20', 'm³', 20, 'm³', 'hectare'],
    ['Menge je ha', '2,5', 'dt', 2.5, 'dt', 'hectare'],
    ['Aufwandmenge', '1,5', 'l/ha', 1.5, 'l', 'hectare'],
    ['Menge gesamt [t]', '60', '', 60, 't', 'total'],
    ['Gesamtmenge', '128', 'm³', 128, 'm³', 'total'],
    ['Menge', '25 m³/ha', '', 25, 'm³', 'hectare'],
  ])('reads %s %s %s as it is said', async (head, amount, unit, value, sign, per) => {
    const { values, confidence } = await firstOf(
      `Datum;Schlag;Fläche (ha);Düngemittel;${head};Einheit`,
      `05.03.2026;Brink;4,5;Rindergülle;${amount};${unit}`,
    )
    expect([values['positions'], confidence]).toMatchObject([[{ amount: value, unit: sign, per }], 0.95])
  })

  it('lets a person look where an amount may be for each hectare, or has no unit', async () => {
    const line = (amount: string, unit: string) =>
      firstOf('Datum;Schlag;Fläche;Düngemittel;Menge;Einheit', `05.03.2026;Brink;12;Rindergülle;${amount};${unit}`)
    expect((await line('20', 'm³')).confidence).toBe(0.7)
    expect((await line('20', '')).confidence).toBe(0.7)
    expect((await line('240', 'm³')).confidence).toBe(0.95)
  })

  it('finds units in a line of their own, and leaves sums out', async () => {
    const { rows, warnings } = await work(
      'Datum;Schlag;Fläche;Art;Gabe;Gesamtmenge;N ges.',
      ';;ha;;m³/ha;m³;kg/ha',
      '5.3.26;Brink;4,5;Schweinegülle;20;90;104',
      'Summe;;4,5;;;90;',
    )
    expect(warnings).toEqual([])
    expect(rows.map(({ values }) => [values['done_on'], values['unit'], values['amount'], values['n_kg_ha']])).toEqual([
      ['2026-03-05', 'm³/ha', 20, 104],
    ])
  })

  it('reckons nutrients of a total a hectare, and leaves others open', async () => {
    const read = async (head: string) => {
      const { rows, warnings } = await work(
        `Datum;Schlag;Fläche;Düngemittel;Menge (kg/ha);${head}`,
        '05.03.2026;Brink;4;KAS;200;216',
      )
      return [rows[0]!.values['n_kg_ha'], warnings]
    }
    expect(await read('N (kg)')).toEqual([54, []])
    expect(await read('N (kg/ha)')).toEqual([216, []])
    expect(await read('N (%)')).toEqual([
      null,
      ['Zeile 3: N: Die Einheit „%“ lässt sich nicht in kg/ha umrechnen. Der Wert bleibt offen.'],
    ])
  })

  it('of plant protection has all that the regulation asks for', async () => {
    const { values } = await firstOf(
      'Anwendungsdatum;Startzeit;Schlag;Kultur;EPPO;BBCH;Pflanzenschutzmittel;Zulassungsnummer;Aufwandmenge;Einheit;Behandelte Fläche (ha);Anwender;Indikation',
      '14.04.2026;6:45;Rain;Winterweizen;TRZAW;31-32;Atlantis Flex;007859-00;0,33;kg/ha;9,80;M. Vogt;Ungräser',
    )
    expect(values).toMatchObject({
      type: 'plant_protection',
      done_at: '06:45',
      eppo: 'TRZAW',
      bbch: '31',
      approval_number: '007859-00',
      area_ha: 9.8,
      indication: 'Ungräser',
      done_by: 'M. Vogt',
      positions: [{ approval_number: '007859-00', amount: 0.33, unit: 'kg', per: 'hectare' }],
    })
  })

  it('keeps a number of no form as a note, and tells of every line that it leaves out', async () => {
    const { rows, warnings } = await work(
      'Datum;Schlag;Pflanzenschutzmittel;Zulassungsnummer;Menge (l/ha)',
      '14.04.2026;Rain;Boxer;unbekannt;2',
      '14.04.2026;;Boxer;;2',
      '31.02.2026;Rain;Boxer;;2',
      ';Rain;Boxer;;2',
    )
    expect(rows.map(({ values }) => [values['approval_number'], values['note']])).toEqual([
      [null, 'Zulassungsnummer: unbekannt'],
    ])
    expect(warnings).toEqual([
      'Zeile 3: „unbekannt“ ist nicht als Zulassungsnummer zu lesen und steht in der Notiz.',
      'Zeile 4: Das Feld fehlt. Die Zeile ist ausgelassen.',
      'Zeile 5: Datum: „31.02.2026“ ist kein Tag, den es gibt. Die Zeile ist ausgelassen.',
      'Zeile 6: Der Tag fehlt. Die Zeile ist ausgelassen.',
    ])
  })

  it('that is to come is planned', async () => {
    expect((await firstOf(HEAD, '30.07.2026;Rain;9;Ernte;;;;;')).values).toMatchObject({
      status: 'planned',
      planned_from: '2026-07-30',
      done_on: null,
    })
  })

  it('has the same names in another order of columns, and tells two jobs of one day apart', async () => {
    const names = async (...lines: string[]) => (await work(...lines)).rows.map(({ key }) => key)
    const one = await names(
      'Datum;Schlag;Düngemittel;Menge (m³/ha)',
      '05.03.2026;Brink;Rindergülle;20',
      '05.03.2026;Brink;Rindergülle;15',
    )
    const other = await names(
      'Schlag;Menge (m³/ha);Düngemittel;Datum',
      'BRINK;20;Rindergülle;2026-03-05',
      'Brink;15;Rindergülle;2026-03-05',
    )
    expect(new Set(one).size).toBe(2)
    expect(other).toEqual(one)
  })

  it('keeps what has no field of its own in the note', async () => {
    const { rows, warnings } = await work(
      'Datum;Schlag;Kulturart;Fläche (ha);Mittel;Zulassungsnummer;Menge je ha;Gesamtmenge;Einheit;Dauer;Bemerkung',
      '12.05.2026;Rebgarten;Weinreben;1,8;Delan WG;024082-00;0,5;0,9;kg;ein Vormittag;Windstill',
      '13.05.2026;Rebgarten;;1,8;Delan WG;024082-00;0,5;1,4;kg;;',
    )
    expect(rows.map(({ values }) => [values['amount'], values['unit'], values['note']])).toEqual([
      [0.5, 'kg/ha', 'Windstill; Kultur: Weinreben; Dauer: ein Vormittag'],
      [0.5, 'kg/ha', 'Gesamtmenge: 1,4 kg'],
    ])
    expect(warnings).toEqual([])
  })

  it.each([
    ['4,5;kg', 0.7, 'andere Mengen der Liste schon'],
    ['4,5;kg/ha', 0.95, undefined],
    ['4,5 kg;', 0.7, 'andere Mengen der Liste schon'],
    ['4,5 l je ha;', 0.95, undefined],
  ])('lets a person look at „%s“ beside an amount for each hectare', async (amount, confidence, warning) => {
    const { rows, warnings } = await work(
      'Datum;Schlag;Mittel;Zulassungsnummer;Aufwandmenge;Einheit',
      '12.05.2026;Rebgarten;Delan WG;024082-00;0,5;kg/ha',
      `26.05.2026;Rebgarten;Netzschwefel;006325-00;${amount}`,
    )
    expect(rows.map((row) => row.confidence)).toEqual([0.95, confidence])
    expect(warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(warning)])
  })

  it.each([
    ['Aufwandmenge', ['Zeile 3: Die Aufwandmenge nennt keinen Hektar und ist als Menge je Hektar übernommen.']],
    ['Aufwandmenge je ha', []],
    ['Aufwand/ha', []],
  ])('says where „%s“ alone makes an amount one for each hectare', async (head, said) => {
    const { rows, warnings } = await work(
      `Datum;Schlag;Mittel;Zulassungsnummer;${head};Einheit`,
      '12.05.2026;Rebgarten;Delan WG;024082-00;0,5;kg',
    )
    expect([rows[0]!.values['unit'], rows[0]!.confidence, warnings]).toEqual(['kg/ha', 0.95, said])
  })

  it.each([
    ['a table of samples', 'Datum;Schlag;pH;P2O5 (mg/100g)', '05.03.2026;Brink;6,2;14'],
    ['a list of deliveries', 'Datum;Lieferant;Artikel;Menge;Einheit', '05.03.2026;Genossenschaft;KAS;3;t'],
    ['a list of animals', 'Ohrmarke;Geburtsdatum;Geschlecht', 'DE 09 390 00001;05.03.2024;w'],
  ])('is not %s', async (_, ...lines) => {
    const { rows } = await extract(csv(...lines), 'liste.csv')
    expect(rows.filter(({ kind }) => ['work_items', 'yields', 'manure_transfers'].includes(kind))).toEqual([])
  })
})
