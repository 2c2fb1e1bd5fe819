import type { FarmPictures, KindSlug, ProvenanceStore, Row, RowId, RowStore } from '../../../core/farm/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

interface Opened {
  pictures: FarmPictures
  rows: RowStore
  provenance: ProvenanceStore
}

/** What every FarmPictures promises. */
export const farmPicturesContract = (open: OpenStores<Opened>): ContractCase[] => {
  const row = (namespaceId: NamespaceId, kind: KindSlug, label: string): Row => ({
    namespaceId,
    kind,
    id: newId<RowId>(),
    values: { name: label },
    label,
    key: null,
    origin: 'person',
    edited: true,
    version: 1,
    createdAt: 1000,
    updatedAt: 1000,
  })
  const opened = async () => {
    const { close, store, transaction } = await open()
    const namespace = newId<NamespaceId>()
    const seen = async (kind: KindSlug = 'fields', of = namespace) =>
      (await store.pictures.of(of, ['fields', 'herds'])).rows(kind).map(({ label }) => label)
    const add = async (...labels: string[]) => {
      const made = labels.map((label) => row(namespace, 'fields', label))
      await store.rows.add(made)
      return made
    }
    const rename = async ({ id }: Row, label: string) => {
      await transaction.within(namespace, async () => {
        const [before] = await store.provenance.load(namespace, { rows: [{ kind: 'fields', id }] })
        const after = { ...before!, row: { ...before!.row, label, values: { name: label } } }
        return Ok(await store.provenance.save(namespace, [{ before: before!, after }]))
      })
    }
    return { close, ...store, transaction, namespace, seen, add, rename }
  }
  return casesOver(opened, {
    'holds the rows of the kinds asked for, of its own farm alone': async ({
      rows,
      seen,
      add,
      namespace,
      pictures,
    }) => {
      const [deich, kamp] = await add('Deich', 'Kamp')
      await rows.add([row(namespace, 'herds', 'Kühe')])
      await rows.add([row(newId<NamespaceId>(), 'fields', 'fremd')])
      equal([await seen(), await seen('herds')], [['Deich', 'Kamp'], ['Kühe']])
      const picture = await pictures.of(namespace, ['fields'])
      equal(picture.byId('fields', kamp!.id), { kind: 'fields', id: kamp!.id, label: 'Kamp', values: { name: 'Kamp' } })
      equal(picture.rows('fields')[0]!.id, deich!.id)
      equal(await seen('fields', newId<NamespaceId>()), [])
    },

    'shows what was made, changed and deleted since the last one': async ({
      seen,
      add,
      rename,
      provenance,
      namespace,
    }) => {
      equal(await seen(), [])
      const [deich] = await add('Deich')
      equal(await seen(), ['Deich'])
      const [kamp] = await add('Kamp')
      await rename(deich!, 'Am Deich')
      equal(await seen(), ['Am Deich', 'Kamp'])
      await provenance.remove(namespace, [{ kind: 'fields', id: kamp!.id }])
      equal(await seen(), ['Am Deich'])
    },

    'shows thousands of rows that came or went at once': async ({ seen, add, provenance, namespace }) => {
      const labels = Array.from({ length: 1200 }, (_, index) => `Schlag ${index}`)
      const [last] = await add('Deich')
      equal(await seen(), ['Deich'])
      const made = await add(...labels)
      equal((await seen()).length, 1201)
      await provenance.remove(
        namespace,
        made.map(({ kind, id }) => ({ kind, id })),
      )
      equal(await seen(), [last!.label])
    },

    'shows a transaction what it has written, and nobody else before it is committed': async (parts) => {
      const { transaction, namespace, seen, add } = parts
      await add('Deich')
      equal(await seen(), ['Deich'])
      let inside: string[] = []
      await transaction.within(namespace, async () => {
        await add('Kamp')
        inside = await seen()
        return Err('taken back')
      })
      equal([inside, await seen()], [['Deich', 'Kamp'], ['Deich']])
    },

    'forgets what was derived from rows that are others now, and only that': async ({
      pictures,
      namespace,
      add,
      rows,
    }) => {
      const count = async () => {
        const picture = await pictures.of(namespace, ['fields', 'herds'])
        return [
          picture.derive('fields', ['fields'], (one) => one.rows('fields').length),
          picture.derive('herds', ['herds'], (one) => one.rows('herds').length),
        ]
      }
      await add('Deich')
      equal(await count(), [1, 0])
      await add('Kamp')
      equal(await count(), [2, 0])
      await rows.add([row(namespace, 'herds', 'Kühe')])
      equal(await count(), [2, 1])
    },

    'has kinds that were not asked for before as they are now': async ({ pictures, namespace, add, rows }) => {
      await add('Deich')
      equal((await pictures.of(namespace, ['fields'])).rows('fields').length, 1)
      await rows.add([row(namespace, 'herds', 'Kühe')])
      await add('Kamp')
      const picture = await pictures.of(namespace, ['herds', 'fields'])
      equal([picture.rows('herds').length, picture.rows('fields').length], [1, 2])
    },
  })
}
