import type { KindSlug, Picture } from '../../farm/index.ts'
import {
  CONTROLS,
  entryOf,
  REGISTERS,
  type Control,
  type EntryId,
  type Register,
  type RegisterLine,
  type RegisterScene,
} from '../../library/index.ts'
import type { Finding } from '../findings/finding.ts'

/** `grau`: none of its registers has anything. */
export type Light = 'rot' | 'gelb' | 'gruen' | 'grau'

export interface RegisterState {
  id: EntryId
  title: string
  /** How many lines it has in the year. */
  entries: number
  /** It has lines, and nothing is found to be missing in them. */
  isComplete: boolean
}

/** An inspection as it would go in a year. */
export interface ControlState {
  id: Control['id']
  title: string
  light: Light
  /** In the order in which the inspector reads them. */
  registers: RegisterState[]
  /** A book can be printed: one of the registers has something. */
  isPrintable: boolean
}

export interface FolderYear {
  year: number
  today: string
}

/** The kinds that the registers of all controls read. */
export const REGISTER_KINDS: readonly KindSlug[] = [
  ...new Set<KindSlug>(['holdings', ...Object.values(REGISTERS).flatMap(({ reads }) => reads)]),
]

/** The lines of a register in a year; none where nothing of it follows from rows. */
export const linesOf = (picture: Picture, id: EntryId, when: FolderYear): readonly RegisterLine[] =>
  ofRegister(picture, id, when, 'lines', (register, scene) => register.linesOf(scene)) ?? []

const countOf = (picture: Picture, id: EntryId, when: FolderYear): number =>
  ofRegister(picture, id, when, 'count', (register, scene) => register.countOf(scene)) ?? 0

function ofRegister<T>(
  picture: Picture,
  id: EntryId,
  { year, today }: FolderYear,
  what: string,
  read: (register: Register, scene: RegisterScene) => T,
): T | undefined {
  const register = REGISTERS[id]
  return (
    register &&
    picture.derive(`${what} of ${id} ${year} ${today}`, ['holdings', ...register.reads], (rows) =>
      read(register, { picture: rows, year, today, holding: rows.rows('holdings')[0]?.values }),
    )
  )
}

/** Every control with the worst that is found in its registers. */
export function controlsIn(picture: Picture, findings: readonly Finding[], when: FolderYear): ControlState[] {
  const byRegister = Map.groupBy(findings, ({ register }) => register)
  return (CONTROLS as readonly Control[]).map(({ id, title, registers }) => {
    const states = registers.map((register): RegisterState => {
      const entries = countOf(picture, register, when)
      const found = byRegister.get(register) ?? []
      const lacks = found.some(({ severity, checkable }) => severity === 'mangel' || !checkable)
      return { id: register, title: entryOf(register).title, entries, isComplete: entries > 0 && !lacks }
    })
    const isPrintable = states.some(({ entries }) => entries > 0)
    return { id, title, light: lightOf(registers, byRegister, isPrintable), registers: states, isPrintable }
  })
}

function lightOf(
  registers: readonly EntryId[],
  byRegister: ReadonlyMap<EntryId, readonly Finding[]>,
  isKept: boolean,
): Light {
  const severities = new Set(registers.flatMap((id) => (byRegister.get(id) ?? []).map(({ severity }) => severity)))
  if (severities.has('mangel')) return 'rot'
  if (severities.has('hinweis')) return 'gelb'
  return severities.has('in_ordnung') || isKept ? 'gruen' : 'grau'
}
