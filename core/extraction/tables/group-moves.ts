import { quotedValue } from '../quoted-value.ts'
import type { GroupColumn } from './animal-group-columns.ts'
import { matchWord } from './match-word.ts'
import type { TableRecord } from './read-records.ts'

/** Something that happened to animals that are not told apart. */
export interface GroupMove {
  direction: string
  count: number
  /** False where a person has to look what it was. */
  sure: boolean
}

const DIRECTIONS = {
  moved_in: /^(?:umstallung.*(?:hinein|ein|zu)|einstallung aus)/i,
  moved_out: /^(?:umstallung|umgestallt)/i,
  birth: /^(?:geb|abferkel|lammung)/i,
  death:
    /^(?:verend|tod|tot|verlust|gestorben|notgetötet|euthan|abgang.{0,3}\(?(?:verend|tot|verlust)|(?:tier)?verlust|kadaver|falltier)/i,
  count: /^(?:zählung|inventur|(?:anfangs|end|ausgangs|ist|start)?-?bestand|übertrag|stichtag|eröffnung|vortrag)/i,
  arrival: /^(?:zug|zukauf|einstall|ankauf|kauf|einfuhr|eingestallt|gekauft)/i,
  departure: /^(?:abg|verk|ausstall|schlacht|ausfuhr|ausgestallt)/i,
} as const

const OF_COLUMN = { arrivals: 'arrival', departures: 'departure', births: 'birth', deaths: 'death' } as const
type OwnColumn = keyof typeof OF_COLUMN

/** Who takes dead animals, and how registers say that they are dead. */
const DISPOSAL =
  /(?<!\p{L})(?:TBA|TKBA|TKB|ZTK|ZTN|VTN|Tierkörper\p{L}*|Abdecker\p{L}*|SecAnim|Sec Anim|Rendac|Saria|verend\p{L}*|Verluste?|tot|tote|totes|gestorben\p{L}*|Kadaver\p{L}*|Falltiere?\p{L}*|euthanasiert|notgetötet|Nottötung\p{L}*|erdrückt)(?!\p{L})/iu
const LIVE = /schlacht(?!hof ?-?abfall)|verkauf|vieh(?:handel|händler|verwertung)|mäster|zucht/iu
/** The lines of a register that begin it. */
const OPENING =
  /(?<!\p{L})(?:(?:Anfangs|Eröffnungs|Ausgangs|Start)-?bestand|Bestandsvortrag|Vortrag|Übertrag|Zählung|Inventur|Stichtag\p{L}*|Bestandsaufnahme|Bestand (?:am|zu Beginn)|Vorjahr\p{L}*)/iu

/** The movements of a line of a register, or why it has none. */
export function readMoves(
  record: TableRecord<GroupColumn>,
  isFirst: boolean,
): { moves: GroupMove[] } | { fault: string } {
  const written = record.text('movement')
  const said = [written, record.text('partner'), record.text('note')].join(' | ')
  const named = matchWord(DIRECTIONS, written)
  if (written !== '' && !named) return { fault: `Die Bewegung ${quotedValue(written)} ist hier nicht bekannt.` }
  const own = (Object.keys(OF_COLUMN) as OwnColumn[]).filter((column) => record.text(column) !== '')
  const moves: GroupMove[] = []
  for (const column of ['count', ...own] as const) {
    const number = record.number(column)
    if (number === undefined) continue
    if ('fault' in number) return number
    const direction = column === 'count' ? named : OF_COLUMN[column]
    if (direction === undefined) return { fault: 'Was mit den Tieren geschah, steht nicht da.' }
    const count = number.value.amount
    const same = moves.find((move) => move.direction === direction)
    if (same) same.sure &&= same.count === count
    else if (count !== 0 || column === 'count') moves.push(asDeath({ direction, count, sure: true }, said))
  }
  if (moves.length > 0) return { moves }
  const stock = record.number('stock')
  if (stock && 'value' in stock && (named === 'count' || (named === undefined && (isFirst || OPENING.test(said)))))
    return { moves: [{ direction: 'count', count: stock.value.amount, sure: true }] }
  return named && own.length === 0 ? { fault: 'Die Anzahl fehlt.' } : { moves }
}

/** What went to be disposed of has died, whatever the column calls it. */
function asDeath(move: GroupMove, said: string): GroupMove {
  if (move.direction !== 'departure' || !DISPOSAL.test(said)) return move
  return LIVE.test(said) ? { ...move, sure: false } : { ...move, direction: 'death' }
}
