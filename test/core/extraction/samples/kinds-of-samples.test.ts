import { describe, expect, it } from 'vitest'
import { extractAnalysisReport } from '../../../../core/extraction/documents/extract-analysis-report.ts'
import { sampleKindIn } from '../../../../core/extraction/samples/sample-kind.ts'
import { csv, extract } from '../../../builders/extract.ts'
import { aDocument, TODAY } from '../../../builders/text-documents.ts'

/** What became of a file: sure results and those that wait, as words. */
async function resultsOf(text: string, filename = 'labor.csv') {
  const { rows, warnings } = await extract(text, filename)
  return { ...said(rows), warnings }
}

function said(rows: Awaited<ReturnType<typeof extract>>['rows']) {
  const words = ({ values: { type, parameter, value, unit, date, depth_cm: depth, subject } }: (typeof rows)[number]) =>
    [type, parameter, value, unit, depth, date, subject].filter((one) => one !== null).join(' ')
  return {
    sure: rows.filter(({ confidence }) => confidence >= 0.8).map(words),
    waiting: rows.filter(({ confidence }) => confidence < 0.8).map(words),
  }
}

const report = (text: string) => {
  const { rows, warnings } = extractAnalysisReport({ document: aDocument(text), filename: 'b.pdf', today: TODAY })!
  return { ...said(rows), warnings }
}

describe('the kind of a sample', () => {
  it.each([
    ['Bodenprobe', 'soil'],
    ['Nmin-Untersuchung', 'soil'],
    ['Milchviehgülle', 'slurry'],
    ['Rinderfestmist', 'slurry'],
    ['Gärrest flüssig', 'slurry'],
    ['Maissilage 2025', 'feed'],
    ['Heu 1. Schnitt', 'feed'],
    ['Milchaustauscher', 'feed'],
    ['Tränkwasser Stall 2', 'water'],
    ['Tankmilch', 'milk'],
    ['Ohrstanzprobe', 'tissue'],
    ['Pflanzenanalyse Winterweizen', 'plant'],
    ['Boden und Gülle', undefined],
    ['Hinterm Deich', undefined],
    ['Chemische Prüfung', undefined],
  ])('of „%s“ is %s', (text, kind) => {
    expect(sampleKindIn(text)).toBe(kind)
  })

  it('is decided before a result is read: the words go before what the results look like', async () => {
    expect(
      await resultsOf(
        csv(
          'Gülleuntersuchung Hof Wümmetal',
          'Proben-Nr.;Probe;Probenahme;pH;P2O5 (kg/m³);K2O (kg/m³);TS (%)',
          '1;Behälter 1;15.01.2026;7,4;1,6;3,9;7,8',
        ),
      ),
    ).toEqual({
      sure: [
        'slurry P2O5 1.6 kg/m³ 2026-01-15 Behälter 1',
        'slurry K2O 3.9 kg/m³ 2026-01-15 Behälter 1',
        'slurry TS 7.8 % 2026-01-15 Behälter 1',
        'slurry pH-Wert 7.4 2026-01-15 Behälter 1',
      ],
      waiting: [],
      warnings: [],
    })
  })

  it('shows in the units, where no word says it', async () => {
    const { sure } = await resultsOf(
      csv('Probe;Datum;pH;P2O5 (kg/m³);K2O (kg/m³)', 'Behälter 1;15.01.2026;7,4;1,6;3,9'),
    )
    expect(sure).toEqual([
      'slurry P2O5 1.6 kg/m³ 2026-01-15 Behälter 1',
      'slurry K2O 3.9 kg/m³ 2026-01-15 Behälter 1',
      'slurry pH-Wert 7.4 2026-01-15 Behälter 1',
    ])
  })

  it('is that of each line, where a paper has several', async () => {
    expect(
      await resultsOf(
        csv(
          'Probenart;Proben-Nr.;Probenahme;TS (%);N gesamt (kg/m³);NH4-N (kg/m³);Rohprotein (g/kg TM);NEL (MJ/kg TM)',
          'Rindergülle;1;15.01.2026;7,8;3,8;2,1;;',
          'Grassilage;2;02.07.2025;34,2;;;162;6,3',
        ),
      ),
    ).toEqual({
      sure: [
        'slurry NH4-N 2.1 kg/m³ 2026-01-15 Rindergülle',
        'slurry N gesamt 3.8 kg/m³ 2026-01-15 Rindergülle',
        'slurry TS 7.8 % 2026-01-15 Rindergülle',
        'feed TM 34.2 % 2025-07-02 Grassilage',
        'feed Rohprotein 162 g/kg TM 2025-07-02 Grassilage',
        'feed NEL 6.3 MJ/kg TM 2025-07-02 Grassilage',
      ],
      waiting: [],
      warnings: [],
    })
  })

  it('leaves what is none of it to a person, in the words of the paper', async () => {
    const { sure, waiting } = await resultsOf(
      csv(
        'Bodenuntersuchung',
        'Schlag;Datum;pH;Humus (%);Rohprotein (g/kg TM);Blei (mg/kg)',
        'Moor;12.11.2022;5,8;2,4;162;12',
      ),
    )
    expect(sure).toEqual(['soil pH-Wert 5.8 2022-11-12 Moor', 'soil Humus 2.4 % 2022-11-12 Moor'])
    expect(waiting).toEqual(['soil Rohprotein 162 g/kg TM 2022-11-12 Moor', 'soil Blei 12 mg/kg 2022-11-12 Moor'])
  })

  it('of a diary of manure is none', async () => {
    const { rows } = await extract(
      csv('Datum;Schlag;Düngemittel;Menge;N;NH4-N;P2O5', '12.03.2026;Moor;Rindergülle;20 m³/ha;76;42;32'),
      'gülle 2026.csv',
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['work_items'])
  })
})

