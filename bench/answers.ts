/**
 * How good answers from papers are without any model: German XQuAD, farm papers and the papers of five offices, each
 * question asked once with everything there and once while the paper (or article) that answers it is away.
 *
 * npm run bench:answers -- [--half dev|holdout] [--xquad FILE]
 *
 * The questions about the offices come in two halves by paper; development has seen `dev` alone.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { askAll, type Asked } from './answers/ask-all.ts'
import { farmCollection, OFFICE_NAMES, officeCollection, xquadCollection } from './answers/collections.ts'
import { readOfOthers } from './data-of-others.ts'

const CUTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7]

const { values } = parseArgs({ options: { half: { type: 'string', default: 'dev' }, xquad: { type: 'string' } } })
const { half } = values
if (half !== 'dev' && half !== 'holdout') throw new Error('--half is dev or holdout')

const share = (some: readonly Asked[], all: readonly Asked[]): string =>
  all.length === 0 ? '–' : `${((100 * some.length) / all.length).toFixed(1)} % (${some.length} of ${all.length})`

/** How often a right answer is held to be likelier than a wrong one. */
function areaUnderCurve(asked: readonly Asked[]): string {
  const [right, wrong] = [asked.filter((one) => one.isRight), asked.filter((one) => !one.isRight)]
  const won = right.reduce(
    (sum, { confidence }) =>
      sum +
      wrong.reduce(
        (all, other) => all + (confidence > other.confidence ? 1 : confidence === other.confidence ? 0.5 : 0),
        0,
      ),
    0,
  )
  return (won / (right.length * wrong.length)).toFixed(3)
}

const percent = (part: number, all: number): string => ((100 * part) / Math.max(1, all)).toFixed(1)

const near = (asked: readonly Asked[]): string => {
  const exact = asked.filter((one) => one.near.exact).length
  const f1 = asked.reduce((sum, one) => sum + one.near.f1, 0)
  return `EM ${percent(exact, asked.length)}, F1 ${percent(f1, asked.length)}`
}

function tell(asked: readonly Asked[]): Record<string, string> {
  const answerable = asked.filter(({ sort }) => sort === 'answerable')
  const [away, never] = [
    asked.filter(({ sort }) => sort === 'away'),
    asked.filter(({ sort }) => sort === 'unanswerable'),
  ]
  const right = answerable.filter(({ isRight }) => isRight)
  const answered = answerable.filter(({ isAnswered }) => isAnswered)
  const valued = answered.filter(({ isValue }) => isValue)
  const times = asked.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const curve = CUTS.map((cut) => {
    const kept = right.filter(({ confidence }) => confidence >= cut).length / Math.max(1, right.length)
    const none = [...away, ...never]
    const refused = none.filter(({ confidence }) => confidence < cut).length / Math.max(1, none.length)
    return `${cut}: ${(100 * kept).toFixed(0)}/${(100 * refused).toFixed(0)}`
  })
  return {
    'right document first': share(
      answerable.filter(({ isFirst }) => isFirst),
      answerable,
    ),
    'gold shown': share(right, answerable),
    'answered, and the gold shown': share(
      answered.filter(({ isRight }) => isRight),
      answerable,
    ),
    'of „answered: true“ the gold shown': share(
      answered.filter(({ isRight }) => isRight),
      answered,
    ),
    'the answer itself says it': share(
      answered.filter(({ isSaid }) => isSaid),
      answerable,
    ),
    'unanswerable refused': share(
      never.filter(({ isAnswered }) => !isAnswered),
      never,
    ),
    'refused while the paper is away': share(
      away.filter(({ isAnswered }) => !isAnswered),
      away,
    ),
    'told first, as SQuAD measures it': `${near(answered)}; the ${valued.length} values: ${near(valued)}`,
    'AUC of the confidence': areaUnderCurve(asked),
    'at a cut, right kept / none refused in %': curve.join(', '),
    'quotes not literal': String(asked.reduce((sum, { notLiteral }) => sum + notLiteral, 0)),
    'ask p50': `${times[times.length >> 1]!.toFixed(1)} ms`,
  }
}

const xquad = values.xquad ? readFileSync(values.xquad, 'utf8') : readOfOthers('retrieval/xquad-de-dev.json')
const collections = [
  xquadCollection(xquad),
  farmCollection(),
  ...OFFICE_NAMES.map((office) => officeCollection(office, half)),
]
const told = await Promise.all(collections.map(async (one) => [one.name, tell(await askAll(one))] as const))
for (const [name, figures] of told) {
  console.log(`\n${name}`)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(42)} ${figure}`)
}
