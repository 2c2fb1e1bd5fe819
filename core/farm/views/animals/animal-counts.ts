import { stems } from '../../../answers/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { ANIMAL_WORDS } from '../../../terms/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmView, type Values } from '../farm-view.ts'
import { countedTexts } from './animal-texts.ts'

/** „über6monate“ of „Bullen über 6 Monate“: an age that registers count by. */
const ageText = ({ category }: Values): string | undefined => {
  const [, which, months] = /(über|unter|bis)(?: zu)? (\d+) Monate?n?(?!\p{L})/u.exec(String(category)) ?? []
  return months === undefined ? undefined : `${which === 'über' ? 'über' : 'bis'}${months}monate`
}

/** How many animals were there on key dates, as registers and offices have it. */
export const animalCountsView: FarmView = {
  name: 'animal_counts',
  label: 'Stichtagszählungen',
  furtherExamples: ['Wie viele Rinder waren am 1. Mai gemeldet?'],
  kinds: ['animal_counts'],
  nouns: stems(
    `Stichtag Stichtage Stichtagszählung Stichtagszählungen Stichtagszahl Tierzählung Bestandszählung Bestandsmeldung Zählung
     gezählt Bestandsliste Bestandsregister Tierbestandsregister HITListe HITBestand HITBestandsliste HITAuszug
     Gesamtbestand Kopfzahl`,
  ),
  neutralWords: stems('HIT Register Tiere Tier Bestand standen stehen ergeben Meldung gemeldet laut Liste Auszug'),
  columns: columnsOf('animal_counts', {
    date: { ignoreLabel: true },
    herd_id: { words: 'Herde' },
    species: { ignoreLabel: true, choices: {} },
    category: { words: 'Altersklasse' },
    count: { ignoreLabel: true, aggregate: { by: 'sum', within: ['date'] } },
    reported_on: { ignoreLabel: true, words: 'Meldedatum' },
    origin_register: { ignoreLabel: true },
    note: { ignoreLabel: true },
  }),
  roles: { day: 'date', amount: 'count', list: ['count'] },
  counts: { things: stems(ANIMAL_WORDS), column: 'count' },
  classes: [],
  entriesOf: eachRow(
    ({ date, category, herd_id }, farm) =>
      [germanDay(date), category ?? labelOf(farm, 'herds', herd_id)].filter(Boolean).join(', '),
    { searchTexts: (values, farm) => [...countedTexts(values, farm), ageText(values)] },
  ),
  completeness: 'log',
  tense: 'past',
}
