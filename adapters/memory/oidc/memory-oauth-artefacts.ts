import { GRANT, type Artefact, type OAuthArtefacts, type Payload } from '../../oidc/oauth-artefacts.ts'
import { GRANTS, isLiveGrant, type GrantRow } from '../access/memory-grant-store.ts'
import type { MemoryDatabase } from '../memory-database.ts'

type Row = Artefact & { model: string; consumedAt: number | null }
const TABLE = 'oauth_artefacts'
const keyOf = (model: string, id: string): string => `${model} ${id}`

export class MemoryOAuthArtefacts implements OAuthArtefacts {
  readonly #database: MemoryDatabase

  constructor(database: MemoryDatabase) {
    this.#database = database
  }

  async put(model: string, id: string, artefact: Artefact): Promise<void> {
    await this.#database.write<Row, void>(
      null,
      TABLE,
      (rows) =>
        void rows.set(keyOf(model, id), {
          ...artefact,
          model,
          consumedAt: rows.get(keyOf(model, id))?.consumedAt ?? null,
        }),
    )
  }

  async find(model: string, id: string, now: number) {
    const row = await this.#database.read<Row, Row | undefined>(null, TABLE, (rows) => rows.get(keyOf(model, id)))
    if (!row || !(await this.#isLive(row, now))) return undefined
    const grant = await this.#database.read<Row, Row | undefined>(null, TABLE, (rows) =>
      [...rows.values()].find(
        (other) => other.model === GRANT && other.grantId !== null && other.grantId === row.grantId,
      ),
    )
    return { payload: row.payload, consumedAt: row.consumedAt, grant: grant?.payload ?? null }
  }

  async findByUid(model: string, uid: string, now: number): Promise<Payload | undefined> {
    const row = await this.#database.read<Row, Row | undefined>(null, TABLE, (rows) =>
      [...rows.values()].find((one) => one.model === model && one.uid === uid),
    )
    return row && (await this.#isLive(row, now)) ? row.payload : undefined
  }

  consume(model: string, id: string, now: number): Promise<boolean> {
    return this.#database.write<Row, boolean>(null, TABLE, (rows) => consumeIn(rows, keyOf(model, id), now))
  }

  async rotate(model: string, usedId: string, successorId: string, successor: Artefact, now: number): Promise<boolean> {
    const grant = successor.grantId === null ? undefined : await this.#grant(successor.grantId)
    if (!isLiveGrant(grant, now)) return false
    return this.#database.write<Row, boolean>(null, TABLE, (rows) => {
      if (!consumeIn(rows, keyOf(model, usedId), now)) return false
      rows.set(keyOf(model, successorId), { ...successor, model, consumedAt: null })
      return true
    })
  }

  async remove(model: string, id: string): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => void rows.delete(keyOf(model, id)))
  }

  async removeOfGrant(model: string, grantId: string): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      for (const [key, row] of rows) if (row.model === model && row.grantId === grantId) rows.delete(key)
    })
  }

  async endGrant(grantId: string): Promise<void> {
    await this.#database.write<GrantRow, void>(null, GRANTS, (rows) => {
      const grant = rows.get(grantId)
      if (grant) rows.set(grantId, { ...grant, revoked: true })
    })
  }

  #grant(id: string): Promise<GrantRow | undefined> {
    return this.#database.read<GrantRow, GrantRow | undefined>(null, GRANTS, (rows) => rows.get(id))
  }

  async #isLive({ expiresAt, grantId }: Row, now: number): Promise<boolean> {
    return expiresAt > now && (grantId === null || isLiveGrant(await this.#grant(grantId), now))
  }
}

function consumeIn(rows: Map<string, Row>, key: string, now: number): boolean {
  const row = rows.get(key)
  if (!row || row.consumedAt !== null) return false
  rows.set(key, { ...row, consumedAt: now })
  return true
}
