import { isNameOf } from '../../farm/index.ts'
import type { Table } from '../structure.ts'
import type { FoundColumns } from '../tables/find-columns.ts'
import type { TableRecord } from '../tables/read-records.ts'
import type { ManureColumn } from './manure-columns.ts'

type Direction = 'given' | 'taken'

export interface Way {
  direction: Direction
  /** False where a person has to say it. */
  sure: boolean
  /** Nothing but a guess: neither party is known to be the farm. */
  open?: true
}

type Line = TableRecord<ManureColumn>

/**
 * Which way manure went, for each line of a list: as the line says it, by the party that the farm itself is, or by its
 * one column of parties. Where none of them tells, the party that stands in every line is taken for the farm, and a
 * person has to confirm it; undefined where not even two parties are named.
 */
export function directionsOf(
  { rows }: Table,
  { columns, header }: FoundColumns<ManureColumn>,
  records: readonly Line[],
  own: readonly string[],
): (record: Line) => Way | undefined {
  const words = [columns.date?.label ?? '', ...rows.slice(0, header).flatMap(({ cells }) => cells)].join(' ')
  const isOwn = (name: string): boolean => own.some((one) => isNameOf(one, name))
  const all = partyOfAll(records)
  return (record) => {
    const said = directionIn(record.text('direction'))
    if (said) return { direction: said, sure: true }
    const [giver, taker] = [record.text('taken_from'), record.text('given_to')]
    if (giver === '' || taker === '') {
      const direction = taker === '' ? (giver === '' ? directionIn(words) : 'taken') : 'given'
      return direction && { direction, sure: !columns.given_to || !columns.taken_from }
    }
    if (isOwn(giver) !== isOwn(taker)) return { direction: isOwn(giver) ? 'given' : 'taken', sure: true }
    const direction = all === undefined ? directionIn(words) : isNameOf(all, giver) ? 'given' : 'taken'
    return direction ? { direction, sure: false } : { direction: 'given', sure: false, open: true }
  }
}

/** The one party that gives or takes in every line of several. */
function partyOfAll(records: readonly Line[]): string | undefined {
  const [first, ...others] = records.map((record) => [record.text('taken_from'), record.text('given_to')])
  if (!first || others.length === 0) return undefined
  const candidates = first.filter((name) => others.every((parties) => parties.some((one) => isNameOf(name, one))))
  return candidates.length === 1 ? candidates[0] : undefined
}

function directionIn(words: string): Direction | undefined {
  const [given, taken] = [
    /abgabe|abgegeben|export|verkauf|ausgang/i.test(words),
    /aufnahme|aufgenommen|import|zugang|zukauf|annahme|eingang/i.test(words),
  ]
  return given === taken ? undefined : given ? 'given' : 'taken'
}
