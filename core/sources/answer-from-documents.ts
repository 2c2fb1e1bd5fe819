import {
  makeAnswerFromEntries,
  stems,
  type Entry,
  type FactSource,
  type Synonyms,
  type View,
} from '../answers/index.ts'
import type { Fach } from '../extraction/index.ts'
import type { Clock } from '../shared/ports/clock.ts'
import type { Pause } from '../shared/ports/pause.ts'
import { dayOf } from '../shared/time/day-in-germany.ts'
import type { SourceStore } from './ports/source-store.ts'
import type { Source } from './source.ts'

/** So many documents are read for a question. */
const MOST_READ = 2000

const COMPARTMENTS: Readonly<Record<Fach, readonly [label: string, words: string]>> = {
  betrieb: ['Betrieb', 'Betriebsunterlagen'],
  flaechen: ['Flächen', 'Flächennachweis Flächennachweise'],
  duengung: ['Düngung', 'Düngeunterlagen'],
  pflanzenschutz: ['Pflanzenschutz', 'Pflanzenschutzunterlagen'],
  tiere: ['Tiere', 'Tierunterlagen'],
  arzneimittel: ['Arzneimittel', 'Arzneimittelbelege'],
  fuetterung: ['Fütterung', 'Fütterungsunterlagen'],
  milch: ['Milch', 'Milchunterlagen'],
  foerderung: ['Förderung', 'Förderunterlagen'],
  vertraege: ['Verträge', 'Vertrag Verträge Verträgen'],
  rechnungen: ['Rechnungen', 'Rechnung Rechnungen Beleg Belege'],
  briefe: ['Briefe', 'Brief Briefe Briefen Schreiben'],
  wissen: ['Wissen', 'Merkblatt Merkblätter'],
  sonstiges: ['Sonstiges', ''],
}

const READINGS = {
  read: ['gelesen', 'gelesen verarbeitet ausgelesen'],
  running: ['wird noch gelesen', 'ungelesen unverarbeitet'],
  failed: ['nicht lesbar', 'fehlgeschlagen gescheitert unlesbar'],
} as const

const choicesOf = (labelled: Readonly<Record<string, readonly [string, string]>>) =>
  new Map(
    Object.entries(labelled).map(([value, [label, words]]) => [
      value,
      { label, words: stems(`${words} ${label}unterlagen ${label}fach`) },
    ]),
  )

const readingOf = ({ status }: Source): keyof typeof READINGS =>
  status === 'completed' ? 'read' : status === 'failed' ? 'failed' : 'running'

/** The documents that were uploaded; what stands in them others tell. */
const documentsView: View = {
  name: 'documents',
  label: 'Dokumente',
  example: 'Was habe ich im Mai hochgeladen?',
  nouns: stems(
    `Dokument Dokumente Dokumenten Unterlage Unterlagen Datei Dateien Upload Uploads Scan Scans PDF PDFs hochgeladen
     Papier Papiere Papieren Papierkram Zettel Zetteln Schriftstück Schriftstücke Akte Akten Ablage abgelegt hochgeladene hochgeladenen hochladen reingeladen reingestellt eingelesen eingescannt`,
  ),
  neutralWords: stems('haben liegen da drin Ordner Mappe'),
  columns: [
    {
      name: 'uploaded_on',
      label: 'Hochgeladen am',
      type: 'day',
      words: stems('hochgeladen hochladen reingeladen reingestellt eingelesen eingescannt'),
    },
    { name: 'dated', label: 'vom', type: 'day', words: stems('Datum datiert') },
    { name: 'sender', label: 'Absender', type: 'text', words: stems('Absender') },
    { name: 'category', label: 'Fach', type: 'choice', words: stems('Fach'), choices: choicesOf(COMPARTMENTS) },
    { name: 'reading', label: 'Stand', type: 'choice', words: stems('Stand'), choices: choicesOf(READINGS) },
    { name: 'pages', label: 'Seiten', type: 'number', words: stems('Seite Seiten'), aggregate: { by: 'sum' } },
  ],
  roles: { day: 'uploaded_on', who: 'sender', list: ['uploaded_on', 'category'] },
  classes: [],
  completeness: 'register',
  tense: 'past',
}

/** It rests on no row; the answer names the documents themselves. */
const entryOf = (source: Source): Entry => ({
  name: source.title,
  values: {
    uploaded_on: dayOf(source.createdAt),
    dated: source.dated,
    sender: source.sender,
    category: source.category,
    reading: readingOf(source),
    pages: source.pages,
  },
  record: {
    kind: 'documents',
    id: '',
    title: source.title,
    label: source.title,
    values: {},
    alwaysShown: [],
    references: {},
    sources: [],
  },
  searchTexts: [source.filename],
})

interface Dependencies {
  sources: Pick<SourceStore, 'list' | 'counts'>
  synonyms: Synonyms
  clock: Clock
  pause: Pause
}

/** Answers what was uploaded, when and from whom it came. */
export const makeAnswerFromDocuments = ({ sources, ...deps }: Dependencies): FactSource =>
  makeAnswerFromEntries<View>({
    ...deps,
    views: [documentsView],
    loadEntries: async (namespaceId) => {
      const kept = await sources.list(namespaceId, {}, { limit: MOST_READ, offset: 0 })
      if (kept.length === 0) return new Map()
      const total =
        kept.length < MOST_READ
          ? kept.length
          : Object.values(await sources.counts(namespaceId, {})).reduce((sum, count) => sum + count, 0)
      const beyond = total > kept.length ? { total, by: { columns: [], period: false } } : undefined
      return new Map([[documentsView, { entries: kept.map(entryOf), relatedNames: [], beyond }]])
    },
  })
