import type { Fact, FactRow, FactSource, Synonyms } from '../../answers/index.ts'
import { kindOf, type FarmPictures, type KindSlug, type Picture, type PictureRow } from '../../farm/index.ts'
import { STATE_NAMES } from '../../law/index.ts'
import type { Clock } from '../../shared/ports/clock.ts'
import { dayOf } from '../../shared/time/day-in-germany.ts'
import { sceneOf, type Scene } from '../findings/rule.ts'
import { continuedLawQuestion, goesOnFromLaw } from '../law-topics/continue-law-question.ts'
import { asAskedOf, mayBeOfLaw, readLawQuestion, type ReadLawQuestion } from '../law-topics/read-law-question.ts'
import type { Told } from '../law-topics/topic.ts'
import { LAW_TOPICS } from '../law-topics/topics.ts'

interface Dependencies {
  farmPictures: FarmPictures
  synonyms: Synonyms
  clock: Clock
}

const MOST_ROWS = 10

/** In UTF-16 units: what is longer asks for more than one thing, and would take its time to be read. */
const LONGEST_QUESTION = 400

/** Whose names a question may say. */
const NAMED_KINDS = ['fields', 'animals'] as const
const KINDS: KindSlug[] = [
  ...new Set<KindSlug>(['holdings', ...NAMED_KINDS, ...LAW_TOPICS.flatMap(({ reads }) => reads)]),
]

/** Answers what the law demands of the farm's own fields, animals and stores, from parameter, row and paragraph. */
export const makeAnswerFromLaw = ({ farmPictures, synonyms, clock }: Dependencies): FactSource => ({
  async answer({ namespaceId, question, previous = [], timeZone, reworded }) {
    // What the law allows hangs on each word that was said.
    if (question.length > LONGEST_QUESTION || reworded) return undefined
    const today = timeZone === undefined ? dayOf(clock.now()) : dayIn(timeZone, clock)
    const asked = [...(goesOnFromLaw(question) ? previous.map((turn) => turn.question) : []), question]
    // Most questions are none of the law, and are known as such without the rows.
    if (!asked.some((one) => mayBeOfLaw(one, today, LAW_TOPICS, synonyms))) return undefined
    return answerOf(asked, today, await farmPictures.of(namespaceId, KINDS), synonyms)
  },
})

const dayIn = (timeZone: string, clock: Clock): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(clock.now())

/** The answer to the last of these questions, each of which may go on from the one before. */
function answerOf(asked: readonly string[], today: string, picture: Picture, synonyms: Synonyms): Fact | undefined {
  const rows = { fields: picture.rows('fields'), animals: picture.rows('animals') }
  const scene = sceneOf(picture, { year: Number(today.slice(0, 'YYYY'.length)), today })
  let before: Answered | undefined
  for (const text of asked) {
    const read = readLawQuestion(text, today, rows, synonyms)
    const alone = read && tell(read, scene)
    before =
      alone ??
      (read && before && goesOnFromLaw(text) ? tell(continuedLawQuestion(before.read, read), scene) : undefined)
  }
  return before && factOf(before.told, picture)
}

interface Answered {
  read: ReadLawQuestion
  told: Told
}

/** What the first topic says that understands the question, where the farm has rows of its kinds. */
function tell(read: ReadLawQuestion, scene: Scene): Answered | undefined {
  for (const topic of LAW_TOPICS) {
    const isOfFarm = topic.reads.some((kind) => scene.picture.rows(kind).length > 0)
    const question = isOfFarm ? asAskedOf(topic, read) : undefined
    const told = question && topic.tell(question, scene)
    if (told) return { read, told }
  }
  return undefined
}

/** What was held against no single row is said of the farm in its Land. */
function factOf({ text, rows, isMissing }: Told, picture: Picture): Fact {
  if (isMissing) return { text, answered: false, names: ['Wetter'], rows: [] }
  const holdings = picture.rows('holdings').map((row) => ({
    row,
    quote: row.values.state == null ? 'Land: nicht eingetragen' : `Land: ${STATE_NAMES[row.values.state]}`,
  }))
  const evidence = rows.length > 0 ? rows : holdings
  return {
    text,
    answered: true,
    rows: evidence.slice(0, MOST_ROWS).map(({ row, quote }) => rowAsEvidence(row, quote)),
  }
}

const rowAsEvidence = ({ kind, id, label }: PictureRow, quote: string): FactRow => ({
  kind,
  id,
  title: `${kindOf(kind).singular}: ${label}`,
  quote,
})
