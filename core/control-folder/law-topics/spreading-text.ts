import {
  daysAround,
  duev,
  entryOn,
  nextDayOfYear,
  valueOn,
  type DatedValue,
  type DaysOfYear,
  type Parameter,
} from '../../law/index.ts'
import { isLiquidOrganic, type Material } from '../../library/index.ts'
import { germanDay } from '../../shared/german/write-german.ts'
import { addDays } from '../../shared/time/days.ts'
import { MISSING } from '../findings/closures.ts'
import { mainCropsOf, standOn } from '../findings/field-crops.ts'
import { dueGefroren } from '../findings/duengedokumentation/due-gefroren.ts'
import type { Scene } from '../findings/rule.ts'
import { kg } from '../findings/wording.ts'
import { NOTICES } from '../findings/notices.ts'
import { dayOfYearOf, yearOf } from '../findings/work.ts'
import type { FieldRow } from './law-question.ts'
import type { ClosedMaterial, ClosureRun } from './spreading-state.ts'
import { dayAndMonth, onDay, paragraph } from './topic.ts'

/** What is closed, as it stands behind „keine“ or „die“. */
const CLOSED: Readonly<Record<ClosedMaterial, string>> = {
  nitrogen: 'Sperrfrist',
  solid_manure_or_compost: 'Sperrfrist für Festmist und Kompost',
  phosphate: 'Sperrfrist für Phosphat',
}

type Law = Pick<Scene, 'land'>

/** „gilt am 05.11.2026 die Sperrfrist vom … bis zum …“, of one run of days. */
export function runText(run: ClosureRun, material: ClosedMaterial, field: FieldRow, today: string, law: Law): string {
  const { from, until } = run.days
  const when = from === until ? onDay(from, today) : `vom ${germanDay(from)} bis zum ${germanDay(until)}`
  if (run.state === 'open') return `gilt ${when} keine ${CLOSED[material]}`
  if (run.state === 'closed') return `gilt ${when} die ${CLOSED[material]}: ${closedText(run)}`
  if (run.missing === 'enforcement')
    return `lässt sich ${when} nicht sagen, ob gesperrt ist, denn dort ist rotes Gebiet und ob dein Land den Vollzug verlangt, ist nicht bekannt (${paragraph(entryOn(duev.rotesGebietVollzug, from, law.land)?.source ?? '')})`
  if (run.missing === 'harvestedOn') return unharvestedText(field, when, from, law)
  return `lässt sich ${when} nicht sagen, ob gesperrt ist: Beim Feld fehlt ${MISSING[run.missing]}`
}

function closedText({ from, until, source }: Extract<ClosureRun, { state: 'closed' }>): string {
  const [first, last, free] = [from, until, addDays(until, 1)].map(germanDay)
  return `gesperrt ist vom ${first} bis zum ${last} (${paragraph(source)}), ab dem ${free} nicht mehr`
}

function unharvestedText(field: FieldRow, when: string, day: string, law: Law): string {
  const entry = entryOn(duev.sperrfristAckerBis, day, law.land)
  const crops = mainCropsOf(field.values, yearOf(day)).map(({ crop }) => crop)
  const crop = crops.length > 0 ? ` (${[...new Set(crops)].join(', ')})` : ''
  const until = entry ? `bis zum ${germanDay(nextDayOfYear(day, entry.value))} (${paragraph(entry.source)})` : ''
  return `lässt sich ${when} nicht sagen, ob gesperrt ist: Beim Feld fehlt ${MISSING.harvestedOn}${crop}. Solange sie steht, gilt keine Sperrfrist; ist sie geerntet, ist ${until} gesperrt, soweit die Folgekultur keinen Stickstoff mehr haben darf`
}

/** From when on a part of the year is closed: „die nächste beginnt am 01.11.2026 (DüV § 6 Abs. 8 …)“. */
export function nextText(
  next: { day: string; closure: { state: string; until?: string; source?: string } } | undefined,
): string {
  if (next?.closure.state !== 'closed') return ''
  const { until, source = '' } = next.closure
  const end = until === undefined ? '' : ` und dauert bis zum ${germanDay(until)}`
  return `; die nächste beginnt am ${germanDay(next.day)}${end} (${paragraph(source)})`
}

/** On arable land it begins with the harvest. */
export function arableText(
  day: string,
  { land }: Law,
  isAfterHarvest = dayOfYearOf(day) >= NOTICES.autumnFrom,
): string {
  const entry = entryOn(duev.sperrfristAckerBis, day, land)
  // In the first half of the year nobody asks what may be given after the harvest.
  const autumn = isAfterHarvest ? ` ${autumnText(day, { land })}` : ''
  return entry
    ? `Auf Ackerland beginnt die Sperrfrist mit der Ernte der letzten Hauptfrucht und dauert bis zum ${dayAndMonth(entry.value)} (${paragraph(entry.source)}).${autumn}`
    : ''
}

