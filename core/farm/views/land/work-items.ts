import { stems, type Entry, type Span } from '../../../answers/index.ts'
import { cropGroupWords } from '../../../terms/index.ts'
import { germanDay } from '../../../shared/german/write-german.ts'
import { daysBetween } from '../../../shared/time/days.ts'
import { otherNames, sharesWord } from '../stores/article-names.ts'
import { columnsOf } from '../columns.ts'
import { cropOfWork, fieldUseColumn, minutesBetween } from './field-use.ts'
import { CLASSES_OF_WORK } from './kinds-of-work.ts'
import { herdTexts } from '../animals/animal-texts.ts'
import { eachRow, labelOf, type FarmRows, type FarmView, type Values } from '../farm-view.ts'
import { lateRecord } from '../statutory-limits.ts'

/**
 * What the record of a work has to say: § 10 (2) DüV; Art. 67 (1) VO (EG) 1107/2009 with the annex of DVO (EU) 2023/564
 * (the growth stage only where the use is bound to it).
 */
const DEMANDED: Readonly<Record<string, readonly [field: string, label: string][]>> = {
  fertilizing: [
    ['field_id', 'Schlag'],
    ['product', 'Düngemittel'],
    ['amount', 'Menge'],
    ['area_ha', 'Fläche'],
    ['n_kg_ha', 'Stickstoffmenge'],
    ['p2o5_kg_ha', 'Phosphatmenge'],
  ],
  plant_protection: [
    ['field_id', 'Schlag'],
    ['product', 'Mittel'],
    ['approval_number', 'Zulassungsnummer'],
    ['amount', 'Aufwandmenge'],
    ['area_ha', 'Fläche'],
    ['eppo', 'EPPO-Code der Kultur'],
    ['done_by', 'Anwender'],
  ],
}

/** Null where nothing is missing, or the work is not done. */
const missingDetails = (values: Values): string | null =>
  (values.status === 'done' ? (DEMANDED[values.type as string] ?? []) : [])
    .filter(([field]) => (values[field] ?? '') === '')
    .map(([, label]) => label)
    .join(', ') || null

/** The law sets a time for fertilizing alone. */
const daysUntilRecorded = ({ type, done_on, recorded_on }: Values): number | null =>
  type === 'fertilizing' && typeof done_on === 'string' && typeof recorded_on === 'string'
    ? daysBetween(done_on, recorded_on)
    : null

const isToBeDone = ({ status }: Values): boolean => status === 'planned' || status === 'open'

/** The day it was done, or those for which it is planned. */
function workSpan({ done_on, planned_from, planned_until }: Values): Span | undefined {
  const [from, to] = [done_on ?? planned_from ?? planned_until, done_on ?? planned_until ?? planned_from]
  return typeof from === 'string' ? { from, to: to as string } : undefined
}

/** „10.09.2026 bis 30.09.2026“ */
const plannedText = (from: unknown, until: unknown): string =>
  [...new Set([from ?? until, until ?? from])]
    .filter((day) => day != null)
    .map(germanDay)
    .join(' bis ')

/** What a work is found by beside its own texts. */
function textsOf(values: Values, farm: FarmRows): (string | undefined)[] {
  const { field_id, place_id, herd_id, product, areas } = values
  return [
    labelOf(farm, 'fields', field_id),
    ...((areas ?? []) as { field: string | null }[]).map(({ field }) => field ?? undefined),
    labelOf(farm, 'places', place_id),
    ...herdTexts(farm, herd_id),
    ...inDigits(values.title),
    ...otherNames(product),
    ...namesOfCrop(cropOfWork(values, farm)),
  ]
}

const namesOfCrop = (crop: string | undefined): string[] => (crop === undefined ? [] : [crop, ...cropGroupWords(crop)])

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte', 'sechste']

