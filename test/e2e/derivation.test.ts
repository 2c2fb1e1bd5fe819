import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { received } from '../../apps/cli/folder.ts'
import type { NamespaceId } from '../../core/shared/ids.ts'
import { startService, type Farm, type TestService } from './start-hofkern.ts'
import { CII_INVOICE, makeInvoicePdf, UBL_INVOICE } from '../builders/invoices.ts'

interface RowJson {
  id: string
  version: number
  label: string
  edited: boolean
  sources: { document_id: string; quote: string | null }[]
  [field: string]: unknown
}

describe('what sources yield', () => {
  let service: TestService
  let farm: Farm
  beforeAll(async () => void (service = await startService()))
  afterAll(() => service.stop())
  const rows = async (kind: string) =>
    ((await (await farm.call('GET', `/workspace/${kind}?limit=500`)).json()) as { items: RowJson[] }).items
  const ingest = async (text: string | Uint8Array, filename: string) =>
    (await farm.ingest(text, filename)) as unknown as {
      document_id: string
      status: string
      derived: Record<string, number>
      warnings: string[]
    }
  const reprocess = async (document: string) => {
    expect((await farm.call('POST', `/training/${document}/reprocess`)).status).toBe(202)
    await farm.ended(document)
  }
  const list = (year: number, area: string, crop: string) =>
    `Flächennutzungsnachweis ${year}\n\nFLIK;Schlag;Größe ha;Kultur\nDENILI9990000002;Langer Kamp;${area};${crop}\n`
  const HERD =
    'Ohrmarke;Geboren am;Geschlecht;Rasse\nDE 03 900 00001;14.03.2019;weiblich;HOL\nDE 03 900 00002;05.11.2020;weiblich;HOL\n'

  it('is there after the upload with its quotes, stays in place when it is read anew, and goes with the source', async () => {
    farm = await service.farm()
    const { document_id, derived } = await ingest(HERD, 'bestand.csv')
    expect(derived).toEqual({ animals: 2 })
    const before = await rows('animals')
    expect(before.map(({ ear_tag, born_on, sources }) => [ear_tag, born_on, sources[0]!.document_id])).toEqual(
      expect.arrayContaining([
        ['276000390000001', '2019-03-14', document_id],
        ['276000390000002', '2020-11-05', document_id],
      ]),
    )
    expect(before[0]!.sources[0]!.quote).toContain('DE 03 900 0000')

    const alma = before.find(({ ear_tag }) => ear_tag === '276000390000001')!
    await farm.call('PATCH', `/workspace/animals/${alma.id}`, { json: { name: 'Alma' } })
    await reprocess(document_id)
    const after = await rows('animals')
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    expect(after.find(({ id }) => id === alma.id)).toMatchObject({ name: 'Alma', edited: true })

    for (const entry of ['bestandsregister_rind', 'sachkunde'])
      await farm.call('PUT', `/library/${entry}`, { json: { on: true } })
    const impact = (await (await farm.call('GET', `/training/${document_id}/impact`)).json()) as {
      removes: { rows: { id: string }[] }
      keeps: { id: string; fate: string }[]
      living_documents: { entry_id: string; title: string }[]
    }
    expect(impact.keeps).toMatchObject([{ id: alma.id, fate: 'kept_edited' }])
    // The certificates say nothing of animals.
    expect(impact.living_documents).toMatchObject([
      { entry_id: 'bestandsregister_rind', title: 'Bestandsregister Rinder' },
    ])
    expect((await farm.call('DELETE', `/training/${document_id}`)).status).toBe(200)
    expect((await rows('animals')).map(({ id }) => id)).toEqual(impact.keeps.map(({ id }) => id))
    expect((await rows('animals'))[0]!.sources).toEqual([])
  })

  it('says before it goes whose reference is lost, and empties it then; nobody can refer to it any more', async () => {
    farm = await service.farm()
    const { document_id } = await ingest(HERD, 'bestand.csv')
    const [animal] = await rows('animals')
    const treatment = { date: '2026-05-10', product: 'Mastivet', animal_id: animal!.id }
    const { id, label } = (await (
      await farm.call('POST', '/workspace/treatments', { json: treatment })
    ).json()) as RowJson
    const impact = await (await farm.call('GET', `/training/${document_id}/impact`)).json()
    expect(impact).toMatchObject({ loses_reference: [{ kind: 'treatments', id, label, field: 'animal_id' }] })
    expect((await farm.call('DELETE', `/training/${document_id}`)).status).toBe(200)
    expect(await rows('treatments')).toMatchObject([{ id, product: 'Mastivet', animal_id: null }])
    const again = await farm.call('PATCH', `/workspace/treatments/${id}`, { json: { animal_id: animal!.id } })
    expect([again.status, await again.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'animal_id'] }] }])
  })

  it('is shared by sources that say the same, and kept where the person wants it', async () => {
    farm = await service.farm()
    const one = await ingest(HERD, 'eins.csv')
    const two = await ingest(`${HERD}DE 03 900 00003;10.06.2025;männlich;HOL\n`, 'zwei.csv')
    expect((await rows('animals')).map(({ sources }) => sources.length).toSorted()).toEqual([1, 2, 2])
    expect((await farm.call('DELETE', `/training/${two.document_id}?keep_derived=true`)).status).toBe(200)
    expect((await rows('animals')).map(({ edited, sources }) => [edited, sources.length]).toSorted()).toEqual([
      [false, 1],
      [false, 1],
      [true, 0],
    ])
    await farm.call('DELETE', `/training/${one.document_id}`)
    expect((await rows('animals')).map(({ ear_tag }) => ear_tag)).toEqual(['276000390000003'])
  })

  it('lets a newer document that contradicts a changed value wait with both, and lets a deleted row stay away', async () => {
    farm = await service.farm()
    const waiting = async () =>
      ((await (await farm.call('GET', '/workspace/proposals')).json()) as { items: Record<string, unknown>[] }).items
    const decide = (json: object) => farm.call('POST', '/workspace/proposals', { json })
    const area = async () => (await rows('fields'))[0]!['area_ha']

    const first = await ingest(list(2025, '9,75', 'Winterweizen'), 'fnn-2025.csv')
    const [kamp] = await rows('fields')
    await farm.call('PATCH', `/workspace/fields/${kamp!.id}`, { json: { area_ha: 9.5 } })
    await reprocess(first.document_id)
    expect(await waiting()).toEqual([])

    await ingest(list(2026, '9,80', 'Silomais'), 'fnn-2026.csv')
    // What the person did not touch follows; what they changed is theirs until they say so.
    expect(await rows('fields')).toMatchObject([
      { area_ha: 9.5, edited: true, crops: [{ year: 2025 }, { year: 2026, crop: 'Silomais' }] },
    ])
    const [proposal] = await waiting()
    expect(await (await farm.call('GET', '/workspace/proposals?offset=1&count=true')).json()).toEqual({
      items: [],
      has_more: false,
      total: 1,
    })
    expect(proposal).toMatchObject({
      kind: 'fields',
      row_id: kamp!.id,
      differences: [{ field: 'area_ha', current: 9.5, proposed: 9.8 }],
    })
    await decide({ decline: [proposal!['id']] })
    await reprocess(first.document_id)
    expect([await area(), await waiting()]).toEqual([9.5, []])

    await ingest(list(2027, '9,85', 'Roggen'), 'fnn-2027.csv')
    const [again] = await waiting()
    expect(again).toMatchObject({ differences: [{ current: 9.5, proposed: 9.85 }] })
    await decide({ accept: [{ id: again!['id'] }] })
    expect([await area(), await waiting()]).toEqual([9.85, []])

    expect((await farm.call('DELETE', `/workspace/fields/${kamp!.id}`)).status).toBe(204)
    await reprocess(first.document_id)
    expect(await rows('fields')).toEqual([])
  })

  it('keeps apart what each source says: the paper of the later year counts, each takes back its own, and kept words stay', async () => {
    farm = await service.farm()
    const kamp = async () =>
      (await rows('fields')).map(({ area_ha, crops, sources }) => [
        area_ha,
        (crops as { year: number; crop: string }[]).map(({ year, crop }) => `${year} ${crop}`),
        sources.length,
      ])
    const [later, earlier] = [
      await ingest(list(2026, '9,80', 'Silomais'), 'fnn-2026.csv'),
      await ingest(list(2025, '9,75', 'Winterweizen'), 'fnn-2025.csv'),
    ]
    expect(await kamp()).toEqual([[9.8, ['2025 Winterweizen', '2026 Silomais'], 2]])
    await farm.call('DELETE', `/training/${later.document_id}`)
    expect(await kamp()).toEqual([[9.75, ['2025 Winterweizen'], 1]])
    const again = await ingest(list(2026, '9,80', 'Silomais'), 'fnn-2026.csv')
    expect(
      (
        (await farm.call('GET', `/training/${earlier.document_id}/impact`).then((answer) => answer.json())) as {
          keeps: unknown[]
        }
      ).keeps,
    ).toMatchObject([{ fate: 'kept_other_source' }])
    await farm.call('DELETE', `/training/${earlier.document_id}?keep_derived=true`)
    expect(await kamp()).toEqual([[9.8, ['2025 Winterweizen', '2026 Silomais'], 1]])
    await farm.call('DELETE', `/training/${again.document_id}`)
    expect(await rows('fields')).toEqual([])
  })

  it('meets rows that the farm has: an analysis tells of its field, and takes it back', async () => {
    farm = await service.farm()
    await ingest(
      'Flächennutzungsnachweis 2026\n\nFLIK;Schlag;Größe ha;Kultur\nDENILI9990000002;Langer Kamp;9,80;Silomais\n',
      'fnn.csv',
    )
    const analysis = await ingest(
      'Schlag;Probenahme;P2O5 (CAL) mg/100 g;pH\nLanger Kamp;12.11.2022;22;5,8\nNebenan;12.11.2022;7;5,1\n',
      'boden.csv',
    )
    expect(analysis.derived).toEqual({ measurements: 4, fields: 1 })
    const [field, ...others] = await rows('fields')
    expect(others).toEqual([])
    expect(field).toMatchObject({
      p_cal_mg: 22,
      ph: 5.8,
      soil_sampled_on: '2022-11-12',
      area_ha: 9.8,
      sources: [{}, {}],
    })
    expect((await rows('measurements')).map(({ subject, field_id }) => [subject, field_id]).toSorted()).toEqual([
      ['Langer Kamp', field!.id],
      ['Langer Kamp', field!.id],
      ['Nebenan', null],
      ['Nebenan', null],
    ])
    await farm.call('DELETE', `/training/${analysis.document_id}`)
    expect(await rows('fields')).toMatchObject([{ id: field!.id, p_cal_mg: null, ph: null, sources: [{}] }])
    expect(await rows('measurements')).toEqual([])
  })

  it('makes one row of a letter by mail, which tells its deadline once the letter is a source', async () => {
    farm = await service.farm()
    const folder = mkdtempSync(join(tmpdir(), 'hofkern-mails-'))
    const letter = readFileSync(
      join(import.meta.dirname, '../fixtures/papers/letters/anhoerung-veterinaeramt.txt'),
      'utf8',
    )
    writeFileSync(
      join(folder, 'eins.eml'),
      `From: Landkreis <post@lk.example>\nTo: hof@hof.example\nSubject: Post\nDate: Tue, 12 May 2026 09:00:00 +0200\nContent-Type: text/plain; charset=utf-8\n\n${letter}`.replaceAll(
        '\n',
        '\r\n',
      ),
    )
    const file = { ...(await received(join(folder, 'eins.eml'))), contentType: 'message/rfc822' }
    expect((await service.application.sources.takeInLetter(farm.namespaceId as NamespaceId, file)).val).toBe('taken')
    const [row] = await rows('letters')
    expect(row).toMatchObject({ subject: 'Post', origin: 'mail', edited: false, deadline: null, sources: [] })
    const { document_id } = (await (
      await farm.call('POST', '/training/from-inbound', { json: { letter_id: row!.id } })
    ).json()) as { document_id: string }
    await farm.ended(document_id)
    const waiting = (
      (await (await farm.call('GET', '/workspace/proposals')).json()) as {
        items: { id: string; kind: string; row_id: string | null }[]
      }
    ).items.filter(({ kind }) => kind === 'letters')
    for (const { id, row_id } of waiting) {
      expect(row_id).toBe(row!.id)
      await farm.call('POST', '/workspace/proposals', { json: { accept: [{ id }], decline: [] } })
    }
    const [known, ...others] = await rows('letters')
    expect(others).toEqual([])
    expect(known).toMatchObject({ id: row!.id, document_id, sources: [{ document_id }] })
    expect(known!['deadline']).toMatch(/^2026-/)
    expect(known!['received_on']).toBe(row!['received_on'])
    rmSync(folder, { recursive: true })
  })

  it('leaves an invoice alone that the farm has written itself, once it is told who the farm is', async () => {
    farm = await service.farm()
    const { document_id } = await ingest(makeInvoicePdf(), 'rechnung.pdf')
    const [contact] = await rows('contacts')
    await farm.call('PATCH', `/workspace/contacts/${contact!.id}`, { json: { roles: ['own_farm'] } })
    await reprocess(document_id)
    expect([await rows('stock'), await rows('letters')]).toEqual([[], []])
    expect((await rows('contacts')).map(({ id }) => id)).toEqual([contact!.id])
  })

  it('survives two deletions and a reading anew at once', async () => {
    farm = await service.farm()
    const one = await ingest(HERD, 'eins.csv')
    const two = await ingest(`${HERD}\n`, 'zwei.csv')
    await Promise.all([
      farm.call('DELETE', `/training/${one.document_id}`),
      farm.call('DELETE', `/training/${one.document_id}`),
      farm.call('POST', `/training/${two.document_id}/reprocess`),
    ])
    await farm.ended(two.document_id)
    expect((await rows('animals')).map(({ sources }) => sources.map(({ document_id }) => document_id))).toEqual([
      [two.document_id],
      [two.document_id],
    ])
  })

  it('of an invoice is the same from XML and PDF: one receipt, one letter, each article once', async () => {
    farm = await service.farm()
    await ingest(CII_INVOICE, 'rechnung.xml')
    await ingest(makeInvoicePdf(), 'rechnung.pdf')
    const [receipt, ...others] = await rows('receipts')
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ number: 'R-2025-118', partner_id: (await rows('contacts'))[0]!.id })
    expect(receipt!.sources).toHaveLength(2)
    expect((await rows('stock')).map((one) => one['article_number']).toSorted()).toEqual(['SF3', 'SOJA'])
    expect(await rows('letters')).toHaveLength(1)
  })

  it('of a delivery note and the invoice that names it is one, in either order', async () => {
    const note = `Landhandel Musterfeld GmbH · Mühlenweg 4 · 27404 Musterfeld

Hof Wümmetal
27419 Beispielhausen

Lieferschein Nr. LS-77 vom 12.11.2024

Artikel  Menge
Leckeimer Kräuter  50 Stück
`
    const invoice = UBL_INVOICE.replace(
      '<cbc:ID>2</cbc:ID>\n    <cbc:InvoicedQuantity',
      '<cbc:ID>2</cbc:ID>\n    <cbc:Note>Lieferschein LS-77</cbc:Note>\n    <cbc:InvoicedQuantity',
    )
    for (const papers of [
      [note, invoice],
      [invoice, note],
    ] as const) {
      farm = await service.farm()
      for (const paper of papers) await ingest(paper, paper === note ? 'lieferschein.txt' : 'rechnung.xml')
      const waiting = (await (await farm.call('GET', '/workspace/proposals')).json()) as {
        items: { id: string; kind: string }[]
      }
      expect(waiting.items.filter(({ kind }) => kind === 'stock')).toEqual([])
      expect((await rows('receipts')).map((one) => one['type']).toSorted()).toEqual(['delivery_note', 'invoice'])
      const licks = (await rows('stock')).filter((one) => one['article'] === 'Leckeimer Kräuter')
      expect(licks.map(({ sources }) => sources.length)).toEqual([2])
    }
  })

  it('comes from an invoice: who sold it, what lies in the store, and the letter to pay', async () => {
    farm = await service.farm()
    const { derived } = await ingest(makeInvoicePdf(), 'rechnung.pdf')
    expect(Object.keys(derived).toSorted()).toEqual(['contacts', 'letters', 'receipts', 'stock'])
    const [contact] = await rows('contacts')
    for (const article of await rows('stock')) expect(article['supplier_id']).toBe(contact!.id)
    expect((await rows('letters'))[0]).toMatchObject({ category: 'invoice', sender_id: contact!.id })
  })
})
