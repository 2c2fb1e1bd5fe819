import type { EarlierTurn, Fact, FactSource, NearRow, RankTexts, Rewording } from '../../answers/index.ts'
import type { DocumentId, NamespaceId } from '../../shared/ids.ts'
import { questionsAlone } from './message/questions-alone.ts'

export interface AskedOfFacts {
  question: string
  previous?: readonly EarlierTurn[] | undefined
  /** It only goes on from the last of these. */
  continues?: boolean | undefined
  ofSameRow?: boolean | undefined
  timeZone?: string | undefined
  inPerson: boolean
  reworded?: Rewording | undefined
  /** Where documents are named, they alone are asked. */
  documentIds?: DocumentId[] | undefined
}

/**
 * What the first of the farms says that has an answer; else what the first says that understands the question; else
 * what it says to the question without what is told before it.
 */
export async function askFacts(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  asked: AskedOfFacts,
): Promise<Fact | undefined> {
  const fact = await askFarms(facts, namespaces, asked)
  if (fact || asked.reworded || asked.ofSameRow) return fact
  for (const { question, told } of questionsAlone(asked.question)) {
    const reworded = { from: asked.question, to: question, told }
    const ofAlone = await askFarms(facts, namespaces, { ...asked, question, reworded })
    if (ofAlone?.answered) return ofAlone
  }
  return undefined
}

async function askFarms(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  { documentIds, ...asked }: AskedOfFacts,
): Promise<Fact | undefined> {
  let understood: Fact | undefined
  for (const namespaceId of facts && !documentIds ? namespaces : []) {
    const fact = await facts!.answer({ namespaceId, ...asked })
    if (fact?.answered) return fact
    understood ??= fact
  }
  return understood
}

/** Of a question that nothing answers, what was not understood of it, and what is entered without that. */
export async function suggestionOf(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  { question, timeZone, inPerson, documentIds }: AskedOfFacts,
): Promise<Fact | undefined> {
  for (const namespaceId of documentIds ? [] : namespaces) {
    const suggestion = await facts?.suggest?.({ namespaceId, question, timeZone, inPerson })
    if (suggestion) return suggestion
  }
  return undefined
}

/** Of a question that nothing answers, the rows of the first of the farms that come nearest to it. */
export async function nearestOf(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  { question, timeZone, inPerson, documentIds }: AskedOfFacts,
  rankTexts: RankTexts,
): Promise<Fact | undefined> {
  for (const namespaceId of documentIds ? [] : namespaces) {
    const nearest = await facts?.nearest?.({ namespaceId, question, timeZone, inPerson }, rankTexts)
    if (nearest) return nearest
  }
  return undefined
}

/** Of a question, however it is said, the rows of the first of the farms that come near, to be read. */
export async function rowsNearOf(
  facts: FactSource | undefined,
  namespaces: readonly NamespaceId[],
  { timeZone, inPerson, documentIds }: Omit<AskedOfFacts, 'question'>,
  wordings: readonly string[],
  rankTexts: RankTexts,
): Promise<readonly NearRow[]> {
  for (const namespaceId of documentIds ? [] : namespaces) {
    const found: NearRow[] = []
    for (const question of wordings)
      found.push(...((await facts?.rowsNear?.({ namespaceId, question, timeZone, inPerson }, rankTexts)) ?? []))
    if (found.length > 0) return [...new Map(found.map((one) => [one.row.id, one])).values()]
  }
  return []
}
