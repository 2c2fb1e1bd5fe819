import { stems, type AskedOf } from '../../answers/index.ts'
import { germanDay, germanList } from '../../shared/german/write-german.ts'
import type { Finding, Severity } from '../findings/finding.ts'
import { leftText } from '../findings/wording.ts'
import type { SeenFinding } from '../read-folder.ts'
import { asksFor } from './finding-words.ts'

/** So many are told; the others are counted. */
const MOST_TOLD = 10
/** So few are told with what to do about each. */
const FEW = 3
/** So many of what is in order are told with what was held against what. */
const MOST_KEPT = 6

/** A finding as it is told. */
export interface ToldFinding {
  finding: SeenFinding
  /** It is in order with these rows alone; another says that it is with all. */
  isOfRows: boolean
  /** The day of the question. */
  today: string
}

const SEVERITY_NAMES: Record<Severity, readonly [one: string, many: string]> = {
  mangel: ['Mangel', 'Mängel'],
  hinweis: ['Hinweis', 'Hinweise'],
  in_ordnung: ['Regel ist geprüft und eingehalten', 'Regeln sind geprüft und eingehalten'],
}

/** First what was asked for, then each finding with its law; undefined where none of them says it. */
export function tellFindings(all: readonly ToldFinding[], asked: AskedOf): string | undefined {
  const { words, type, isNarrowed } = asked
  const today = all[0]!.today
  const findings = meant(all, asked)
  const against = aboutWhatIsAsked(
    findings.filter(({ severity }) => severity !== 'in_ordnung'),
    words,
  )
  // What holds for the whole farm comes before what holds for a row.
  const kept = findings
    .filter(({ severity }) => severity === 'in_ordnung')
    .toSorted((one, other) => Number(one.rows.length > 0) - Number(other.rows.length > 0))
  const isOfDays = type === 'until' || type === 'when' || asksFor(words, 'due')
  // „Wie viel Mängel …?“ counts them; „Wie hoch ist die Strafe?“ does not.
  const isCounted = asksFor(words, 'breach') || asksFor(words, 'note')
  if (type === 'amount' && !isOfDays && !asksFor(words, 'kept') && !isCounted) return undefined
  if (asksFor(words, 'measure') && !isNarrowed && !saysFinding(words)) return undefined
  if (asksFor(words, 'acknowledged')) return tellAcknowledged(against)
  if (asksFor(words, 'running')) return tellRunning(against, today)
  if (isOfDays) {
    const running = words.has(OVER) ? against.filter(({ due }) => due !== null && due < today) : against
    return isNarrowed || saysFinding(words) ? tellDays(running, kept, today) : undefined
  }
  if (asksFor(words, 'unknown') && against.every(({ checkable }) => checkable)) return undefined
  if (asksFor(words, 'law') && isNarrowed) return tellLaw(against.length > 0 ? against : kept)
  if (against.length === 0) return tellKept(kept, asked)
  return tellAgainst(against, kept, asked)
}

const saysFinding = (words: ReadonlySet<string>): boolean =>
  (['breach', 'note', 'trouble'] as const).some((what) => asksFor(words, what))

const [OVER] = [...stems('abgelaufen')] as [string]

/** What is in order with the rows that a question names stands for its rule; without a name the rule, for all rows. */
function meant(all: readonly ToldFinding[], { names }: AskedOf): SeenFinding[] {
  const ofRows = names ? all.filter(({ isOfRows }) => isOfRows) : []
  const told = new Set(ofRows.map(({ finding }) => finding.rule))
  return [
    ...all.filter(
      ({ isOfRows, finding }) => !isOfRows && !(finding.severity === 'in_ordnung' && told.has(finding.rule)),
    ),
    ...ofRows,
  ].map(({ finding }) => finding)
}

/** „Welche Hinweise …?“ asks for these alone, „Was lässt sich nicht rechnen?“ for what could not be reckoned. */
function aboutWhatIsAsked(against: readonly SeenFinding[], words: ReadonlySet<string>): readonly SeenFinding[] {
  const unknown = asksFor(words, 'unknown') ? against.filter(({ checkable }) => !checkable) : []
  if (unknown.length > 0) return unknown
  const isOfNotes = asksFor(words, 'note') && !asksFor(words, 'breach')
  const notes = isOfNotes ? against.filter(({ severity }) => severity === 'hinweis') : []
  return notes.length > 0 ? notes : against
}

function tellAgainst(against: readonly SeenFinding[], kept: readonly SeenFinding[], { type, words }: AskedOf): string {
  const few = against.length <= FEW || asksFor(words, 'measure')
  const more = against.length - MOST_TOLD
  const counts = germanList((['mangel', 'hinweis'] as const).flatMap((one) => countOf(against, one)))
  const isQuestion = type === 'whether' || (asksFor(words, 'breach') && asksFor(words, 'note'))
  const verdict = isQuestion ? verdictOn(against) : ''
  return [
    `${verdict}${counts}:`,
    ...against.slice(0, MOST_TOLD).map((finding) => `– ${againstText(finding, few)}`),
    ...(more > 0 ? [`Und ${more} weitere; alle stehen im Kontrollordner.`] : []),
    ...keptBeside(kept),
  ].join('\n')
}

const verdictOn = (against: readonly SeenFinding[]): string =>
  against.every(({ severity }) => severity === 'hinweis') ? 'Kein Mangel, aber ' : 'Nicht in Ordnung: '

