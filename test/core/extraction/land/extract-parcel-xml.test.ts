import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Extraction } from '../../../../core/extraction/index.ts'
import { extract, readHere, valuesOf } from '../../../builders/extract.ts'
import { runs } from '../../../runs.ts'

const crop = (year: number, name: string, code: string) => ({ year, crop: name, code, variety: null })
const field = (name: string, flik: string, area_ha: number, more: object = {}) => ({
  kind: 'fields',
  name,
  flik,
  area_ha,
  ...more,
})

/** As ANDI gives it out: attributes, parts in lists, landscape elements beside them. */
const ANDI = (inside: string, year = '2026') => `<?xml version="1.0" encoding="UTF-8"?>
<ns2:hauptantrag xmlns:ns2="http://sla.example/antrag" antragsjahr="${year}" betriebsnummer="276033579990001"><schlag_liste>${inside}</schlag_liste></ns2:hauptantrag>`

/** What is there once a person has confirmed the crops that codes of these states tell. */
const confirmed = ({ rows, warnings }: Extraction): Extraction => ({
  rows: rows.filter(({ name }) => !rows.some(({ of }) => of === name)),
  warnings,
})

describe('an application for area payments as XML', () => {
  it('of Lower Saxony yields a field for each part of a parcel', async () => {
    const extraction = await extract(
      ANDI(`
      <schlag nr="1" bezeichnung="Hinterm Deich" flik="DENILI9990000001" kultur_fach_code="411"><teilschlag_liste><teilschlag bezeichnung="a" geometrie_groesse="12.4000"/></teilschlag_liste></schlag>
      <schlag nr="2" bezeichnung="Moor &amp; Heide" flik="DENILI9990000002" kultur_fach_code="459"><teilschlag_liste>
        <teilschlag bezeichnung="a" geometrie_groesse="1.234"/><teilschlag bezeichnung="b" geometrie_groesse="0.5"/></teilschlag_liste>
        <le_teilschlag_liste><le_teilschlag flek="DENILE9990000077" geometrie_groesse="0.02"/></le_teilschlag_liste></schlag>`),
      'antrag.xml',
    )
    expect(valuesOf(confirmed(extraction))).toMatchObject([
      field('Hinterm Deich', 'DENILI9990000001', 12.4, { parcel: 'a', crops: [crop(2026, 'Silomais', '411')] }),
      field('Moor & Heide', 'DENILI9990000002', 1.234, { parcel: 'a' }),
      field('Moor & Heide', 'DENILI9990000002', 0.5, { parcel: 'b' }),
    ])
    expect(extraction.warnings).toEqual([])
    expect(
      extraction.rows.map(({ confidence, asOf, values: { crops } }) => [confidence, asOf, crops !== null]),
    ).toEqual(
      Array.from({ length: 3 }, () => [
        [0.95, '2026-01-01', false],
        [0.7, '2026-01-01', true],
      ]).flat(),
    )
    expect(extraction.rows[0]!.quote).toContain('flik: DENILI9990000001')
  })

  it('of Baden-Württemberg, with its units and with boundaries in GML inside', async () => {
    const row = (
      flik: string,
      number: string,
      name: string,
      area: string,
      code: string,
    ) => `<fsv:FSVTableRow><fsvele:FLIK>${flik}</fsvele:FLIK><fsvele:SchlagNummer>${number}</fsvele:SchlagNummer><commons:Bezeichnung>${name}</commons:Bezeichnung>
      <fsvele:NutzflaecheMitLandschaftselement einheit="ar">${area}</fsvele:NutzflaecheMitLandschaftselement><fsvele:CodeDerKultur>${code}</fsvele:CodeDerKultur>
      <fsvele:Geometrie><gml:Polygon srsName="EPSG:25832"><gml:exterior><gml:LinearRing><gml:posList>0 0 1 0 1 1 0 0</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon></fsvele:Geometrie></fsv:FSVTableRow>`
    const xml = `<fsv:FSV xmlns:fsv="urn:a" xmlns:fsvele="urn:b" xmlns:commons="urn:c" xmlns:gml="http://www.opengis.net/gml"><fsv:FSVHeader><commons:Antragsjahr>2025</commons:Antragsjahr></fsv:FSVHeader><fsv:FSVTable>${row(
      'DEBWLI0512345678',
      '4',
      'Unterm Berg',
      '245',
      '115',
    )}${row('DEBWLI0512345679', '5', 'Halde', '70.5', '829')}</fsv:FSVTable></fsv:FSV>`
    const { rows, warnings } = confirmed(await extract(xml, 'fsv.xml'))
    expect(rows.map(({ values: { name, flik, area_ha, crops } }) => [name, flik, area_ha, crops])).toEqual([
      ['Unterm Berg', 'DEBWLI0512345678', 2.45, [crop(2025, 'Winterweizen', '115')]],
      ['Halde', 'DEBWLI0512345679', 0.705, null],
    ])
    expect(warnings).toEqual([
      'Elemente 1, 2: Die Grenze umschließt eine andere Fläche, als genannt ist; sie ist ausgelassen.',
      'Element 2: Der Nutzungscode „829“ ist hier nicht bekannt; die Kultur bleibt offen.',
    ])
  })

  it('of Bavaria, with one use of a parcel, several with their areas, and several that cannot be told apart', async () => {
    const parcel = (fid: string, name: string, area: string, uses: string) =>
      `<Feldstueck FID="${fid}"><Nummer>7</Nummer><Name>${name}</Name><Flaeche>${area}</Flaeche><Nutzungen>${uses}</Nutzungen><Geometrie>POLYGON((0 0, 1 0, 1 1, 0 0))</Geometrie></Feldstueck>`
    const { rows } = confirmed(
      await extract(
        `<?xml version="1.0"?><Ergebnis><Abfrage><Jahr>2026</Jahr></Abfrage><Betriebe><Betrieb><Feldstuecke>${parcel(
          'DEBYLI1234567890',
          'Hofacker',
          '3.2',
          '<Nutzung><Code>115</Code></Nutzung>',
        )}${parcel(
          'DEBYLI1234567891',
          'Breite',
          '5',
          '<Nutzung><Schlag>1</Schlag><Flaeche>2</Flaeche><Code>115</Code></Nutzung><Nutzung><Schlag>2</Schlag><Flaeche>3</Flaeche><Code>411</Code></Nutzung>',
        )}${parcel('DEBYLI1234567892', 'Leite', '4', '<Nutzung><Code>115</Code></Nutzung><Nutzung><Code>411</Code></Nutzung>')}</Feldstuecke></Betrieb></Betriebe></Ergebnis>`,
        'ibalis.xml',
      ),
    )
    expect(
      rows.map(({ values: { name, parcel: part, area_ha, crops } }) => [
        name,
        part,
        area_ha,
        (crops as { crop: string }[] | null)?.map(({ crop: one }) => one),
      ]),
    ).toEqual([
      ['Hofacker', null, 3.2, ['Winterweizen']],
      ['Breite', '1', 2, ['Winterweizen']],
      ['Breite', '2', 3, ['Silomais']],
      ['Leite', null, 4, undefined],
    ])
  })

  it('of Nordrhein-Westfalen, in square metres, with groups of elements and landscape elements beside', async () => {
    const parcel = (block: string, number: string, name: string, area: number, code: string, crop: string) =>
      `<parzelle><feldblock>${block}</feldblock><schlag><nummer>${number}</nummer><bezeichnung>${name}</bezeichnung></schlag><teilschlag>a</teilschlag><bruttoflaeche>${area + 300}</bruttoflaeche><nettoflaeche>${area}</nettoflaeche><lagebezeichnung>Gemarkung Nord</lagebezeichnung><nutzungaj><code>${code}</code><bezeichnung>${crop}</bezeichnung></nutzungaj><nutzungvj><code>311</code><bezeichnung>Winterraps</bezeichnung></nutzungvj><le><flek>DENWLE0512345999</flek><flaeche>300</flaeche></le></parzelle>`
    const { rows, warnings } = await extract(
      `<?xml version="1.0"?><nn><antragsjahr>2026</antragsjahr><land>${parcel('DENWLI0512345678', '2', 'Heide', 119_055, '411', 'Silomais')}${parcel('DENWLI0512345678', '3', 'Kamp', 20_640, '131', 'Wintergerste')}</land></nn>`,
      'elan.xml',
    )
    expect(warnings).toEqual([])
    expect(rows.map(({ confidence, values }) => [confidence, values])).toMatchObject([
      [
        0.95,
        {
          name: 'Heide',
          parcel: null,
          area_ha: 11.9055,
          crops: [{ year: 2026, crop: 'Silomais', code: '411', previous_crop: 'Winterraps' }],
          years: [{ year: 2026, flik: 'DENWLI0512345678', number: '2', part: 'a', area_ha: 11.9055, code: '411' }],
        },
      ],
      [0.95, { name: 'Kamp', parcel: null, area_ha: 2.064, years: [{ number: '3', part: 'a' }] }],
    ])
  })

  it('with a parcel whose parts alone have areas, the code beside the crop and the unit in a name', async () => {
    const extraction = await extract(
      `<antrag antragsjahr="2026"><Feldblock flik="DENWLI0547119999"><Schlag nr="8"><Bezeichnung>Bachkamp</Bezeichnung>
      <Teilschlag kennung="a"><NettoFlaecheQm>15000</NettoFlaecheQm><Fruchtart code="115">Winterweichweizen</Fruchtart></Teilschlag>
      <Teilschlag kennung="b"><NettoFlaecheQm>8000</NettoFlaecheQm><Fruchtart code="131">Wintergerste</Fruchtart></Teilschlag>
      </Schlag></Feldblock></antrag>`,
      'antrag.xml',
    )
    expect(valuesOf(confirmed(extraction))).toMatchObject([
      field('Bachkamp', 'DENWLI0547119999', 1.5, { parcel: 'a', crops: [crop(2026, 'Winterweichweizen', '115')] }),
      field('Bachkamp', 'DENWLI0547119999', 0.8, { parcel: 'b', crops: [crop(2026, 'Wintergerste', '131')] }),
    ])
  })

  it('as GML without boundaries, nested from field block to part, in ares', async () => {
    const parcel = (number: number, name: string, area: string) =>
      `<x:Schlag><x:Schlagnummer>${number}</x:Schlagnummer><x:Schlagname>${name}</x:Schlagname><x:Flaeche uom="a">${area}</x:Flaeche><x:Teilschlaege><x:Teilschlag><x:Bezeichnung>a</x:Bezeichnung><x:Flaeche uom="a">${area}</x:Flaeche><x:Nutzungscode>121</x:Nutzungscode><x:Nutzung>Winterroggen</x:Nutzung></x:Teilschlag></x:Teilschlaege></x:Schlag>`
    const { rows, warnings } = await extract(
      `<?xml version="1.0"?><x:Antrag xmlns:x="urn:x" xmlns:gml="http://www.opengis.net/gml/3.2"><x:Antragsjahr>2026</x:Antragsjahr><x:Feldblock><x:FLIK>DEHELI0600001234</x:FLIK><x:Flaeche uom="a">2150</x:Flaeche>${parcel(1, 'Sandbuckel', '842,5')}${parcel(2, 'Unterm Dorf', '1307,5')}</x:Feldblock></x:Antrag>`,
      'antrag.gml',
    )
    expect(warnings).toEqual([])
    expect(rows.map(({ values }) => [values['name'], values['area_ha'], values['crops']])).toEqual([
      ['Sandbuckel', 8.425, [crop(2026, 'Winterroggen', '121')]],
      ['Unterm Dorf', 13.075, [crop(2026, 'Winterroggen', '121')]],
    ])
  })

  it('that tells only what changes, has a wrong number or no area becomes no row, and that is told', async () => {
    const changed = await extract(
      '<?xml version="1.0"?><aenderungsantrag antragsjahr="2026"><schlag flik="DENILI9990000001" bezeichnung="Deich" groesse="2.5"/></aenderungsantrag>',
      'a.xml',
    )
    expect(changed.rows).toEqual([])
    expect(
      (
        await readHere(
          '<?xml version="1.0"?><aenderungsantrag antragsjahr="2026"><schlag flik="DENILI9990000001" bezeichnung="Deich" groesse="2.5"/></aenderungsantrag>',
          'a.xml',
        )
      ).warnings,
    ).toEqual([expect.stringContaining('Änderungsantrag')])
    const { rows, warnings } = await extract(
      ANDI(
        '<schlag bezeichnung="A" flik="DENILI9990000001" groesse="zwei"/><schlag bezeichnung="B" flik="DENILI9990000002"/><schlag bezeichnung="C" flik="DENILI9990000003" groesse="25000"/><schlag bezeichnung="D" flik="DENILI9990000004" groesse="2.5"/>',
      ),
      'a.xml',
    )
    expect(rows.map(({ values: { name } }) => name)).toEqual(['D'])
    expect(warnings).toEqual([
      expect.stringContaining('Element 1: groesse: „zwei“ ist keine Zahl'),
      expect.stringContaining('Element 2: Die Größe fehlt'),
      expect.stringContaining('Element 3: Größe'),
    ])
  })

  it.each([
    [
      'entities',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "DENILI9990000001"><!ENTITY y "&x;&x;&x;&x;">]><hauptantrag><schlag flik="&x;" bezeichnung="&y;" groesse="1"/></hauptantrag>',
    ],
    ['an early end', '<?xml version="1.0"?><hauptantrag><schlag flik="DENILI9990000001" bezeichnung="A" groesse="1"/>'],
    ['no parcel at all', '<?xml version="1.0"?><hauptantrag antragsjahr="2026"/>'],
    [
      'very deep',
      `<?xml version="1.0"?><hauptantrag>${'<a>'.repeat(400)}DENILI9990000001${'</a>'.repeat(400)}</hauptantrag>`,
    ],
  ])('with %s is refused', async (_, xml) => {
    await expect(readHere(xml, 'a.xml')).rejects.toThrow(/corrupt|unsupported_format/)
  })

  it('takes the names of elements for nothing but names', async () => {
    const { rows } = await extract(
      ANDI(
        '<schlag bezeichnung="A" flik="DENILI9990000001" groesse="1" constructor="x"/><schlag bezeichnung="B" flik="DENILI9990000002" groesse="2" __proto__="y" toString="z"/>',
      ),
      'a.xml',
    )
    expect(rows.map(({ values: { name, area_ha } }) => [name, area_ha])).toEqual([
      ['A', 1],
      ['B', 2],
    ])
  })

  it('whatever it says, every quote stands on the page and nothing but a refusal is thrown', async () => {
    const attribute = fc.tuple(
      fc.constantFrom('flik', 'bezeichnung', 'groesse', 'nr', 'jahr', 'kultur_fach_code', 'x'),
      fc.oneof(
        fc.constantFrom('DENILI9990000001', '2.5', '1.234', '2026', '115', 'Moor'),
        fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[<>&"]/g, '')),
      ),
    )
    const element = fc.letrec((tie) => ({
      leaf: fc.constant(''),
      node: fc
        .tuple(
          fc.constantFrom('schlag', 'teilschlag', 'Nutzung', 'Feldstueck', 'x'),
          fc.uniqueArray(attribute, { selector: ([name]) => name, maxLength: 5 }),
          fc.array(fc.oneof({ maxDepth: 3, withCrossShrink: true }, tie('leaf'), tie('node')), { maxLength: 3 }),
        )
        .map(([name, attributes, children]) => {
          const written = attributes.map(([key, value]) => `${key}="${value}"`).join(' ')
          return `<${name} ${written}>${(children as string[]).join('')}</${name}>`
        }),
    })).node as fc.Arbitrary<string>
    await fc.assert(
      fc.asyncProperty(fc.array(element, { maxLength: 4 }), async (elements) => {
        const document = await readHere(ANDI(elements.join('')), 'a.xml').catch(() => undefined)
        if (!document) return
        const { rows } = await extract(ANDI(elements.join('')), 'a.xml')
        for (const { quote, values } of rows) {
          expect(document.pages[0]!.text).toContain(quote)
          expect(values['flik']).toMatch(/^DE..LI/)
        }
      }),
      { numRuns: runs(60) },
    )
  })
})