describe('units and forms', () => {
  it('an unusual unit, a value far off and a missing basis wait as they stand', async () => {
    const soil = await resultsOf(
      csv(
        'Schlag;Datum;P2O5 (CAL) mg/kg;K2O (CAL) g/kg;Mg (CaCl2) mg/100g;Humus (g/kg)',
        'Moor;12.11.2022;140;0,2;1520;43',
      ),
    )
    expect(soil.sure).toEqual(['soil P2O5 (CAL) 140 mg/kg 2022-11-12 Moor'])
    expect(soil.waiting).toEqual([
      'soil K2O (CAL) 0.2 g/kg 2022-11-12 Moor',
      'soil Mg (CaCl2) 1520 mg/100 g 2022-11-12 Moor',
      'soil Humus 43 g/kg 2022-11-12 Moor',
    ])
    const feed = await resultsOf(
      csv('Futtermittel;Datum;TM %;Rohprotein (g/kg);NEL (MJ/kg TM)', 'Grassilage;02.07.2025;34,2;55;6,3'),
    )
    expect(feed.waiting).toEqual(['feed Rohprotein 55 g/kg 2025-07-02 Grassilage'])
  })

  it('phosphorus is never read as phosphate: the word alone waits, the unit may say which it is', async () => {
    const { sure, waiting } = await resultsOf(
      csv(
        'Proben-Nr.;Schlag;Probenahme;Parameter;Ergebnis;Einheit;Methode',
        '1;Moor;12.11.2022;pH;5,8;;CaCl2',
        '1;Moor;12.11.2022;Phosphor;6,1;mg/100 g;CAL',
        '1;Moor;12.11.2022;Kalium (K2O);12;mg/100 g;CAL',
        '2;Kamp;12.11.2022;pH;6,0;;CaCl2',
        '2;Kamp;12.11.2022;Phosphor;14;mg P2O5/100 g;CAL',
        '3;Feld;12.11.2022;pH;6,0;;CaCl2',
        '3;Feld;12.11.2022;P (CAL);14;mg P2O5/100 g;',
      ),
    )
    expect(sure).toEqual([
      'soil pH-Wert 5.8 2022-11-12 Moor',
      'soil K2O (CAL) 12 mg/100 g 2022-11-12 Moor',
      'soil pH-Wert 6 2022-11-12 Kamp',
      'soil P2O5 14 mg/100 g 2022-11-12 Kamp',
      'soil pH-Wert 6 2022-11-12 Feld',
    ])
    expect(waiting).toEqual([
      'soil Phosphor 6.1 mg/100 g 2022-11-12 Moor',
      'soil P2O5 (CAL) 14 mg/100 g 2022-11-12 Feld',
    ])
  })

  it('stand in the second line of the header', async () => {
    expect(
      await resultsOf(
        csv('Schlag;Datum;P2O5 (CAL);K2O (CAL);pH;Humus', ';;mg/100 g;mg/100 g;-;%', 'Moor;12.11.2022;14;18;5,8;2,4'),
      ),
    ).toEqual({
      sure: [
        'soil P2O5 (CAL) 14 mg/100 g 2022-11-12 Moor',
        'soil K2O (CAL) 18 mg/100 g 2022-11-12 Moor',
        'soil pH-Wert 5.8 2022-11-12 Moor',
        'soil Humus 2.4 % 2022-11-12 Moor',
      ],
      waiting: [],
      warnings: [],
    })
  })

  it('of fresh and of dry mass beside each other are two results', async () => {
    const { sure } = await resultsOf(
      csv(
        'Futtermittel;Probenahme;Parameter;Einheit;in FM;in TM',
        'Grassilage;02.07.2025;Trockenmasse;%;34,2;',
        'Grassilage;02.07.2025;Rohprotein;g/kg;55;162',
        'Grassilage;02.07.2025;NEL;MJ/kg;2,2;6,3',
      ),
    )
    expect(sure).toEqual([
      'feed TM 34.2 % FM 2025-07-02 Grassilage',
      'feed Rohprotein 55 g/kg FM 2025-07-02 Grassilage',
      'feed Rohprotein 162 g/kg TM 2025-07-02 Grassilage',
      'feed NEL 2.2 MJ/kg FM 2025-07-02 Grassilage',
      'feed NEL 6.3 MJ/kg TM 2025-07-02 Grassilage',
    ])
  })
})

