import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FILLERS } from '../../../../core/answers/question/filler-words.ts'
import { standardGerman } from '../../../../core/shared/german/read-spoken.ts'
import { NOUNS, WORDS } from '../../../../core/shared/german/spoken/regions.ts'
import { isStopWord } from '../../../../core/shared/german/stop-words.ts'

const bench = join(import.meta.dirname, '..', '..', '..', '..', 'bench', 'data')
const papers = readdirSync(join(bench, 'papers')).map((name) => readFileSync(join(bench, 'papers', name), 'utf8'))
const questions = readFileSync(join(bench, 'questions', 'farm-de.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as { question: string }).question)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Said everywhere, and read without the region. */
/** Or a diminutive of what it is read as. */
const CONTRACTED =
  /^(?:viel|hab|drin|dran|drauf|fürs|aufs|ums|durchs|übers|unsre[nrm]?|unser[nm]|bi|bzw|i|wat|d|aa|\p{L}{3,}chen)$/u

const regional = [...WORDS, ...NOUNS].filter(([, sayings]) =>
  sayings.every(({ region, beside }) => region !== undefined && !beside),
)

describe('standard German', () => {
  it('has none of the words that show a region by themselves', () => {
    const written = new Set(papers.flatMap(wordsOf))
    const found = regional.map(([spoken]) => spoken).filter((spoken) => isStopWord(spoken) || written.has(spoken))
    expect(found).toEqual([])
  })

  it('is what spoken words are read as', () => {
    const read = [...WORDS, ...NOUNS].flatMap(([, sayings]) =>
      sayings.flatMap(({ standard }) => standard.split('|')).filter((form) => standardGerman(form) !== form),
    )
    expect(read.filter((form) => !CONTRACTED.test(form))).toEqual([])
  })

  it('is left as it is in the questions of farmers, but for what all contract', () => {
    const changed = questions.flatMap((question) => {
      const read = new Set(wordsOf(standardGerman(question)))
      return wordsOf(question).filter((word) => !read.has(word) && !CONTRACTED.test(word) && !/[aou]e/u.test(word))
    })
    expect(changed).toEqual([])
  })

  it('is left as it is in papers', () => {
    const changed = papers
      .flatMap((paper) => paper.split('\n'))
      .flatMap((line) => {
        const read = new Set(wordsOf(standardGerman(line)))
        return wordsOf(line).filter((word) => !read.has(word) && !CONTRACTED.test(word) && !/[aou]e/u.test(word))
      })
    expect(changed).toEqual([])
  })

  it('keeps the words that ask', () => {
    const asking = [...FILLERS].filter((word) => /^(?:wie|was|wer|wo|wann|wem|wen|nicht|kein)/u.test(word))
    expect(asking.filter((word) => !standardGerman(word).startsWith(word.slice(0, 2)))).toEqual([])
  })
})