/** Rows that are in order say more than how many rules are. */
function keptBeside(kept: readonly SeenFinding[]): string[] {
  const rules = new Set(kept.map(({ rule }) => rule)).size
  return rules === 0 ? [] : [`${counted('in_ordnung', rules)}.`]
}

function tellKept(kept: readonly SeenFinding[], { type, words, isNarrowed }: AskedOf): string | undefined {
  if (kept.length === 0 || (asksFor(words, 'gap') && type !== 'whether' && isNarrowed)) return undefined
  if (!isNarrowed) return `Zu beanstanden ist nach deinen Einträgen nichts: ${counted('in_ordnung', kept.length)}.`
  const isPlain = !['trouble', 'breach', 'note', 'gap', 'unknown'].some((what) =>
    asksFor(words, what as 'trouble' | 'breach'),
  )
  const isYes = type === 'whether' || asksFor(words, 'kept')
  const opening =
    isYes && isPlain ? 'Ja, das ist eingehalten' : 'Dazu ist nichts zu beanstanden. Geprüft und eingehalten'
  const [only] = kept
  if (kept.length === 1) return `${opening}: ${keptText(only!)}.`
  const more = kept.length - MOST_KEPT
  return [
    `${opening}:`,
    ...kept.slice(0, MOST_KEPT).map((one) => `– ${keptText(one)}`),
    ...(more > 0 ? [`Und ${more} weitere.`] : []),
  ].join('\n')
}

function tellLaw(findings: readonly SeenFinding[]): string | undefined {
  const laws = [...new Set(findings.map(({ legalBasis }) => legalBasis))]
  if (laws.length === 0) return undefined
  return [
    `Das regelt ${germanList(laws.slice(0, FEW))}.`,
    ...findings
      .slice(0, MOST_TOLD)
      .map((one) => `– ${one.severity === 'in_ordnung' ? keptText(one) : againstText(one, false)}`),
  ].join('\n')
}

/** „Bis wann …?“ */
function tellDays(against: readonly SeenFinding[], kept: readonly SeenFinding[], today: string): string | undefined {
  const dated = against.filter(({ due, text }) => due !== null || /bis zum \d/u.test(text))
  if (dated.length === 0) {
    const inTime = kept.filter(({ text }) => text.includes('Frist'))
    return inTime.length === 0 ? undefined : inTime.slice(0, MOST_TOLD).map(keptText).join('.\n').concat('.')
  }
  const [only] = dated
  const day = dated.length === 1 && only!.due !== null ? only!.due : undefined
  return [
    ...(day === undefined ? [] : [dayText(day, today)]),
    ...dated.slice(0, MOST_TOLD).map((one) => `– ${againstText(one, dated.length <= FEW)}`),
  ].join('\n')
}

const dayText = (day: string, today: string): string =>
  day < today ? `Die Frist war der ${germanDay(day)}.` : `Die Frist ist der ${germanDay(day)}, ${leftText(today, day)}.`

/** What has to be done by a day that is still to come, the next first. */
function tellRunning(against: readonly SeenFinding[], today: string): string {
  const ahead = against
    .filter(({ due }) => due !== null && due >= today)
    .toSorted((one, other) => one.due!.localeCompare(other.due!))
  if (ahead.length === 0) return 'Nach deinen Einträgen läuft dazu gerade keine Frist, die ein Prüfer ansieht.'
  const [next] = ahead
  return [
    `Die nächste Frist ist der ${germanDay(next!.due)}, ${leftText(today, next!.due!)}.`,
    ...ahead.slice(0, MOST_TOLD).map((one) => `– ${againstText(one, ahead.length <= FEW)}`),
  ].join('\n')
}

function tellAcknowledged(against: readonly SeenFinding[]): string {
  const said = against.filter(({ acknowledged }) => acknowledged !== null)
  if (said.length === 0)
    return `Quittiert hast du davon nichts: ${counted('mangel', countMangel(against))} stehen offen.`
  return [
    `Quittiert sind ${said.length} von ${against.length}:`,
    ...said.slice(0, MOST_TOLD).map((one) => `– ${againstText(one, false)}`),
  ].join('\n')
}

const countMangel = (findings: readonly Finding[]): number =>
  findings.filter(({ severity }) => severity === 'mangel').length

const countOf = (findings: readonly Finding[], severity: Severity): string[] => {
  const count = findings.filter((one) => one.severity === severity).length
  return count === 0 ? [] : [counted(severity, count)]
}

const counted = (severity: Severity, count: number): string =>
  `${count} ${SEVERITY_NAMES[severity][count === 1 ? 0 : 1]}`

/** What is in order, and by which numbers. */
function keptText({ title, legalBasis, text, rows }: Finding): string {
  const of = rows[0] ? `„${rows[0].label}“` : ''
  return [`${title} (${legalBasis})`, text === '' ? of : text.replace(/\.$/u, '')].filter(Boolean).join(': ')
}

function againstText({ severity, text, legalBasis, measure, acknowledged }: SeenFinding, withMeasure: boolean): string {
  const said = acknowledged ? ` Du hast dazu geschrieben: „${acknowledged.reason}“` : ''
  return `${SEVERITY_NAMES[severity][0]}: ${text} (${legalBasis})${withMeasure ? ` ${measure}` : ''}${said}`
}
