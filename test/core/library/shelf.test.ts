import { describe, expect, it } from 'vitest'
import { ENTRIES } from '../../../core/library/index.ts'
import type { DocumentId } from '../../../core/shared/ids.ts'
import { newId } from '../../builders/ids.ts'
import { aKeptDocument } from '../../builders/kept-document.ts'
import { libraryInMemory } from '../../builders/library.ts'

const REGISTER = 'flaechenverzeichnis'

describe('the shelf', () => {
  it('has every entry of the catalog, off, with what there is to know of it', async () => {
    const library = libraryInMemory()
    await library.addField('Langer Kamp')
    const categories = await library.readLibrary(library.actor)
    expect(categories.flatMap(({ entries }) => entries.map(({ entry }) => entry.id))).toEqual(
      ENTRIES.map(({ id }) => id),
    )
    expect(await library.entry('duengedokumentation')).toMatchObject({
      period: '2026',
      isOn: false,
      document: null,
      recommended: true,
      retention: '7 Jahre nach Ende des Düngejahres',
      legalBasis: 'DüV § 10 Abs. 2',
      controls: [{ id: 'DUE' }, { id: 'KON' }, { id: 'BIO' }],
      periods: [],
    })
    expect(await library.entry('milchguete')).toMatchObject({ recommended: false })
  })

  it('draws the document of an entry that is switched on', async () => {
    const library = libraryInMemory()
    await library.addField('Langer Kamp')
    const on = (await library.on(REGISTER)).unwrap()
    expect(on).toMatchObject({ isOn: true, period: '2026', document: { origin: 'generated', url: null } })
    await library.work()
    const { document, periods } = await library.entry(REGISTER)
    expect(document!.documentId).toBe(on.document!.documentId)
    expect(await library.textAt(document!.url)).toContain('Langer Kamp')
    expect(periods).toMatchObject([{ period: '2026', isOn: true, keepUntil: '2033-12-31', mayBeDestroyed: false }])
    expect((await library.on(REGISTER)).unwrap().document!.documentId).toBe(document!.documentId)
  })

  it('draws one of an entry that no rows tell of, and says so in it', async () => {
    const library = libraryInMemory()
    await library.on('pachtvertraege')
    await library.work()
    const text = await library.textAt((await library.entry('pachtvertraege')).document!.url)
    expect(text).toContain('Dazu ist noch nichts erfasst.')
    expect(text).toContain('10 Jahre nach Ende der Pacht')
    expect(text).toContain('§§ 585 ff. BGB')
  })

  it('draws a plan with its way of reckoning, and with its sheets once a variant is adopted', async () => {
    const library = libraryInMemory()
    const herd_id = await library.addRow('herds', {
      name: 'Milchkühe',
      species: 'cattle',
      production: 'dairy_cow',
      average_count: 62,
    })
    const field_id = await library.addRow('fields', { name: 'Kuhweide', use: 'grassland', area_ha: 7 })
    await library.addRow('grazing_periods', { from: '2026-05-04', herd_id, field_id, animals: 62, hours_per_day: 6 })
    await library.on('weideplan')
    await library.work()
    const textOf = async () => library.textAt((await library.entry('weideplan')).document!.url)
    expect(await textOf()).toContain('Noch ist keine Variante angenommen.')
    expect(await textOf()).toContain('Gefressen auf der Weide')
    expect(await textOf()).not.toContain('Koppelkalender')

    ;(await library.adoptVariant(library.actor, { entryId: 'weideplan', key: 'umtrieb', skip: [] })).unwrap()
    await library.work()
    expect(await textOf()).toContain('Angenommen: Umtriebsweide, am 20.05.2026.')
    expect(await textOf()).toContain('Koppelkalender Milchkühe')

    ;(await library.retractAdoption(library.actor, { entryId: 'weideplan' })).unwrap()
    await library.work()
    expect(await textOf()).not.toContain('Koppelkalender')
  })

  it('archives what is switched off, and brings back the latest', async () => {
    const library = libraryInMemory()
    const first = (await library.on(REGISTER)).unwrap().document!
    expect((await library.off(REGISTER)).unwrap()).toMatchObject({ isOn: false, document: null })
    expect((await library.off(REGISTER)).unwrap().isOn).toBe(false)
    const source = await library.addSource('Nachweis')
    const adopted = (await library.adopt(REGISTER, source.id)).unwrap().document!
    library.time.now += 1000
    await library.off(REGISTER)
    expect((await library.entry(REGISTER)).periods.map(({ isOn }) => isOn)).toEqual([false, false])
    expect((await library.on(REGISTER)).unwrap().document!.documentId).toBe(adopted.documentId)
    const kept = (await library.entry(REGISTER)).periods.map(({ document, isOn }) => [document.documentId, isOn])
    expect(kept).toEqual([
      [adopted.documentId, true],
      [first.documentId, false],
    ])
  })

  it('keeps a document of the farm under an id of its own, also when the source goes', async () => {
    const library = libraryInMemory()
    const source = await library.addSource('Nachweis von 2026')
    const adopted = (await library.adopt(REGISTER, source.id)).unwrap()
    expect(adopted).toMatchObject({ isOn: true, document: { origin: 'adopted' } })
    expect(adopted.document!.documentId).not.toBe(source.id)
    await library.sources.remove(source.namespaceId, source.id)
    await library.addField('Moorstück')
    await library.work()
    expect(await library.textAt((await library.entry(REGISTER)).document!.url)).toBe('Nachweis von 2026')
  })

  it('adopts nothing over a document that is kept, and nothing that is not there', async () => {
    const library = libraryInMemory()
    const source = await library.addSource('Nachweis')
    await library.on(REGISTER)
    const failure = async (attempt: ReturnType<typeof library.adopt>) => (await attempt).val
    expect(await failure(library.adopt(REGISTER, source.id))).toEqual({ kind: 'document_kept' })
    expect(await failure(library.adopt(REGISTER, newId<DocumentId>()))).toEqual({ kind: 'document_not_found' })
    expect(await failure(library.adopt('nix' as never, source.id))).toEqual({ kind: 'entry_not_found' })
    expect(await failure(library.adopt(REGISTER, source.id, 'bald'))).toEqual({
      kind: 'period_unknown',
      example: '2026',
    })
    expect((await library.adopt(REGISTER, source.id, '2025')).ok).toBe(true)
    await library.off(REGISTER)
    expect((await library.adopt(REGISTER, source.id)).ok).toBe(true)
  })

  it('goes on in the next period with a new document, and leaves that of before as it is', async () => {
    const library = libraryInMemory()
    await library.addField('Langer Kamp')
    await library.on(REGISTER)
    await library.on('duengeplan')
    await library.work()
    const old = (await library.entry(REGISTER)).document!
    library.at('2026-10-01')
    expect(await library.entry('duengeplan')).toMatchObject({ period: '2027', isOn: true, document: null })
    await library.lookAtPeriods()
    await library.work()
    expect(await library.textAt((await library.entry('duengeplan')).document!.url)).toContain('2027')
    expect((await library.entry(REGISTER)).document!.documentId).toBe(old.documentId)
    library.at('2027-06-01')
    await library.addField('Moorstück')
    await library.work()
    const { period, document, periods } = await library.entry(REGISTER)
    expect([period, periods.map((one) => one.period)]).toEqual(['2027', ['2027', '2026']])
    expect(await library.textAt(document!.url)).toContain('Moorstück')
    expect(await library.textAt(periods[1]!.document.url)).not.toContain('Moorstück')
  })

  it('does not go on with what was switched off, nor with a year that was kept afterwards', async () => {
    const library = libraryInMemory()
    await library.on(REGISTER)
    await library.on('milchguete', '2024')
    expect(await library.entry('milchguete')).toMatchObject({ period: '2026', isOn: false })
    library.at('2027-01-02')
    await library.off(REGISTER)
    await library.addField('Langer Kamp')
    await library.work()
    for (const day of ['2027-03-01', '2028-01-02']) {
      library.at(day)
      for (const id of [REGISTER, 'milchguete'] as const) expect(await library.entry(id)).toMatchObject({ isOn: false })
    }
  })

  it('says of what has been kept long enough that it may be destroyed, and keeps it', async () => {
    const library = libraryInMemory()
    await library.on('milchguete', '2022')
    await library.on('milchguete', '2023')
    const told = (await library.entry('milchguete')).periods.map((one) => [one.keepUntil, one.mayBeDestroyed])
    expect(told).toEqual([
      ['2026-12-31', false],
      ['2025-12-31', true],
    ])
  })
})

