import type { NamespaceId } from '../../../core/shared/ids.ts'
import { Err, Ok } from '../../../core/shared/result.ts'
import { newId } from '../../builders/ids.ts'
import { equal, rejects } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'
import type { OpenStores } from '../stores.ts'

/** Something that a transaction can write: notes of a namespace. */
export interface Notes {
  write(namespace: NamespaceId, note: string): Promise<void>
  /** In order of their text. */
  read(namespace: NamespaceId): Promise<string[]>
}

/** What every Transaction promises. */
export const transactionContract = (open: OpenStores<Notes>): ContractCase[] => {
  const namespace = newId<NamespaceId>()
  return casesOver(open, {
    'hands on what the work returns, and commits on Ok alone': async ({ store, transaction }) => {
      const done = await transaction.within(namespace, async () => {
        await store.write(namespace, 'a')
        return Ok(7)
      })
      equal([done.ok, done.val], [true, 7])
      const refused = await transaction.within(namespace, async () => {
        await store.write(namespace, 'b')
        return Err('no')
      })
      equal([refused.ok, refused.val], [false, 'no'])
      equal(await store.read(namespace), ['a'])
    },

    'hands on what the work throws, with nothing written': async ({ store, transaction }) => {
      const error = new Error('work failed')
      const failing = transaction.within(namespace, async () => {
        await store.write(namespace, 'a')
        throw error
      })
      equal(await failing.catch((thrown: unknown) => thrown === error), true)
      equal(await store.read(namespace), [])
    },

    'lets a call inside join, so that the outer end decides over both': async ({ store, transaction }) => {
      const both = (end: boolean) =>
        transaction.within(namespace, async () => {
          const inner = await transaction.within(namespace, async () => {
            await store.write(namespace, `inside ${end}`)
            return Ok('inner')
          })
          return end ? inner : Err('outer')
        })
      equal((await both(false)).val, 'outer')
      equal(await store.read(namespace), [])
      equal((await both(true)).val, 'inner')
      equal(await store.read(namespace), ['inside true'])
    },

    'throws for a call inside with another namespace': async ({ transaction }) => {
      const nested = transaction.within(namespace, () => transaction.within(newId<NamespaceId>(), async () => Ok(1)))
      await rejects(nested, 'One transaction serves one namespace')
    },

    'shows what it wrote to nobody outside before its end': async ({ store, transaction }) => {
      let written = (): void => {}
      let looked = (): void => {}
      const afterWriting = new Promise<void>((done) => (written = done))
      const afterLooking = new Promise<void>((done) => (looked = done))
      const running = transaction.within(namespace, async () => {
        await store.write(namespace, 'a')
        written()
        await afterLooking
        return Ok(undefined)
      })
      await afterWriting
      equal(await store.read(namespace), [])
      looked()
      await running
      equal(await store.read(namespace), ['a'])
    },

    'is used again after a failure, and by many at once': async ({ store, transaction }) => {
      await transaction.within(namespace, () => Promise.reject(new Error('first'))).catch(() => {})
      await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((note) =>
          transaction.within(namespace, async () => {
            await store.write(namespace, note)
            return note === 'c' ? Err('not c') : Ok(undefined)
          }),
        ),
      )
      equal(await store.read(namespace), ['a', 'b', 'd', 'e'])
    },
  })
}
