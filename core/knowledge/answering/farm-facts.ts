import type { Fact, FactRequest, FactSource, NearRow, RankTexts, Subject } from '../../answers/index.ts'
import type { NamespaceId } from '../../shared/ids.ts'
import { questionsAlone } from './message/questions-alone.ts'

/** One question to the rows; where and by whom it is asked is the same for a whole message. */
export type FactQuestion = Omit<FactRequest, 'namespaceId' | 'timeZone' | 'inPerson'>

/** The rows of all farms of the one who asks, in the order of these. */
export interface FarmFacts {
  /**
   * What the first says that has an answer; else what the first says that understands the question; else what one
   * answers to it without what is told before it.
   */
  answer(asked: FactQuestion): Promise<Fact | undefined>
  /** Of a question that nothing answers, what was not understood of it, and what is entered without that. */
  suggest(question: string): Promise<Fact | undefined>
  /** Of a question that nothing answers, the rows of the first that come nearest to it. */
  nearest(question: string, rankTexts: RankTexts): Promise<Fact | undefined>
  /** Of a question, however it is said, the rows of the first that come near, for a model to read. */
  rowsNear(wordings: readonly string[], rankTexts: RankTexts): Promise<readonly NearRow[]>
  /** What can be asked of them. */
  subjects(): readonly Subject[]
}

/** Without a source nothing is known. */
export function makeFarmFacts(
  source: FactSource | undefined,
  farms: readonly NamespaceId[],
  who: { inPerson: boolean } & Pick<FactRequest, 'timeZone'>,
): FarmFacts {
  /** What the first says that says enough; else what the first says at all. */
  const first = async <T>(
    ask: (facts: FactSource, farm: { namespaceId: NamespaceId } & typeof who) => Promise<T | undefined> | undefined,
    isEnough: (said: T) => boolean = () => true,
  ): Promise<T | undefined> => {
    let known: T | undefined
    for (const namespaceId of source ? farms : []) {
      const said = await ask(source!, { namespaceId, ...who })
      if (said !== undefined && isEnough(said)) return said
      known ??= said
    }
    return known
  }
  const answer = (asked: FactQuestion) =>
    first(
      (facts, farm) => facts.answer({ ...farm, ...asked }),
      ({ answered }) => answered,
    )
  return {
    async answer(asked) {
      const fact = await answer(asked)
      if (fact || asked.reworded || asked.ofSameRow) return fact
      for (const { question, told } of questionsAlone(asked.question)) {
        const ofAlone = await answer({ question, reworded: { from: asked.question, to: question, told } })
        if (ofAlone?.answered) return ofAlone
      }
      return undefined
    },
    suggest: (question) => first((facts, farm) => facts.suggest?.({ ...farm, question })),
    nearest: (question, rankTexts) => first((facts, farm) => facts.nearest?.({ ...farm, question }, rankTexts)),
    async rowsNear(wordings, rankTexts) {
      const near = await first(
        async (facts, farm) => {
          const found: NearRow[] = []
          // What is told to people alone, no program reads, and no model of somebody else.
          for (const question of wordings)
            found.push(...((await facts.rowsNear?.({ ...farm, inPerson: false, question }, rankTexts)) ?? []))
          return found
        },
        (found) => found.length > 0,
      )
      return [...new Map(near?.map((one) => [one.row.id, one])).values()]
    },
    subjects: () => source?.subjects?.(who.inPerson) ?? [],
  }
}