describe('one sample is one unit', () => {
  it('with a column for each sample', async () => {
    expect(
      await resultsOf(
        csv(
          'Prüfbericht Boden',
          'Parameter;Einheit;Probe 1;Probe 2',
          'Schlag;;Hinterm Deich;Langer Kamp',
          'Probenahme;;12.11.2022;13.11.2022',
          'Tiefe;cm;0-30;0-30',
          'pH-Wert;;5,8;6,1',
          'P2O5 (CAL);mg/100 g;14;',
          'Humus;%;2,4;1,9',
        ),
      ),
    ).toEqual({
      sure: [
        'soil pH-Wert 5.8 0-30 2022-11-12 Hinterm Deich',
        'soil P2O5 (CAL) 14 mg/100 g 0-30 2022-11-12 Hinterm Deich',
        'soil Humus 2.4 % 0-30 2022-11-12 Hinterm Deich',
        'soil pH-Wert 6.1 0-30 2022-11-13 Langer Kamp',
        'soil Humus 1.9 % 0-30 2022-11-13 Langer Kamp',
      ],
      waiting: [],
      warnings: [],
    })
  })

  it('below each other; a sample without its day has not that of the one before', async () => {
    expect(
      await resultsOf(
        csv(
          'Prüfbericht Boden;;',
          'Schlag;Hinterm Deich;',
          'Probenahme;12.11.2022;',
          'Parameter;Ergebnis;Einheit',
          'pH-Wert;5,8;',
          'Humus;2,4;%',
          'Schlag;Langer Kamp;',
          'Parameter;Ergebnis;Einheit',
          'pH-Wert;6,1;',
          'Schlag;Moor;',
          'Probenahme;14.11.2022;',
          'Humus;7,1;%',
        ),
      ),
    ).toEqual({
      sure: [
        'soil pH-Wert 5.8 2022-11-12 Hinterm Deich',
        'soil Humus 2.4 % 2022-11-12 Hinterm Deich',
        'soil Humus 7.1 % 2022-11-14 Moor',
      ],
      waiting: [],
      warnings: ['Zeile 9: Für „pH-Wert“ fehlt der Tag der Probe.'],
    })
  })

  it('on a report whose samples begin with their day', () => {
    expect(
      report(
        'Prüfbericht Boden\n\nProbenahme: 12.11.2022\nProbe-Nr.: 1\nSchlag: Deich\npH-Wert: 5,8\nHumus: 2,4 %\n\nProbenahme: 13.11.2022\nProbe-Nr.: 2\nSchlag: Kamp\npH-Wert: 6,1\nHumus: 1,9 %',
      ),
    ).toEqual({
      sure: [
        'soil pH-Wert 5.8 2022-11-12 Deich',
        'soil Humus 2.4 % 2022-11-12 Deich',
        'soil pH-Wert 6.1 2022-11-13 Kamp',
        'soil Humus 1.9 % 2022-11-13 Kamp',
      ],
      waiting: [],
      warnings: [],
    })
  })

  it('on a report with samples of different kinds, and Nmin with a line for each depth', () => {
    const { sure } = report(
      'Prüfbericht\nProbenahme: 12.11.2025\n\nProbe-Nr.: 1\nProbenart: Rindergülle\npH-Wert: 7,4\nP2O5: 1,6 kg/m³\nNH4-N: 2,1 kg/m³\n\nProbe-Nr.: 2\nProbenart: Boden\npH-Wert: 6,1\nP2O5 (CAL): 14 mg/100 g',
    )
    expect(sure).toEqual([
      'slurry pH-Wert 7.4 2025-11-12 Rindergülle',
      'slurry P2O5 1.6 kg/m³ 2025-11-12 Rindergülle',
      'slurry NH4-N 2.1 kg/m³ 2025-11-12 Rindergülle',
      'soil pH-Wert 6.1 2025-11-12 Boden',
      'soil P2O5 (CAL) 14 mg/100 g 2025-11-12 Boden',
    ])
    expect(
      report(
        'Nmin-Untersuchung\nSchlag: Moor\nProbenahme: 24.02.2026\n\nTiefe  NO3-N (kg/ha)  NH4-N (kg/ha)  Nmin (kg/ha)\n0-30 cm  16  2  18\n30-60 cm  20  2  22\n60-90 cm  14  1  15',
      ).sure,
    ).toEqual(
      [
        ['0-30', 16, 2, 18],
        ['30-60', 20, 2, 22],
        ['60-90', 14, 1, 15],
      ].flatMap(([depth, nitrate, ammonium, sum]) => [
        `nmin NO3-N ${nitrate} kg/ha ${depth} 2026-02-24 Moor`,
        `nmin NH4-N ${ammonium} kg/ha ${depth} 2026-02-24 Moor`,
        `nmin Nmin ${sum} kg/ha ${depth} 2026-02-24 Moor`,
      ]),
    )
  })
})

