import { describe, expect, it } from 'vitest'
import { csv, extract, valuesOf } from '../../../builders/extract.ts'

const result = (parameter: string, value: number, unit: string, subject: string, date = '2026-05-04') => ({
  kind: 'measurements',
  type: 'milk_recording',
  parameter,
  value,
  unit,
  date,
  subject,
})

describe('results of the milk recording', () => {
  it('yield a measurement for each result of a cow, at her ear tag', async () => {
    const extraction = await extract(
      csv(
        'MLP-Ergebnis, Prüfung vom 04.05.2026',
        '',
        'Stall-Nr.;Ohrmarke;Milch-kg;Fett %;Eiweiß %;Zellzahl (Tsd./ml);Harnstoff',
        '17;DE 03 900 00001;31,2;4,05;3,41;86;212',
        '18;DE 03 900 00002;24,8;-;3,52;1.240;',
        ';Summe;56,0;;;;',
      ),
      'mlp.csv',
    )
    const [alma, berta] = ['DE 03 900 00001, 17', 'DE 03 900 00002, 18']
    expect(valuesOf(extraction)).toEqual([
      result('Tagesmilch', 31.2, 'kg', alma),
      result('Fett', 4.05, '%', alma),
      result('Eiweiß', 3.41, '%', alma),
      result('Zellzahl', 86, 'Tsd./ml', alma),
      result('Harnstoff', 212, 'mg/l', alma),
      result('Tagesmilch', 24.8, 'kg', berta),
      result('Eiweiß', 3.52, '%', berta),
      result('Zellzahl', 1240, 'Tsd./ml', berta),
    ])
    expect(extraction.rows.map(({ refers, confidence }) => [refers, confidence])).toEqual(
      extraction.rows.map(({ values: { subject } }) => [
        { animal_id: [subject === alma ? '276000390000001' : '276000390000002'] },
        0.95,
      ]),
    )
    expect(extraction.warnings).toEqual([])
  })

  it('that cannot be, of no ear tag or of no day are told by their line', async () => {
    const { rows, warnings } = await extract(
      csv(
        'Ohrmarke;Prüfdatum;Milch kg;Fett %',
        'DE 03 900 00001;04.05.2026;312;4,05',
        'Alma;04.05.2026;31,2;4,05',
        'DE 03 900 00002;29.02.2026;31,2;4,05',
        'DE 03 900 00003;;31,2;4,05',
        'DE 03 900 00004;04.05.2026;viel;4,05',
        'DE 03 900 00001;04.05.2026;30,2;4,05',
      ),
      'mlp.csv',
    )
    expect(rows.map(({ values: { parameter, subject } }) => [parameter, subject])).toEqual([
      ['Fett', 'DE 03 900 00001'],
      ['Fett', 'DE 03 900 00004'],
    ])
    expect(warnings).toEqual([
      'Zeile 2: Tagesmilch „312“: Der Wert kann nicht stimmen. Fehlt das Komma?',
      'Zeile 3: „Alma“ ist keine Ohrmarke. Die Zeile ist ausgelassen.',
      expect.stringContaining('Zeile 4: Prüfdatum: „29.02.2026“'),
      'Zeile 5: Der Tag der Prüfung fehlt. Die Zeile ist ausgelassen.',
      'Zeile 6: Milch: „viel“ ist keine Zahl.',
      'Zeile 7: „DE 03 900 00001“ steht für diesen Tag schon weiter oben. Die Zeile ist ausgelassen.',
    ])
  })

  it('are no list of animals, and a list of animals is none of them', async () => {
    const { rows } = await extract(
      csv('Ohrmarke;Geboren am;Geschlecht;Rasse', 'DE 03 900 00001;14.03.2019;weiblich;HOL'),
      'bestand.csv',
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['animals'])
  })
})
