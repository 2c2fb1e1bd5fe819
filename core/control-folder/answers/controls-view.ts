import { entryClass, stems, yearSpan, type AskedOf, type Entry, type View } from '../../answers/index.ts'
import { germanList } from '../../shared/german/write-german.ts'
import type { Finding } from '../findings/finding.ts'
import type { ControlState, Light, RegisterState } from '../books/control-state.ts'
import { CONTROL_CLASSES } from './control-words.ts'

const LIGHT_NAMES: Record<Light, string> = { rot: 'rot', gelb: 'gelb', gruen: 'grün', grau: 'ohne Einträge' }

const hasLight =
  (light: Light) =>
  ({ values }: Entry): boolean =>
    (values.control as ControlState).light === light

/** The inspections of a year with the books that each reads. */
export const controlsView: View = {
  name: 'controls',
  label: 'Kontrollen',
  example: 'Welche Register sind für die Düngekontrolle unvollständig?',
  nouns: stems(
    `Kontrolle Kontrollen Ampel Ampeln Register Registern Verzeichnis Verzeichnisse Bücher Buch Unterlagen Nachweise
     Aufzeichnungen Papiere Dokumente Audit angabenlücke vorbereitet`,
  ),
  neutralWords: stems(
    `stehen steht liegen sind noch für beim bei Jahr Betrieb Hof aktuell derzeit momentan alles alle fertig bereit kommen
     stickstoffrest kommt morgen müssen liefern vorlegen vorzeigen haben gerade sieht aussehen Lage Status Stand Farbe schon
     warum weshalb wieso weswegen Grund leuchtet zeigt Note dran wegen einer jemand wäre wär`,
  ),
  columns: [{ name: 'title', label: 'Kontrolle', type: 'text', words: new Set() }],
  roles: { list: [] },
  classes: [
    ...CONTROL_CLASSES,
    entryClass('rot', 'rot rote roten', hasLight('rot')),
    entryClass('gelb', 'gelb gelbe gelben', hasLight('gelb')),
    entryClass('grün', 'grün grüne grünen', hasLight('gruen')),
  ],
  combinesClasses: true,
  completeness: 'register',
  tense: 'past',
  answersDuties: true,
  tellsAlso: { types: ['where'], says: ['missing', 'complete'], denied: 'any' },
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, asked) =>
    tellControls(
      entries.map(({ values }) => ({
        ...(values.control as ControlState),
        against: values.against as readonly Finding[],
      })),
      asked,
    ),
}

export const controlEntries = (
  controls: readonly ControlState[],
  findings: readonly Finding[],
  year: number,
): Entry[] =>
  controls.map((control) => ({
    name: control.title,
    values: {
      title: control.title,
      controls: [control.id],
      control,
      against: findings.filter(
        ({ register, severity }) => severity !== 'in_ordnung' && control.registers.some(({ id }) => id === register),
      ),
      year,
    },
    record: {
      kind: 'holdings',
      id: '',
      title: control.title,
      label: control.title,
      values: {},
      alwaysShown: [],
      references: {},
      sources: [],
    },
  }))

const LIGHT_WORDS = stems('rot rote roten gelb gelbe gelben grün grüne grünen Ampel Ampeln')
const BOOK_WORDS = stems(
  `Register Registern Verzeichnis Verzeichnisse Bücher Buch Unterlagen Nachweise Aufzeichnungen Papiere Dokumente
   angabenlücke`,
)

interface SeenControl extends ControlState {
  /** What is found in its registers. */
  against: readonly Finding[]
}

/** Of one inspection or a few, which of its books are not complete; of all, how each would go. */
function tellControls(controls: readonly SeenControl[], { words, classes, type }: AskedOf): string | undefined {
  const says = (set: ReadonlySet<string>): boolean => [...set].some((stem) => words.has(stem))
  const isOfLights = says(LIGHT_WORDS) || type === 'count'
  if (!says(BOOK_WORDS) && !isOfLights) return undefined
  if (isOfLights && !says(BOOK_WORDS))
    return controls.length <= FEW
      ? controls.flatMap((one) => [`${lightText(one)}.`, ...whyText(one)]).join('\n')
      : `${controls.length} Kontrollen:\n${controls.map((one) => `– ${lightText(one)}`).join('\n')}`
  if (classes.length === 0) return words.has(GAP) && says(BOOKS) ? openBooks(controls) : undefined
  return controls.map(booksText).join('\n')
}

const [GAP] = [...stems('angabenlücke')] as [string]

const BOOKS = stems('Register Registern Verzeichnis Verzeichnisse Bücher Buch')

/** Each book with entries that lack something, once, whichever inspections read it. */
function openBooks(controls: readonly ControlState[]): string {
  const books = [...new Map(controls.flatMap(({ registers }) => registers).map((one) => [one.title, one])).values()]
  const [filled, empty] = [books.filter(({ entries }) => entries > 0), books.filter(({ entries }) => entries === 0)]
  const open = filled.filter(({ isComplete }) => !isComplete).map(({ title }) => title)
  const told = open.length === 0 ? 'In keinem Register fehlen Angaben' : `Angaben fehlen in ${germanList(open)}`
  return `${told}. Ohne Eintrag sind ${empty.length} von ${books.length} Registern.`
}

/** So few are told with what their light follows from. */
const FEW = 2
/** So many of the findings behind a light are told. */
const MOST_TOLD = 5

function whyText({ against }: SeenControl): string[] {
  const more = against.length - MOST_TOLD
  return [
    ...against
      .slice(0, MOST_TOLD)
      .map(({ severity, text }) => `– ${severity === 'mangel' ? 'Mangel' : 'Hinweis'}: ${text}`),
    ...(more > 0 ? [`Und ${more} weitere; alle stehen im Kontrollordner.`] : []),
  ]
}

const lightText = ({ title, light }: ControlState): string => `${title}: ${LIGHT_NAMES[light]}`

function booksText({ title, registers, light }: ControlState): string {
  const open = registers.filter(({ isComplete }) => !isComplete)
  const head = `${title} (Ampel ${LIGHT_NAMES[light]})`
  if (open.length === 0) return `${head}: Alle ${registers.length} Register sind vollständig.`
  return `${head}: ${open.length} von ${registers.length} Registern sind nicht vollständig: ${germanList(open.map(registerText))}.`
}

const registerText = ({ title, entries }: RegisterState): string =>
  `${title} (${entries === 0 ? 'kein Eintrag' : 'Angaben fehlen'})`
