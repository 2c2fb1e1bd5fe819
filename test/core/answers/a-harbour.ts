import { noSynonyms } from '../../builders/no-synonyms.ts'
import {
  ENTRY_NAME,
  entryClass,
  makeAnswerFromEntries,
  makeFindNearest,
  stems,
  type AskedArea,
  type Column,
  type Entry,
  type Fact,
  type FactSource,
  type RankTexts,
  type View,
} from '../../../core/answers/index.ts'
import type { NamespaceId } from '../../../core/shared/ids.ts'

// A harbour: what an engine for farms can only know from its views.

export const TODAY = '2026-05-20'
const HARBOUR = 'harbour' as NamespaceId

export interface Ship {
  name: string
  length_m: number | null
  home: string
  flag: string
  crew: number | null
  insured: boolean | null
}

const column = (
  name: string,
  label: string,
  type: Column['type'],
  words: string,
  more: Partial<Column> = {},
): Column => ({
  name,
  label,
  type,
  words: stems(words),
  ...more,
})

export const SHIPS: View = {
  name: 'ships',
  label: 'Schiffe',
  example: 'Wie lang ist die Möwe?',
  nouns: stems('Schiff Schiffe Schiffen Boot Boote'),
  columns: [
    column('length_m', 'Länge', 'number', 'Länge lang', { unit: 'm', aggregate: { by: 'sum' } }),
    column('crew', 'Besatzung', 'number', 'Besatzung Matrosen', {
      aggregate: { by: 'mean' },
      limits: { tooHigh: () => ({ above: 20, rule: 'nach der Hafenordnung höchstens 20 Matrosen' }) },
    }),
    column('home', 'Heimathafen', 'text', 'Heimathafen'),
    column('insured', 'Versichert', 'flag', 'versichert'),
    column('flag', 'Flagge', 'choice', 'Flagge', {
      choices: new Map([
        ['dk', { label: 'dänisch', words: stems('dänisch dänische dänischer') }],
        ['de', { label: 'deutsch', words: stems('deutsch deutsche deutscher') }],
      ]),
    }),
  ],
  roles: { amount: 'length_m', where: ENTRY_NAME, list: ['length_m'] },
  classes: [entryClass('Kutter', 'Kutter Kuttern', ({ values }) => (values.length_m as number) < 20)],
  completeness: 'register',
  tense: 'past',
  impliedBy: { entryName: ['what'] },
}

export const ARRIVALS: View = {
  name: 'arrivals',
  label: 'Ankünfte',
  nouns: stems('Ankunft Ankünfte angekommen kam anlegen angelegt'),
  columns: [column('on', 'Angelegt am', 'day', ''), column('ship', 'Schiff', 'reference', 'Schiff Schiffe')],
  roles: { day: 'on', list: ['on'] },
  classes: [],
  completeness: 'log',
  tense: 'past',
}

const entry = (kind: string, index: number, name: string, values: Record<string, unknown>): Entry => ({
  name,
  values,
  record: {
    kind,
    id: `${kind} ${index}`,
    title: `${kind}: ${name}`,
    label: name,
    values,
    alwaysShown: [],
    references: {},
    sources: [],
  },
})

/** Asks a harbour with these ships and arrivals. */
export const askHarbour =
  (...of: Parameters<typeof harbour>) =>
  (question: string, ...earlier: string[]): Promise<Fact | undefined> =>
    harbour(...of).answer({
      namespaceId: HARBOUR,
      question,
      previous: earlier.map((one) => ({ question: one, answer: '' })),
    })

/** A harbour with these ships and arrivals. */
export const harbour = (...of: Parameters<typeof area>): FactSource => makeAnswerFromEntries(area(...of))

/** Finds what comes nearest in such a harbour; near is what has the beginnings of its words. */
export const nearestInHarbour =
  (...of: Parameters<typeof area>) =>
  (question: string): Promise<Fact | undefined> =>
    makeFindNearest(area(...of)).nearest({ namespaceId: HARBOUR, question }, shareOfWords)

const shareOfWords: RankTexts = (question, texts) =>
  texts.map(({ heading, text, asked }) => {
    const said = `${heading} ${text} ${asked.join(' ')}`.toLowerCase()
    const words = question.split(' ')
    return words.filter((word) => said.includes(word.slice(0, 4))).length / words.length
  })

const area = (ships: readonly Ship[], arrivals: readonly { ship: string; on: string }[] = []): AskedArea<View> => ({
  views: [SHIPS, ARRIVALS],
  pause: async () => {},
  synonyms: noSynonyms,
  clock: { now: () => Date.parse(`${TODAY}T10:00:00Z`) },
  loadEntries: async (_, views) =>
    new Map(
      views.map((view) => [
        view,
        view === SHIPS
          ? {
              entries: ships.map((ship, index) => entry('Schiff', index, ship.name, { ...ship })),
              relatedNames: [],
            }
          : {
              entries: arrivals.map((arrival, index) =>
                entry('Ankunft', index, `${arrival.ship}, ${arrival.on}`, { ...arrival }),
              ),
              relatedNames: ships.map(({ name }) => name),
            },
      ]),
    ),
})