/** „Dritte Gabe“ is asked for as „3. Gabe“, too. */
const inDigits = (title: unknown): string[] =>
  ORDINALS.flatMap((word, index) =>
    new RegExp(`(?<!\\p{L})${word}[rnsm]?(?!\\p{L})`, 'iu').test(String(title ?? '')) ? [`${String(index + 1)}.`] : [],
  )

/** „Gülle, Hauswiese“ */
function namesGoodsInPlace({ values, record }: Entry, said: ReadonlySet<string>): boolean {
  const { product, unit } = values
  const goods = [product, unit].filter((text) => typeof text === 'string')
  return sharesWord([...goods, ...otherNames(product)], said) && sharesWord([record.references.field_id ?? ''], said)
}

export const workItemsView: FarmView = {
  name: 'work_items',
  label: 'Arbeiten',
  example: 'Wann wurde das Moorstück zuletzt gedüngt?',
  furtherExamples: ['Wie viel Gülle kam 2026 auf die Hauswiese?', 'Wer hat am 12.05.2026 gespritzt?'],
  kinds: ['work_items'],
  nouns: stems(
    `~spreading Arbeit Arbeiten Feldarbeit Feldarbeiten Maßnahme Maßnahmen Tätigkeit Tätigkeiten Arbeitsschritt Arbeitsschritte
        gearbeitet gefahren fuhr ausgeführt durchgeführt passiert gemacht getan gegeben bekommen kam kamen gab
        Schlagkartei gegangen ging gingen gekommen verteilt
        verstreut gelaufen gewesen dran losgegangen angefangen Feldbuch Ackerschlagkartei bearbeitet`,
  ),
  columns: [
    ...columnsOf('work_items', {
      type: { ignoreLabel: true },
      title: { ignoreLabel: true },
      field_id: { words: 'Feld Schlag Schlages Feldern Felder Flächen Schläge Schlägen' },
      place_id: { ignoreLabel: true },
      herd_id: { ignoreLabel: true },
      permit_id: { ignoreLabel: true },
      location: { ignoreLabel: true },
      status: {
        ignoreLabel: true,
        choicesAhead: ['planned', 'open'],
        choices: {
          planned:
            'geplant geplante geplanten eingeplant vorgesehen angesetzt ansteht anstehen ausstehend offen offene offenen unerledigt',
          open: 'offen offene offenen unerledigt',
          done: 'fertig erledigt erledigte erledigten',
          discarded: 'verworfen',
        },
      },
      planned_from: { ignoreLabel: true },
      planned_until: { ignoreLabel: true },
      done_on: { ignoreLabel: true },
      done_by: { words: 'Anwender Ausführender Bearbeiter' },
      recorded_on: { ignoreLabel: true, words: 'Erfassungstag Erfassungsdatum' },
      done_at: { words: 'Uhr Uhrzeit Tageszeit' },
      technique: { words: 'womit Technik Ausbringtechnik Schleppschuh Schleppschlauch' },
      machine: { words: 'womit Maschine Gerät' },
      product: { words: 'womit Mittel Dünger Düngemittel Pflanzenschutzmittel' },
      approval_number: { words: 'Zulassungsnummer Zulassung' },
      indication: { words: 'wogegen Schaderreger Schadorganismus Zielorganismus' },
      amount: {
        words: `Menge Aufwandmenge Ausbringmenge Ausbringungsmenge Aufwand
              Kubikmeter Liter Tonnen`,
        aggregate: { by: 'sum', onRequest: true },
        perArea: { area: 'area_ha', within: ['product'] },
      },
      unit: { ignoreLabel: true },
      area_ha: { ignoreLabel: true, words: 'Hektar ha', aggregate: { by: 'sum', onRequest: true } },
      n_kg_ha: { words: 'Stickstoff N', aggregate: { by: 'sum', within: ['field_id'] } },
      n_available_kg_ha: {
        words: 'Stickstoff N anrechenbar anrechenbarer anrechnen angerechnet anzurechnen pflanzenverfügbar verfügbar',
        aggregate: { by: 'sum', within: ['field_id'] },
      },
      nh4n_kg_ha: {
        words: 'Ammonium AmmoniumN Ammoniumstickstoff NH4 NH4N',
        aggregate: { by: 'sum', within: ['field_id'] },
      },
      p2o5_kg_ha: { words: 'Phosphat Phosphor P2O5', aggregate: { by: 'sum', within: ['field_id'] } },
      incorporation_begun_at: { ignoreLabel: true, words: 'eingearbeitet Einarbeitung' },
      incorporation_ended_at: { ignoreLabel: true, words: 'eingearbeitet Einarbeitung' },
      in_bloom: { words: 'Blüte blühend blühte blühten' },
      bbch: { words: 'BBCH Stadium Entwicklungsstadium Entwicklungsstand Wuchsstadium Wachstumsstadium' },
      eppo: { words: 'EPPO' },
      hours_of_work: {
        words: 'Stunden Arbeitsstunden Arbeitszeit Zeitaufwand Zeitbedarf gedauert dauerte',
        seldom: true,
        aggregate: { by: 'sum' },
      },
      note: { ignoreLabel: true },
      kind_of_use: { ignoreLabel: true },
      record_form: { ignoreLabel: true },
    }),
    {
      name: 'incorporation_minutes',
      label: 'Dauer der Einarbeitung',
      type: 'number',
      unit: 'Minuten',
      seldom: true,
      words: stems(
        'eingearbeitet Einarbeitung einarbeiten eingearbeitete drin Minuten gebraucht gedauert dauerte schnell',
      ),
    },
    fieldUseColumn('field_id'),
    {
      name: 'record_days',
      label: 'Aufgezeichnet nach',
      type: 'number',
      unit: 'Tagen',
      words: stems(
        `nachgetragen Nachtrag Nachträge aufgezeichnet Aufzeichnung eingetragen aufgeschrieben aufzuschreiben
            aufzeichnen aufschreiben dokumentiert`,
      ),
      limits: { tooHigh: lateRecord },
    },
    { name: 'missing', label: 'Fehlende Angaben', type: 'text', words: new Set() },
  ],
  neutralWords: stems('gebracht brachte brachten war stattgefunden genommen verwendet'),
  roles: {
    day: 'on',
    overdue: 'open_until',
    amount: 'amount',
    who: 'done_by',
    whoActs: true,
    where: 'field_id',
    list: ['product', 'amount'],
  },
  classes: CLASSES_OF_WORK,
  entriesOf: eachRow(
    ({ title, done_on, planned_from, planned_until, field_id }, farm) =>
      [
        done_on ? germanDay(done_on) : plannedText(planned_from, planned_until),
        labelOf(farm, 'fields', field_id),
        title,
      ]
        .filter(Boolean)
        .join(', '),
    {
      searchTexts: textsOf,
      computed: (values, farm) => ({
        field_use: farm.byId('fields', values.field_id)?.values.use ?? null,
        on: values.done_on ?? values.planned_until ?? values.planned_from ?? null,
        open_until: isToBeDone(values) ? (values.planned_until ?? values.planned_from ?? null) : null,
        record_days: daysUntilRecorded(values),
        missing: missingDetails(values),
        incorporation_minutes: minutesBetween(values.incorporation_begun_at, values.incorporation_ended_at),
      }),
    },
  ),
  spanOf: ({ values }) => workSpan(values),
  impliedBy: { received: true, goodsInPlace: { types: ['amount', 'when'], names: namesGoodsInPlace } },
  missingDetails: 'missing',
  completeness: 'log',
  tense: 'past',
  usually: {
    holds: ({ values }) => values.status === 'done',
    liftedBy: ['status'],
    others: 'nicht erledigt',
    ahead: { label: 'geplant', holds: ({ values }) => isToBeDone(values) },
  },
}