describe('documents whose rows change', () => {
  it('are drawn again once for many changes, and not where they say the same', async () => {
    const library = libraryInMemory()
    await library.on(REGISTER)
    await library.on('pachtvertraege')
    await library.work()
    const before = await library.keptDocuments.list(library.actor.namespaceId)
    library.at('2026-05-21')
    await library.off('pachtvertraege')
    await library.on('pachtvertraege')
    for (const name of ['Langer Kamp', 'Moorstück', 'Heide']) await library.addField(name)
    await library.workNow()
    expect(await library.jobs.read()).toMatchObject([{ kind: 'redraw_kept_document', waiting: 1 }])
    await library.work()
    await library.work()
    const after = await library.keptDocuments.list(library.actor.namespaceId)
    const redrawn = after.filter((one) => !before.some(({ objectKey }) => objectKey === one.objectKey))
    expect(redrawn.map(({ entryId }) => entryId)).toEqual([REGISTER])
    expect(await library.textAt((await library.entry(REGISTER)).document!.url)).toContain('Heide')
  })

  it('are drawn by two at once without a fault, and say what the rows say', async () => {
    const library = libraryInMemory()
    await library.on(REGISTER)
    await library.work()
    await library.addField('Langer Kamp')
    const document = { namespaceId: library.actor.namespaceId, entryId: REGISTER, period: '2026' } as const
    await Promise.all([library.drawKeptDocument(document), library.drawKeptDocument(document)])
    expect(await library.textAt((await library.entry(REGISTER)).document!.url)).toContain('Langer Kamp')
  })

  it('are drawn on the next day where their job was lost', async () => {
    const library = libraryInMemory()
    const { namespaceId } = library.actor
    const lost = aKeptDocument({ namespaceId, entryId: REGISTER, objectKey: null, sha256: null, contentHash: null })
    await library.keptDocuments.add(lost)
    await library.lookAtPeriods()
    await library.work()
    expect(await library.textAt((await library.entry(REGISTER)).document!.url)).toContain('Keine Eintragungen.')
  })

  it('stay as they are while they are off, and are brought up to date when they come back', async () => {
    const library = libraryInMemory()
    await library.on(REGISTER)
    await library.work()
    await library.off(REGISTER)
    await library.addField('Langer Kamp')
    await library.work()
    const [archived] = (await library.entry(REGISTER)).periods
    expect(await library.textAt(archived!.document.url)).not.toContain('Langer Kamp')
    await library.on(REGISTER)
    await library.work()
    expect(await library.textAt((await library.entry(REGISTER)).document!.url)).toContain('Langer Kamp')
  })

  it('take in what is written down in the first weeks of the next year', async () => {
    const library = libraryInMemory()
    await library.on(REGISTER)
    await library.work()
    library.at('2027-01-12')
    await library.addField('Nachtrag')
    await library.work()
    const last = (await library.entry(REGISTER)).periods.find(({ period }) => period === '2026')
    expect(await library.textAt(last!.document.url)).toContain('Nachtrag')
  })
})
