import { existsSync, readFileSync } from 'node:fs'
import type { LawPublisher } from '../../../core/statutes/index.ts'
import { equal, holds } from '../assertions.ts'
import { casesOver, type ContractCase } from '../cases.ts'

export interface OpenPublisher {
  publisher: LawPublisher
  /** Publishes a statute with one paragraph of this text. */
  publish(folder: string, abbreviation: string, text: string): void
  close(): unknown
}

const namesOf = (folders: ReadonlySet<string>): string[] => [...folders].toSorted()

export const lawPublisherContract = (open: () => Promise<OpenPublisher> | OpenPublisher): ContractCase[] =>
  casesOver(open, {
    'lists the folders of all that is published': async ({ publisher, publish }) => {
      publish('hofv', 'HofV', 'Der Hof ist zu fegen.')
      publish('d_v_2017', 'DüV 2017', 'Es ist aufzuzeichnen.')
      equal(namesOf((await publisher.folders()).unwrap()), ['d_v_2017', 'hofv'])
    },

    'gives a statute as a file that is gone afterwards': async ({ publisher, publish }) => {
      publish('hofv', 'HofV', 'Der Hof ist zu fegen.')
      const given = await publisher.withStatute('hofv', 'HofV', async ({ abbreviation, file }) => {
        equal([abbreviation, file.filename], ['HofV', 'HofV.md'])
        const text = readFileSync(file.path, 'utf8')
        holds(text.includes('Der Hof ist zu fegen.'), 'its text')
        equal(file.sizeBytes, Buffer.byteLength(text))
        return file.path
      })
      holds(!existsSync(given.unwrap()), 'the file is gone')
    },

    'gives the same bytes for the same statute': async ({ publisher, publish }) => {
      publish('hofv', 'HofV', 'Der Hof ist zu fegen.')
      const digest = () => publisher.withStatute('hofv', 'HofV', async ({ file }) => file.sha256)
      equal((await digest()).unwrap(), (await digest()).unwrap())
    },

    'has nothing where there is no such folder': async ({ publisher, publish }) => {
      publish('hofv', 'HofV', 'Der Hof ist zu fegen.')
      for (const folder of ['stallv', '..', 'hofv/xml.zip?'])
        equal((await publisher.withStatute(folder, 'X', async () => 'taken')).val, { kind: 'not_found' })
    },

    'lets through what the work throws, and keeps no file': async ({ publisher, publish }) => {
      publish('hofv', 'HofV', 'Der Hof ist zu fegen.')
      let path = ''
      const thrown = await publisher
        .withStatute('hofv', 'HofV', async ({ file }) => {
          path = file.path
          throw new Error('full')
        })
        .catch((error: Error) => error.message)
      equal(thrown, 'full')
      holds(!existsSync(path), 'the file is gone')
    },
  })
