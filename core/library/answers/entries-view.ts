import { entryClass, stems, type Entry, type View } from '../../answers/index.ts'
import type { State } from '../../law/index.ts'
import { germanList } from '../../shared/german/write-german.ts'
import { controlsOf } from '../catalog/controls.ts'
import { ENTRIES, type CatalogEntry } from '../catalog/entries.ts'
import { LEGAL_BASES } from '../catalog/legal-bases.ts'
import { retentionText } from '../catalog/retention-end.ts'
import { EVERYDAY_NAMES } from './everyday-names.ts'

/** So many are told. */
const MOST_TOLD = 5

/** What a farm keeps, by which law and for how long: „Wie lange Bestandsbuch aufheben?“ */
export const entriesView: View = {
  name: 'library_entries',
  label: 'Bibliothek',
  example: 'Wie lange muss ich das Bestandsbuch aufheben?',
  nouns: stems(
    `aufheben aufbewahren aufzuheben aufzubewahren Aufbewahrung Aufbewahrungsfrist Aufbewahrungsfristen
     Aufbewahrungspflicht vernichten wegwerfen wegschmeißen wegtun entsorgen archivieren freiwillig Pflicht
     verpflichtend vorgeschrieben Rechtsgrundlage Gesetz Paragraf Paragraph`,
  ),
  neutralWords: stems(
    `Unterlagen Dokument Dokumente Papiere Zettel Ordner Belege lang lange Jahre Frist noch machen führen führe erstellen
     schreiben aufschreiben haben ichselbst`,
  ),
  columns: [{ name: 'title', label: 'Unterlage', type: 'text', words: new Set() }],
  roles: { list: [] },
  classes: [
    // Of other entries a question by name alone is for their documents and rows.
    entryClass(
      'Stoffstrombilanz',
      'Stoffstrombilanz Stoffstrombilanzen Stoffbilanz Stoffstrombilanzverordnung',
      ({ values }) => values.id === 'stoffstrombilanz_archiv',
    ),
  ],
  completeness: 'register',
  tense: 'past',
  answersDuties: true,
  tellsAlso: { types: ['until', 'when'] },
  tells(entries, { isNarrowed }) {
    if (!isNarrowed) return undefined
    const more = entries.slice(MOST_TOLD).map(({ name }) => `„${name}“`)
    return [
      ...entries.slice(0, MOST_TOLD).map(({ values }) => String(values.told)),
      ...(more.length > 0 ? [`Gemeint sein können auch ${germanList(more)}.`] : []),
    ].join('\n')
  },
}

/** By what holds on a day in a Land. */
export const libraryEntries = (today: string, land: State | undefined): Entry[] =>
  ENTRIES.map((entry) => ({
    name: entry.title,
    searchTexts: [EVERYDAY_NAMES[entry.id] ?? ''],
    values: { id: entry.id, title: entry.title, told: toldOf(entry, today, land) },
    record: {
      kind: 'holdings',
      id: '',
      title: entry.title,
      label: entry.title,
      values: {},
      alwaysShown: [],
      references: {},
      sources: [],
    },
  }))

function toldOf({ id, title, lastYear }: CatalogEntry, today: string, land: State | undefined): string {
  const controls = controlsOf(id).map((control) => control.title)
  return [
    lastYear === undefined
      ? `${title}: aufzubewahren ${retentionText({ id }, today, land)}.`
      : `${title}: Nach ${lastYear} muss keine mehr gemacht werden.`,
    `Grundlage: ${LEGAL_BASES[id].text}.`,
    ...(controls.length > 0 && controls.length <= MOST_TOLD ? [`Geprüft bei: ${controls.join('; ')}.`] : []),
  ].join(' ')
}
