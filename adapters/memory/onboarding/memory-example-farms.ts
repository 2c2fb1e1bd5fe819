import type { ExampleFarm, ExampleFarms } from '../../../core/onboarding/index.ts'
import type { NamespaceId, UserId } from '../../../core/shared/ids.ts'
import type { MemoryDatabase } from '../memory-database.ts'

const TABLE = 'example_farms'
const PEOPLE = 'example_farm_people'

export class MemoryExampleFarms implements ExampleFarms {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  add(farm: ExampleFarm): Promise<'added' | 'known'> {
    return this.#database.write<ExampleFarm, 'added' | 'known'>(farm.namespaceId, TABLE, (farms) => {
      if (farms.has(farm.namespaceId)) return 'known'
      farms.set(farm.namespaceId, farm)
      return 'added'
    })
  }

  isFirstOf(person: UserId, at: number): Promise<boolean> {
    return this.#database.write<number, boolean>(null, PEOPLE, (people) => {
      const isFirst = !people.has(person)
      if (isFirst) people.set(person, at)
      return isFirst
    })
  }

  of(namespace: NamespaceId): Promise<ExampleFarm | undefined> {
    return this.#database.read<ExampleFarm, ExampleFarm | undefined>(namespace, TABLE, (farms) => farms.get(namespace))
  }

  noteLibrary(namespace: NamespaceId, library: ExampleFarm['library']): Promise<void> {
    return this.#change(namespace, { library })
  }

  markRemoved(namespace: NamespaceId, at: number): Promise<void> {
    return this.#change(namespace, { removedAt: at })
  }

  #change(namespace: NamespaceId, change: Partial<ExampleFarm>): Promise<void> {
    return this.#database.write<ExampleFarm, void>(namespace, TABLE, (farms) => {
      const farm = farms.get(namespace)
      if (farm) farms.set(namespace, { ...farm, ...change })
    })
  }
}
