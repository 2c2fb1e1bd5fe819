import type { ParsedQuestion } from './parsed-question.ts'
import { pattern } from './question-words.ts'

/** Which of the entries; `names` is the stem of the column that the word orders by. */
export const SELECTIONS: readonly {
  selection: NonNullable<ParsedQuestion['selection']>
  words: RegExp
  names?: string
  /** It orders by a number that is named alone: „die längste Wartezeit“, but not „das längste Feld“. */
  ofNamed?: true
}[] = [
  {
    selection: 'latest',
    words: pattern([
      'zuletzt',
      'letzte[nrsm]?(?: mal)?',
      'letztmals',
      'neueste[nrsm]?',
      'jüngste[nrsm]? (?=messung|wert|brief|eintrag)',
      'neuste[nrsm]?',
      'am spätesten',
      'späteste[nrsm]?',
    ]),
  },
  { selection: 'next', words: pattern(['als nächste[sr]?', 'nächste[nrsm]?', 'demnächst', 'bald']) },
  { selection: 'first', words: pattern(['zuerst', 'erste[nrsm]?', 'erstmals', 'am frühesten', 'früheste[nrsm]?']) },
  { selection: 'most', words: pattern(['größte[nrsm]?', 'am größten']), names: 'gross' },
  { selection: 'least', words: pattern(['kleinste[nrsm]?', 'am kleinsten']), names: 'gross' },
  { selection: 'most', words: pattern(['älteste[nrsm]?', 'am ältesten']), names: 'alt' },
  { selection: 'least', words: pattern(['jüngste[nrsm]?', 'am jüngsten']), names: 'alt' },
  {
    selection: 'most',
    words: pattern(['(?:am )?höchsten?', 'höchste[rsm]', '(?:am )?meisten', 'meiste']),
  },
  {
    selection: 'least',
    words: pattern(['(?:am )?(?:niedrigsten?|geringsten?|tiefsten?|wenigsten?)', 'niedrigste[rsm]', 'geringste[rsm]']),
  },
  {
    selection: 'most',
    words: pattern(['längste[nrsm]?', 'am längsten', 'stärkste[nrsm]?', 'am stärksten']),
    ofNamed: true,
  },
  { selection: 'least', words: pattern(['kürzeste[nrsm]?', 'am kürzesten', 'schwächste[nrsm]?']), ofNamed: true },
]