describe('what stands above a table', () => {
  it('says the day and the unit of all samples', async () => {
    expect(
      await resultsOf(
        csv(
          'Untersuchungsergebnisse Boden;;;;',
          'LUFA;Auftrag 26-104477 vom 02.03.2026;Probenahme: 14.02.2026;;',
          'alle Nährstoffe in mg/100 g Boden;;;;',
          'Schlag;pH;P2O5;K2O;Humus %',
          'Ahornkamp;5,8;14 (C);11 (B);2,1',
        ),
      ),
    ).toEqual({
      sure: [
        'soil P2O5 14 mg/100 g Boden 2026-02-14 Ahornkamp',
        'soil K2O 11 mg/100 g Boden 2026-02-14 Ahornkamp',
        'soil pH-Wert 5.8 2026-02-14 Ahornkamp',
        'soil Humus 2.1 % 2026-02-14 Ahornkamp',
      ],
      waiting: [],
      warnings: [],
    })
  })

  it('says that depths alone are of Nmin', async () => {
    const { sure } = await resultsOf(
      csv(
        'Nmin-Untersuchung Frühjahr 2026;;;;;',
        'Labor;Probenahme am 24.02.2026;;;;',
        'Schlag;0-30 cm;30-60 cm;60-90 cm;Summe 0-90 cm;Einheit',
        'Langes Feld;18;24;13;55;kg N/ha',
      ),
    )
    expect(sure).toEqual([
      'nmin Nmin 18 kg/ha 0-30 2026-02-24 Langes Feld',
      'nmin Nmin 24 kg/ha 30-60 2026-02-24 Langes Feld',
      'nmin Nmin 13 kg/ha 60-90 2026-02-24 Langes Feld',
      'nmin Nmin 55 kg/ha 0-90 2026-02-24 Langes Feld',
    ])
  })
})

describe('a paper of a laboratory without a title', () => {
  it('is read by its head and its samples; what a letter tells waits', () => {
    const results =
      'Probe: Gärrest Endlager 2   entnommen: 02.03.2026\nGesamt-N  4,7 kg/t\nAmmonium-N  2,8 kg/t\norganische Substanz  4,3 %'
    expect(report(`Bioanalytik Schwaben\n${results}`).sure).toEqual([
      'slurry N gesamt 4.7 kg/t 2026-03-02 Gärrest Endlager 2',
      'slurry NH4-N 2.8 kg/t 2026-03-02 Gärrest Endlager 2',
    ])
    const told = report(`Labor Süd\nMoin Peter,\n${results}`)
    expect(told.sure).toEqual([])
    expect(told.waiting).toHaveLength(3)
  })
})
