import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { DerivedRows } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import type { OpenStores, Stores } from '../stores.ts'

/** What every DerivedRows promises. */
export const derivedRowsContract = (name: string, open: OpenStores<DerivedRows>): void => void describe(`DerivedRows: ${name}`, () => {
  let stores: Stores<DerivedRows>
  let rows: DerivedRows
  const namespace = newId<NamespaceId>()
  const [invoice, delivery] = [newId<DocumentId>(), newId<DocumentId>()].sort() as [DocumentId, DocumentId]
  const row = (label: string) => ({ kind: 'lager', id: newId<string>(), label })
  beforeEach(async () => {
    stores = await open()
    rows = stores.store
  })
  afterEach(() => stores.close())

  it('remembers every source that made a row, once', async () => {
    const urea = row('Harnstoff')
    for (const source of [invoice, delivery, invoice]) await rows.stamp(namespace, source, urea)
    const expected = [{ ...urea, edited: false, sources: [invoice, delivery] }]
    expect(await rows.madeBy(namespace, invoice)).toEqual(expected)
    expect(await rows.madeBy(namespace, delivery)).toEqual(expected)
  })

  it('orders by kind, label and id', async () => {
    const made = [row('Zink'), row('Kalk'), { ...row('Ackerbohne'), kind: 'messungen' }]
    for (const one of made) await rows.stamp(namespace, invoice, one)
    expect((await rows.madeBy(namespace, invoice)).map(({ label }) => label)).toEqual(['Kalk', 'Zink', 'Ackerbohne'])
  })

  it('keeps the mark of a person’s change when the source is read again', async () => {
    const urea = row('Harnstoff')
    await rows.stamp(namespace, invoice, urea)
    await rows.markEdited(namespace, urea)
    await rows.stamp(namespace, invoice, { ...urea, label: 'Harnstoff 46' })
    expect(await rows.madeBy(namespace, invoice)).toMatchObject([{ label: 'Harnstoff 46', edited: true }])
  })

  it('drops the stamps of one source and leaves those of the others', async () => {
    const urea = row('Harnstoff')
    await rows.stamp(namespace, invoice, urea)
    await rows.stamp(namespace, delivery, urea)
    await rows.dropStamps(namespace, invoice)
    expect(await rows.madeBy(namespace, invoice)).toEqual([])
    expect(await rows.madeBy(namespace, delivery)).toMatchObject([{ sources: [delivery] }])
  })

  it('removes rows with all their stamps', async () => {
    const [urea, lime] = [row('Harnstoff'), row('Kalk')]
    for (const one of [urea, lime]) for (const source of [invoice, delivery]) await rows.stamp(namespace, source, one)
    await rows.remove(namespace, [urea])
    await rows.remove(namespace, [])
    expect((await rows.madeBy(namespace, delivery)).map(({ label }) => label)).toEqual(['Kalk'])
  })

  it('touches no row of another namespace', async () => {
    const urea = row('Harnstoff')
    await rows.stamp(namespace, invoice, urea)
    const stranger = newId<NamespaceId>()
    await rows.markEdited(stranger, urea)
    await rows.dropStamps(stranger, invoice)
    await rows.remove(stranger, [urea])
    expect(await rows.madeBy(stranger, invoice)).toEqual([])
    expect(await rows.madeBy(namespace, invoice)).toMatchObject([{ edited: false }])
  })
})