/** What may still have nitrogen after the harvest, and how much. */
export function autumnText(day: string, { land }: Law): string {
  const [total, ammonium] = [
    entryOn(duev.herbstduengungGesamtstickstoff, day, land),
    entryOn(duev.herbstduengungAmmoniumstickstoff, day, land),
  ]
  const days = [duev.herbstduengungBis, duev.herbstduengungSaatBis, duev.herbstduengungWintergersteSaatBis].map(
    (parameter) => dayAndMonth(valueOn(parameter, day, land) ?? ''),
  )
  if (!total || !ammonium) return ''
  return `Danach darf bis zum ${days[0]} nur noch Stickstoff zu Zwischenfrüchten, Winterraps und Feldfutter (Saat bis ${days[1]}) und zu Wintergerste nach Getreide (Saat bis ${days[2]}), und zwar höchstens ${kg(total.value)} Gesamtstickstoff und ${kg(ammonium.value)} Ammoniumstickstoff je Hektar (${paragraph(total.source)}).`
}

/** „01.11. bis 31.01. (DüV …)“ of a part of the year that is closed every year. */
export function yearlyText(parameter: Parameter<DaysOfYear>, day: string, { land }: Law): string {
  const entry = entryOn(parameter, day, land)
  if (!entry) return ''
  const around = daysAround(day, entry.value)
  const from = around?.from ?? nextDayOfYear(day, entry.value.from)
  const until = around?.until ?? nextDayOfYear(from, entry.value.until)
  return `vom ${germanDay(from)} bis zum ${germanDay(until)} (${paragraph(entry.source)})`
}

/** What liquid manure has to keep to on the fields, beside the closed period. */
export function liquidTexts(
  fields: readonly FieldRow[],
  isGrass: (field: FieldRow) => boolean,
  day: string,
  law: Law,
): string[] {
  const arable = fields.filter((field) => !isGrass(field))
  const stands = new Set(arable.map(({ values }) => standOn(values, day)))
  return [
    ...(arable.length < fields.length ? [stripsText('grassland', day, law)] : []),
    ...(stands.has('crop') || stands.has('unknown') ? [stripsText('arable', day, law)] : []),
    ...(stands.has('bare') || stands.has('unknown') ? [workedInText(day, law)] : []),
  ].filter(Boolean)
}

const STRIPS: Readonly<Record<'grassland' | 'arable', [Parameter<true>, string]>> = {
  grassland: [duev.streifenfoermigGruenland, 'Grünland und mehrschnittigem Feldfutter'],
  arable: [duev.streifenfoermigAcker, 'bestelltem Ackerland'],
}

export function stripsText(use: 'grassland' | 'arable', day: string, { land }: Law): string {
  const [parameter, where] = STRIPS[use]
  const entry: DatedValue<true> | undefined = entryOn(parameter, day, land)
  return entry
    ? `Flüssige Wirtschaftsdünger dürfen seit dem ${germanDay(entry.from)} auf ${where} nur streifenförmig auf den Boden oder direkt hinein, mit Schleppschlauch, Schleppschuh oder Schlitztechnik (${paragraph(entry.source)}).`
    : ''
}

export function workedInText(day: string, { land }: Law): string {
  const entry = entryOn(duev.einarbeitungBinnen, day, land)
  return entry
    ? `Auf unbestelltem Acker muss Gülle ${hoursText(entry.value)} nach Beginn des Ausbringens eingearbeitet sein (${paragraph(entry.source)}).`
    : ''
}

export const hoursText = (hours: number): string =>
  hours === 1 ? 'spätestens 1 Stunde' : `spätestens ${hours} Stunden`

/** What no row tells. */
export const groundText = (materials: readonly Material[]): string =>
  `Nicht auf überschwemmten, wassergesättigten, gefrorenen oder schneebedeckten Boden (${paragraph(dueGefroren.legalBasis)}); Wetter und Boden kenne ich nicht, und den Düngebedarf${materials.some(isLiquidOrganic) ? ' und die Abstände zu Gewässern' : ''} prüfe ich hier nicht.`

/** Authorities may move what is closed. */
export function movedText(day: string, { land }: Law): string {
  const entry = entryOn(duev.sperrfristVerschiebungHoechstens, day, land)
  return entry
    ? `Deine Düngebehörde kann Sperrfristen um bis zu ${entry.value} Wochen verschieben (${paragraph(entry.source)}); frag sie, ob das bei dir so ist.`
    : ''
}
