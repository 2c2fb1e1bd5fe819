import { readLeaving, readStatus, readTagState } from '../../terms/index.ts'
import type { AnimalColumn } from './animal-columns.ts'
import { noted } from './noted.ts'
import type { TableRecord } from './read-records.ts'

/** Heads of columns that may tell that an animal has left, whatever they mean. */
const MAY_TELL =
  /(?:^|[^\p{L}])(?:ab|abg|bis|nach|ende?|aus|schl|exp|verbl?)(?:$|[^\p{L}])|abg[aäe]|verk|schlacht|(?<!\p{L})tod|(?<!\p{L})tot(?!al)|verend|verlust|verbleib|merz|ausgesch|ausgest|ausstall|export|ausfuhr|abmeld|status|zustand|gone|left|sold|departure|exit|slaughter|dead|death|culled/iu
const IN_WORDS =
  /verkauft|geschlachtet|schlachtung am|verendet|abgegangen|gestorben|gemerzt|euthanasiert|(?<!\p{L})tot(?!\p{L})/iu
const SAYS_NO = /^(?:nein|no|n|0|false|falsch|lebt|lebend)$/i

/** The state that a line tells of its animal. */
export interface Leaving {
  /** Null where it may have left, and the line does not say so in words that are known. */
  status: string | null
  left_by: string | null
  /** What the fields do not hold. */
  note: string | null
  sure: boolean
}

/** An animal is there where nothing else is said of it, and nothing stands that may say so. */
export function leavingOf(record: TableRecord<AnimalColumn>, left: boolean): Leaving {
  const [written, how, to] = [record.text('status'), record.text('left_by'), record.text('left_to')]
  const named = readStatus(written) ?? (readLeaving(written) ? 'gone' : undefined)
  const isGone = left || named === 'gone' || readLeaving(how) !== undefined
  const unclear =
    (written !== '' && named === undefined && readTagState(written) === undefined) ||
    how !== '' ||
    to !== '' ||
    IN_WORDS.test(record.text('note')) ||
    record.others().some(({ head, text }) => MAY_TELL.test(head) && !SAYS_NO.test(text))
  const left_by = isGone ? wayOf(how, written) : null
  return {
    status: isGone ? 'gone' : unclear && !isAt(named) ? null : (named ?? 'present'),
    left_by,
    note: noted(
      record.text('note'),
      ['Zustand', named === undefined ? written : ''],
      [
        record.head('left_by') || 'Abgangsart',
        (left_by === null || left_by === 'other') && !ONLY_THAT.test(how) ? how : '',
      ],
    ),
    sure: isGone ? left : !unclear || isAt(named),
  }
}

/** A cow that is milked or dry has not left. */
const isAt = (status: string | undefined): boolean => status !== undefined && status !== 'gone'

/** Says that an animal came or left, and not how. */
export const ONLY_THAT = /^(?:ab|zu)(?:gang|gegangen|g\.?)?$/i

/** A lone letter is a key that a program gives; what it means is not known. */
const wayOf = (how: string, status: string): string | null =>
  readLeaving(how) ?? readLeaving(status) ?? (/^.?$|^\d+$/u.test(how) || ONLY_THAT.test(how) ? null : 'other')
