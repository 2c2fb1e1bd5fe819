import { describe, expect, it } from 'vitest'
import {
  controlsOf,
  CONTROLS,
  ENTRIES,
  ENTRY_IDS,
  entryOf,
  LEGAL_BASES,
  recommendedEntries,
  retentionEnd,
  retentionText,
  type EntryId,
} from '../../../core/library/index.ts'
import { pictureOf } from '../../builders/picture.ts'

describe('the catalog', () => {
  it('has each entry once, in the order of the ids, with what it rests on and how long it is kept', () => {
    expect(ENTRIES.map(({ id }) => id)).toEqual(ENTRY_IDS)
    expect(new Set(ENTRY_IDS).size).toBe(44)
    for (const entry of ENTRIES) {
      expect(LEGAL_BASES[entry.id].text, entry.id).not.toBe('')
      expect(retentionText(entry, '2026-11-23'), entry.id).toMatch(/\p{L}{3}/u)
    }
  })

  it('knows ten controls, which read entries of it, each once', () => {
    expect(CONTROLS.map(({ id }) => id)).toEqual(['DUE', 'PSM', 'KON', 'HIT', 'VET', 'BIO', 'QS', 'QM', 'UMW', 'SVL'])
    for (const { id, registers } of CONTROLS) expect(new Set(registers).size, id).toBe(registers.length)
  })

  it.each<[EntryId, string[]]>([
    ['betriebsspiegel', ['DUE', 'PSM', 'KON', 'HIT', 'VET', 'BIO', 'QS', 'QM', 'UMW', 'SVL']],
    ['duengeplan', ['DUE', 'KON']],
    ['bestandsregister_rind', ['DUE', 'HIT', 'VET', 'BIO', 'QS', 'QM']],
    ['bestandsregister_schwein', ['DUE', 'HIT', 'VET', 'BIO', 'QS']],
    ['lagerraum', ['DUE', 'KON', 'QM', 'UMW']],
    ['agrardiesel', []],
  ])('%s serves the controls whose registers name it', (entry, served) => {
    expect(controlsOf(entry).map(({ id }) => id)).toEqual(served)
  })
})

describe('how long a document is kept', () => {
  it.each<[EntryId, string, string | undefined]>([
    ['duengedokumentation', '2026', '2033-12-31'],
    ['psm_aufzeichnung', '2026', '2029-12-31'],
    ['arzneimittel_bestandsbuch', '2026', '2031-12-31'],
    // The economic year ends in 2027, and so does the year that the seven are counted from.
    ['ernteregister', '2026/27', '2034-12-31'],
    ['antibiotika_tam', '2026-H1', '2031-12-31'],
    // Begins with the last entry, which no period tells.
    ['bestandsregister_rind', '-', undefined],
    ['betriebsspiegel', '2026', undefined],
    ['duengedokumentation', '26', undefined],
  ])('%s of %s: until %s', (id, period, end) => expect(retentionEnd(entryOf(id), period)).toBe(end))

  it('is as the Land has it', () => {
    const reports = entryOf('hit_meldungen')
    expect(retentionEnd(reports, '2026', 'NI')).toBe('2029-12-31')
    expect(retentionEnd(reports, '2026', 'NW')).toBe('2030-12-31')
    expect(retentionText(reports, '2026-11-23', 'NW')).toBe('4 Jahre nach Ende des Jahres')
  })
})

describe('what a farm is recommended', () => {
  const recommended = (rows: Parameters<typeof pictureOf>[0]) => [...recommendedEntries(pictureOf(rows))].toSorted()

  it('is nothing where nothing is known of it', () => expect(recommended({})).toEqual([]))

  it('follows from its land and its farming', () => {
    expect(recommended({ fields: [{ name: 'Langer Kamp' }], holdings: [{ farming: 'organic' }] })).toEqual([
      'anbauplan',
      'bio_zertifikat',
      'bodenuntersuchung',
      'duengedokumentation',
      'duengeplan',
      'psm_aufzeichnung',
      'sammelantrag',
    ])
  })

  it('follows from its animals, not from those that are gone', () => {
    const cattle = [
      'arzneimittel_bestandsbuch',
      'bestandsregister_rind',
      'bvd_nachweise',
      'hit_meldungen',
      'tierverluste',
      'tierwohl_eigenkontrolle',
    ]
    const cow = { ear_tag: '276000390000001', species: 'cattle' } as const
    expect(recommended({ animals: [cow] })).toEqual(cattle)
    expect(recommended({ animals: [{ ...cow, left_on: '2026-03-01' }] })).toEqual([])
    expect(recommended({ herds: [{ name: 'Kühe', species: 'cattle', production: 'dairy_cow' }] })).toEqual(
      [...cattle, 'milchguete'].toSorted(),
    )
    expect(recommended({ herds: [{ name: 'Mast', species: 'pig', production: 'fattening_pig' }] })).toEqual([
      'antibiotika_tam',
      'bestandsregister_schwein',
      'biosicherheit',
      'haltungskennzeichnung',
    ])
    expect(recommended({ herds: [{ name: 'Schafe', species: 'sheep' }] })).toEqual(['bestandsregister_schaf_ziege'])
    expect(recommended({ herds: [{ name: 'Schafe', species: 'sheep', target_count: 0 }] })).toEqual([])
  })
})
