import { entryClass, stems, yearSpan, type Entry, type View } from '../../answers/index.ts'
import { kindOf } from '../../farm/index.ts'
import type { AskedPlan } from './asked-plan.ts'
import { entryOf } from '../catalog/entries.ts'
import { FIGURE_NAMES, SHORT_NAMES, TOPICS } from './figure-words.ts'
import type { PlanEntryId } from './plan-entry-ids.ts'
import { figuresOf, type ToldFigure } from './plan-figures.ts'
import { tellFigures } from './tell-figures.ts'
import { VARIANT_CHOICES, VARIANT_TOKENS } from './variant-words.ts'

/** What can be asked of the numbers of a plan. */
export interface FiguresView extends View {
  entryId: PlanEntryId
}

const GLUE = `Plan planen plant vorsehen sieht sagt sagen rechnet gerechnet ausgerechnet berechnet
  ermittelt Variante Varianten Wahl möglich gibt stehen steht stünde stünden ergibt Ergebnis Kennzahl Kennzahlen laut
  Jahr bekommen bekommt kriegen kriegt fahren fahre fahr nehmen nehme nähme genommen käme kommt kommen rauskommen rauskommt
  liegen läuft laufen machen mache gehen geht reinpassen passt Hof Betrieb ganz Prozent Hektar ha Tonnen
  t Kubik Kubikmeter m³ Kilo kg Stück insgesamt Summe alles zusammen eigentlich haben hätten hätte werden würde stelle
  kombiniere kombinieren rausgegangen ausgegangen draußen raus beschlossen festgelegt dafür dabei Kultur Frucht
  Tiere reicht Vorschlag Vorschläge Vorschlags Empfehlung empfohlen komplett gesamtes angenommene angenommenen angenommener beschlossene gewählte gewählten genommene genommenen übernommene warum wieso weshalb
  verplant verplanen eingeplant einplant einplanen veranschlagt veranschlagen angesetzt ansetzt kalkuliert kalkulieren
  vorschlägt ausweist ausgewiesen weist vorgibt nennt zeigt verteilt verteilen verteile vergibt Acker Äcker Ackerland Ackerfläche durchgehen durchgegangen
  draufgehen draufgegangen weggehen weggegangen bleibt bleiben damit gut gutes gemacht ausgelegt gedacht ausgerichtet
  nächstes nächsten düngte ausmachte übrig bestelle verwende füttern füttere fütter gefüttert verfüttern verfüttert umstelle umstellen setze wähle wählen annehme annehmen rein drauf raus hinhauen ausmachen macht wäre sein hoch viel`

const figuresView = (entryId: PlanEntryId, nouns: string, example: string): FiguresView => ({
  entryId,
  name: `${entryId}_figures`,
  label: `Zahlen im Plan: ${entryOf(entryId).title}`,
  example,
  nouns: stems(`${nouns} geplant vorgesehen`),
  neutralWords: stems(`${GLUE} variantenabstand ammmeisten ammwenigsten alsnächstes`),
  columns: [
    { name: 'text', label: 'Zahl', type: 'text', words: new Set() },
    { name: 'variant', label: 'Variante', type: 'choice', words: new Set(), choices: VARIANT_CHOICES },
  ],
  roles: { list: [] },
  classes: TOPICS[entryId].map(({ label, words, figures, isWeak }) =>
    entryClass(label, words, ({ values }) => figures.includes((values.figure as ToldFigure).id), {
      needsNoun: isWeak === true,
    }),
  ),
  combinesClasses: true,
  completeness: 'register',
  tense: 'future',
  answersDuties: true,
  tellsAlso: {
    types: ['when', 'where', 'until'],
    says: ['missing', 'asksShare', 'aggregate', 'selection', 'asksPermission'],
  },
  spanOf: ({ values }) => {
    const { askedYear } = values.plan as AskedPlan
    return askedYear === undefined
      ? ((values.figure as ToldFigure).days ?? yearSpan(values.year as number))
      : yearSpan(askedYear)
  },
  tells: (entries, asked) =>
    tellFigures(
      entries[0]!.values.plan as AskedPlan,
      entries.map(({ values }) => values.figure as ToldFigure),
      asked,
    ),
})

/** One for each plan of the catalog. */
export const FIGURES_VIEWS: readonly FiguresView[] = [
  figuresView(
    'duengeplan',
    `Düngeplan Düngeplanung Düngebedarfsermittlung Bedarfsermittlung Düngekonzept Düngung düngen Düngevariante
     Düngevarianten Düngevorschlag Düngevorschläge`,
    'Wie viel KAS brauche ich laut Düngeplan?',
  ),
  figuresView(
    'futterplan',
    `Futterplan Futterplanung Fütterungsplan Fütterung Stallblatt Futter Futtervariante Futtervarianten
     Fütterungsvariante Fütterungsvarianten Ration Rationen Futterration Mischration Trog Futtermischung Mischung
     Futtervorschlag Rationsvorschlag Bedarfsliste Einkaufsliste`,
    'Welche Ration ist die günstigste?',
  ),
  figuresView(
    'anbauplan',
    `Anbauplan Anbauplanung Fruchtfolgeplan Fruchtfolgeplanung Anbauvariante Anbauvarianten Anbauvorschlag
     Anbauvorschläge Fruchtfolgevorschlag`,
    'Wie viel Hektar Mais sieht der Anbauplan vor?',
  ),
  figuresView(
    'weideplan',
    'Weideplan Weideplanung Weidekalender Koppelplan Belegungsplan Weide weiden Weidegang Weidevariante Futterbedarf Weidevorschlag',
    'Reicht das Gras im Juli laut Weideplan?',
  ),
]

export const figureEntries = (entryId: PlanEntryId, plan: AskedPlan): Entry[] =>
  figuresOf(plan).map((figure) => figureEntry(entryId, plan, figure))

export function figureEntry(entryId: PlanEntryId, plan: AskedPlan, figure: ToldFigure): Entry {
  const { of, label, row, more } = figure
  const name = [of, label.replace(/, angenommen.*$/u, '')].filter(Boolean).join(': ')
  return {
    name,
    values: {
      text: name,
      variant: VARIANT_TOKENS[figure.variant.key],
      year: Number(plan.period.slice(0, 'YYYY'.length)),
      plan,
      figure,
    },
    record: {
      kind: row?.kind ?? 'holdings',
      id: row?.id ?? '',
      title: row ? `${kindOf(row.kind).singular}: ${of || label}` : '',
      label: name,
      values: {},
      alwaysShown: [],
      references: {},
      sources: [],
    },
    searchTexts: [
      FIGURE_NAMES[entryId][figure.id] ?? '',
      ...SHORT_NAMES.filter(([called]) => called.test(name)).map(([, words]) => words),
      figure.place ?? '',
      more.replace(/^(\d)\. Gabe/u, 'gabe$1'),
    ].filter((text) => text !== ''),
  }
}
