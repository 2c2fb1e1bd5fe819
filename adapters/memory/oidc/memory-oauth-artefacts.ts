import { GRANT, type Artefact, type OAuthArtefacts, type Payload, type Rotation } from '../../oidc/oauth-artefacts.ts'
import { GRANTS, isLiveGrant, type GrantRow } from '../access/memory-grant-store.ts'
import type { MemoryDatabase } from '../memory-database.ts'
import { ARTEFACTS, type ArtefactRow } from './artefact-rows.ts'

type Row = ArtefactRow
const TABLE = ARTEFACTS
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
          successor: rows.get(keyOf(model, id))?.successor ?? null,
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
    return { payload: row.payload, consumedAt: row.consumedAt, successor: row.successor, grant: grant?.payload ?? null }
  }

  async findByUid(model: string, uid: string, now: number): Promise<Payload | undefined> {
    const row = await this.#database.read<Row, Row | undefined>(null, TABLE, (rows) =>
      [...rows.values()].find((one) => one.model === model && one.uid === uid),
    )
    return row && (await this.#isLive(row, now)) ? row.payload : undefined
  }

  consume(model: string, id: string, now: number): Promise<boolean> {
    return this.#database.write<Row, boolean>(null, TABLE, (rows) => consumeIn(rows, keyOf(model, id), now, null))
  }

  async rotate(model: string, { usedId, successorId, note, artefact }: Rotation, now: number): Promise<boolean> {
    const grant = artefact.grantId === null ? undefined : await this.#grant(artefact.grantId)
    if (!isLiveGrant(grant, now)) return false
    return this.#database.write<Row, boolean>(null, TABLE, (rows) => {
      if (!consumeIn(rows, keyOf(model, usedId), now, note)) return false
      rows.set(keyOf(model, successorId), { ...artefact, model, consumedAt: null, successor: null })
      return true
    })
  }

  remove(model: string, id: string): Promise<boolean> {
    return this.#database.write<Row, boolean>(null, TABLE, (rows) => rows.delete(keyOf(model, id)))
  }

  async removeOfGrant(model: string, grantId: string): Promise<void> {
    await this.#database.write<Row, void>(null, TABLE, (rows) => {
      for (const [key, row] of rows) if (row.model === model && row.grantId === grantId) rows.delete(key)
    })
  }

  async endGrant(grantId: string): Promise<void> {
    await this.#database.write<GrantRow, void>(null, GRANTS, (rows) => {
      for (const [id, grant] of rows)
        if (id === grantId || grant.sessionId === grantId) rows.set(id, { ...grant, revoked: true })
    })
  }

  #grant(id: string): Promise<GrantRow | undefined> {
    return this.#database.read<GrantRow, GrantRow | undefined>(null, GRANTS, (rows) => rows.get(id))
  }

  async #isLive({ expiresAt, grantId }: Row, now: number): Promise<boolean> {
    return expiresAt > now && (grantId === null || isLiveGrant(await this.#grant(grantId), now))
  }
}

function consumeIn(rows: Map<string, Row>, key: string, now: number, successor: string | null): boolean {
  const row = rows.get(key)
  if (!row || row.consumedAt !== null) return false
  rows.set(key, { ...row, consumedAt: now, successor })
  return true
}
