import {
  described,
  kindOf,
  type KindSlug,
  type References,
  type Row,
  type RowId,
  type RowStore,
} from '../../../core/farm/index.ts'
import type { DocumentId, NamespaceId } from '../../../core/shared/ids.ts'
import type { SourceStore } from '../../../core/sources/index.ts'
import { newId } from '../../builders/ids.ts'
import { aSource } from '../../builders/source.ts'
import { equal } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

interface Opened {
  references: References
  rows: RowStore
  sources: SourceStore
}

const allUnknown = (kind: KindSlug) =>
  Object.fromEntries(Object.keys(kindOf(kind).fields).map((field) => [field, null]))

/** What References promise over the rows and sources of the same farm. */
export const referencesContract = (open: OpenStores<Opened>): ContractCase[] => {
  const [namespace, foreign] = [newId<NamespaceId>(), newId<NamespaceId>()]
  const opened = async () => {
    const { store, close } = await open()
    const add = async (kind: KindSlug, values: Record<string, unknown>, namespaceId = namespace): Promise<RowId> => {
      const row: Row = {
        ...described(kindOf(kind), { ...allUnknown(kind), ...values }),
        key: null,
        namespaceId,
        kind,
        id: newId<RowId>(),
        origin: 'person',
        edited: true,
        version: 1,
        createdAt: 1000,
        updatedAt: 1000,
      }
      await store.rows.add([row])
      return row.id
    }
    const document = async (namespaceId = namespace): Promise<DocumentId> => {
      const source = aSource({ namespaceId })
      await store.sources.add(source)
      return source.id
    }
    return { close, ...store, add, document }
  }
  return casesOver(opened, {
    'tell which of them lead nowhere, each once: to no row, to one of another kind, to another farm': async ({
      references,
      add,
      document,
    }) => {
      const [vet, herd] = [await add('contacts', { name: 'Vet' }), await add('herds', { name: 'Kühe' })]
      const [ours, theirs] = [await document(), await document(foreign)]
      const stranger = await add('contacts', { name: 'Fremd' }, foreign)
      const there = [
        { kind: 'contacts' as const, id: vet },
        { kind: 'herds' as const, id: herd },
        { kind: 'sources' as const, id: ours },
      ]
      const nowhere = [
        { kind: 'contacts' as const, id: herd },
        { kind: 'contacts' as const, id: stranger },
        { kind: 'contacts' as const, id: newId<RowId>() },
        { kind: 'sources' as const, id: theirs },
        { kind: 'sources' as const, id: vet },
        { kind: 'fields' as const, id: ours },
      ]
      equal(await references.missing(namespace, [...there, ...nowhere, ...nowhere]), nowhere)
      equal(await references.missing(namespace, there), [])
      equal(await references.missing(namespace, []), [])
      equal(await references.missing(foreign, [there[0]!]), [there[0]])
    },

    'name the rows that refer to something, by the field, of their own farm alone': async ({
      references,
      add,
      document,
    }) => {
      const [vet, other, source] = [
        await add('contacts', { name: 'Vet' }),
        await add('contacts', { name: 'Lab' }),
        await document(),
      ]
      const treated = await add('treatments', { date: '2026-05-10', product: 'Mastivet', vet_id: vet })
      const second = await add('letters', { subject: 'B', sender_id: vet, document_id: source })
      const first = await add('letters', { subject: 'A', sender_id: vet })
      await add('letters', { subject: 'C', sender_id: other })
      await add('letters', { subject: 'D', sender_id: vet }, foreign)
      const to = { kind: 'contacts' as const, id: vet as string }
      const letter = (id: RowId, label: string, field = 'sender_id', referred: object = to) => ({
        kind: 'letters',
        id,
        label,
        field,
        to: referred,
      })
      equal(await references.referrers(namespace, [to]), [
        letter(first, 'A'),
        letter(second, 'B'),
        { kind: 'treatments', id: treated, label: '10.05.2026 · Mastivet', field: 'vet_id', to },
      ])
      const paper = { kind: 'sources' as const, id: source }
      equal(await references.referrers(namespace, [paper, { kind: 'herds', id: vet }]), [
        letter(second, 'B', 'document_id', paper),
      ])
      equal(await references.referrers(namespace, []), [])
    },

    'name what leads nowhere': async ({ references, add, document }) => {
      const [vet, source] = [await add('contacts', { name: 'Vet' }), await document()]
      const gone = newId<RowId>()
      await add('letters', { subject: 'A', sender_id: vet, document_id: source })
      equal(await references.dangling(namespace), [])
      const lost = await add('letters', { subject: 'B', sender_id: gone, document_id: vet })
      const torn = await add('letters', { subject: 'C', document_id: 'kein Dokument' })
      await add('letters', { subject: 'D', sender_id: vet }, foreign)
      const found = (id: RowId, label: string, field: string, kind: string, referred: string) => ({
        kind: 'letters',
        id,
        label,
        field,
        to: { kind, id: referred },
      })
      equal(await references.dangling(namespace), [
        found(lost, 'B', 'document_id', 'sources', vet),
        found(lost, 'B', 'sender_id', 'contacts', gone),
        found(torn, 'C', 'document_id', 'sources', 'kein Dokument'),
      ])
      equal((await references.dangling(foreign)).length, 1)
    },
  })
}
