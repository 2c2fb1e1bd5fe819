import { areaHa, FORMATS, kindOf } from '../../farm/index.ts'
import { SURE } from '../confidence.ts'
import type { Extraction, Assertion, Extractor } from '../extractor.ts'
import { describeFeature } from './describe-feature.ts'
import { agreedHa, areaWarnings } from './field-area.ts'
import { beginOfLatestYear, withCropsToConfirm } from './field-crops.ts'
import { distinctParts } from './distinct-parts.ts'
import { fieldYear, isOfApplication, parcelNumber, yearsOf, type FieldYear } from './field-years.ts'
import { readFieldFacts, statedHa, type FieldFacts } from './field-facts.ts'
import { mergeExtractions } from '../merge-extractions.ts'
import { quotedValue } from '../quoted-value.ts'
import { assertionFaults } from '../assertion-faults.ts'
import type { Feature } from '../structure.ts'
import { cutQuote } from '../quote.ts'
import { shortenWarnings } from '../shorten-warnings.ts'

/** Two elements bear one name; both are shown to the person. */
const TWICE = 0.6
/** A boundary without name, number and FLIK. */
const NAMELESS = 0.5

interface Parcel {
  feature: Feature
  facts: FieldFacts
  /** As the file names it. */
  part: string | null
}

/** Boundaries with what their file says of them: a field each, its area computed. */
export const extractFields: Extractor = ({ document, today }) => {
  const parcels = withDistinctParts(
    (document.structures ?? []).flatMap((structure) => (structure.type === 'features' ? structure.features : [])),
  )
  if (parcels.length === 0) return undefined
  const rate = parcels.every(({ facts }) => facts.name === null && facts.flik === null)
    ? parcels.find(({ facts }) => facts.rate !== null)?.facts.rate
    : undefined
  if (rate)
    return {
      rows: [],
      warnings: [
        `Die Flächen haben keine Namen, aber Sollwerte (${quotedValue(rate)}): Das ist eine Applikationskarte, daraus werden keine Felder.`,
      ],
    }
  const { rows, warnings } = mergeExtractions(
    [...Map.groupBy(parcels, keyOf)].map(([key, group]) => fieldsOf(key, group, today)),
  )
  return { rows, warnings: shortenWarnings(warnings, 'den Feldern') }
}

function withDistinctParts(features: readonly Feature[]): Parcel[] {
  const all = features.map((feature) => ({ feature, facts: readFieldFacts(feature.properties) }))
  const parts = distinctParts(all.map(({ facts }) => ({ ...facts, part: facts.parcel })))
  return all.map(({ feature, facts }, index) => ({
    feature,
    facts: { ...facts, parcel: parts[index]! },
    part: facts.parcel,
  }))
}

/**
 * What makes two elements the same field: what a field is recognized by, else its name; an element without any of it is
 * one of its own.
 */
function keyOf(parcel: Parcel): string {
  const { flik, name, parcel: part } = parcel.facts
  if (flik === null)
    return name === null ? `element ${parcel.feature.number}` : [name, part].filter(Boolean).join(' | ').toLowerCase()
  return kindOf('fields').keyOf({ flik: FORMATS.flik.canonical(flik) ?? flik, parcel: part, name: nameOf(parcel) })!
}

function fieldsOf(key: string, group: Parcel[], today: string): Extraction {
  const [first, ...others] = group as [Parcel, ...Parcel[]]
  if (others.length === 0) return fieldOf(first, key, {}, today)
  const boundary = JSON.stringify(first.feature.geometry.coordinates)
  // The same land in several years.
  if (others.every(({ feature }) => JSON.stringify(feature.geometry.coordinates) === boundary))
    return fieldOf(
      { ...latestOf(group), facts: { ...latestOf(group).facts, crops: cropsOf(group) } },
      key,
      { group },
      today,
    )
  const numbers = group.map(({ feature }) => feature.number).join(', ')
  const warning = `${quotedValue(nameOf(first))} steht mehrmals in der Datei, mit verschiedenen Grenzen (Elemente ${numbers}): Bitte prüfe, ob es Teilschläge sind.`
  return mergeExtractions([
    { rows: [], warnings: [warning] },
    ...group.map((parcel, index) => fieldOf(parcel, `${key} ${index + 1}`, { part: index + 1 }, today)),
  ])
}

/** The same land of the latest year that is named; of none, the first. */
const latestOf = (group: Parcel[]): Parcel =>
  group.reduce((latest, one) => ((one.facts.year ?? 0) > (latest.facts.year ?? 0) ? one : latest))

/** Of each year the first crop. */
const cropsOf = (group: Parcel[]): FieldFacts['crops'] =>
  [
    ...new Map(
      group
        .flatMap(({ facts }) => facts.crops)
        .toReversed()
        .map((crop) => [`${crop.year} ${crop.role ?? ''}`, crop]),
    ).values(),
  ].toSorted((a, b) => a.year - b.year)

function fieldOf(
  { feature, facts, part: ofFile }: Parcel,
  name: string,
  { part, group }: { part?: number; group?: readonly Parcel[] },
  today: string,
): Extraction {
  const numbered = (text: string): string => (part === undefined ? text : `${text} (${part})`)
  const ha = areaHa(feature.geometry)
  const values = {
    name: numbered(nameOf({ feature, facts })),
    flik: facts.flik,
    parcel: facts.parcel === null ? null : numbered(facts.parcel),
    parcel_number: parcelNumber(facts.number),
    area_ha: Number((agreedHa(statedHa(facts, ha), ha) ?? ha).toFixed(4)),
    use: facts.use?.use ?? null,
    permanent_grassland: facts.use?.permanentGrassland ? true : null,
    geometry: feature.geometry,
    crops: facts.crops.length > 0 ? facts.crops : null,
    years: yearsOf((group ?? [{ feature, facts, part: ofFile }]).flatMap(yearOf)),
  }
  const place = `Element ${feature.number} (${quotedValue(values.name)})`
  const faults = assertionFaults('fields', values, today)
  if (faults.length > 0) return { rows: [], warnings: [`${place} ist nicht übernommen. ${faults.join(' ')}`] }
  const row: Assertion = {
    kind: 'fields',
    values,
    name,
    confidence: Math.min(
      facts.name === null && facts.flik === null ? NAMELESS : SURE,
      part === undefined ? SURE : TWICE,
    ),
    page: 1,
    quote: cutQuote(describeFeature(feature)),
    asOf: beginOfLatestYear([...facts.crops, ...(values.years ?? [])]),
  }
  return { rows: withCropsToConfirm(row, facts.cropByCode), warnings: warningsOf(place, facts, ha) }
}

function yearOf({ feature, facts, part }: Parcel): FieldYear[] {
  const { year, flik, number, code } = facts
  if (year === null || !isOfApplication({ flik, number, code })) return []
  const ha = areaHa(feature.geometry)
  return [fieldYear({ year, flik, number, part, areaHa: statedHa(facts, ha), code })]
}

const nameOf = ({ feature, facts }: Pick<Parcel, 'feature' | 'facts'>): string =>
  facts.name ?? facts.flik ?? `Feld ${feature.number}`

const warningsOf = (place: string, facts: FieldFacts, ha: number): string[] => [
  ...areaWarnings(place, statedHa(facts, ha), ha),
  ...(facts.cropWarning === null ? [] : [`${place}: ${facts.cropWarning}`]),
]
